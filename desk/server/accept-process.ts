import { constants, setPriority } from 'node:os';
import type { AcceptAnswer, AcceptTask } from './accept-in-child-process.ts';
import { DeskError } from './desk-error.ts';
import { accept } from './receive.ts';

// A process of its own, because decoding a picture can be ended in no other way. See accept-in-child-process.ts.

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // Serving pages comes first.
process.once('disconnect', () => process.exit()); // The server has ended.
process.on('message', async ({ kind, part, original }: AcceptTask) => {
  const answer: AcceptAnswer = await accept(kind, part, original).then(
    (accepted) => ({ accepted }),
    (error: NodeJS.ErrnoException) => ({
      message: error.message,
      ...(error instanceof DeskError && { status: error.status }),
      ...(error.code && { code: error.code }),
    }),
  );
  process.send!(answer);
});

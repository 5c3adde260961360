import { DeskError } from './desk-error.ts';
import { type GitAnswer, reasonOf } from './git.ts';

export const kept = 'Your changes are kept on this computer, and are sent with the next Publish.';

export const askForHelp =
  'Your changes are kept on this computer. Ask the person who looks after the code to bring both together.';

export const notMerged = (reason: string): string =>
  `Somebody else has published in the meantime, and git cannot bring both together here. ${askForHelp}\nGit says: ${reason}`;

/** Why git has made no commit, and what to do. */
export function notKept(answer: GitAnswer): string {
  const reason = reasonOf(answer);
  const [, lock] = /Unable to create '(.*?\.lock)': File exists/.exec(reason) ?? [];
  const remedy = lock
    ? `Another program works on this folder, or has left its mark here. Close it, or remove the file ${lock}, then publish again.`
    : 'Correct what it names, or show the lines to the person who looks after the code.';
  return `Git could not keep your changes as a version, so nothing is sent. ${remedy}\nGit says: ${reason}`;
}

/** Why a push or fetch has failed, and what to do. The changes are in a commit by then. */
export function remoteError(answer: GitAnswer): DeskError {
  if (answer.isSilent) {
    return new DeskError(
      409,
      `The place to publish to has not answered for five minutes, so the desk has stopped waiting. Publish again. ${kept}`,
    );
  }
  const { output, errors } = answer;
  const sentence =
    // Of `git push --porcelain`: the place has refused it, not the connection.
    output.includes('[remote rejected]')
      ? 'The place to publish to does not accept your changes. If its lines do not help, ask the person who looks after the code.'
      : /Authentication|could not read (Username|Password)|Permission denied \(|\b40[13]\b|terminal prompts disabled/i.test(
            errors,
          )
        ? 'The place to publish to does not know you. Sign in with GitHub Desktop once, then publish again.'
        : /resolve host|unable to access|Could not read from remote|timed out|Connection|does not appear to be a git repository/i.test(
              errors,
            )
          ? 'The place to publish to cannot be reached. Is this computer online?'
          : 'Publishing has failed.';
  const reason = reasonOf(answer);
  return new DeskError(409, `${sentence} ${kept}${reason && `\nGit says: ${reason}`}`);
}

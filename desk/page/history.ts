import type { Value } from '../value.ts';

/** The content of a form: the data of a file, or the text of an unreadable file. */
export type Content = { value: Value } | { text: string };

interface Step {
  /** The content before this step. */
  before: Content;
  place: string;
  isTyping: boolean;
  timeMs: number;
}

/** The changes of a form that Undo takes back, the latest last, and what Redo brings back. */
export interface History {
  past: Step[];
  future: Content[];
}

export const noHistory: History = { past: [], future: [] };

const maxSteps = 20;
/** Letters typed into one field with shorter pauses are one step. */
const burstPauseMs = 1000;

/** The history after a change. */
export function withStep({ past }: History, step: Step): History {
  const last = past.at(-1);
  const isSameBurst =
    last?.isTyping && step.isTyping && last.place === step.place && step.timeMs - last.timeMs < burstPauseMs;
  const steps = isSameBurst ? past.with(-1, { ...last, timeMs: step.timeMs }) : [...past, step];
  return { past: steps.slice(-maxSteps), future: [] };
}

/** What Undo shows instead of this content, and the history then. Undefined if there is no step. */
export function undone({ past, future }: History, current: Content): [Content, History] | undefined {
  const last = past.at(-1);
  return last && [last.before, { past: past.slice(0, -1), future: [...future, current] }];
}

/** What Redo shows, and the history then. Undefined if nothing was undone. */
export function redone({ past, future }: History, current: Content): [Content, History] | undefined {
  const next = future.at(-1);
  // Typing after it is a step of its own.
  const step: Step = { before: current, place: '', isTyping: false, timeMs: 0 };
  return next && [next, { past: [...past, step], future: future.slice(0, -1) }];
}

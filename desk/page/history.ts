import type { Value } from '../value.ts';

/** The content of a form: the data of a file, or the text of an unreadable file. */
export type Content = { value: Value } | { text: string };

interface Step {
  /** The content before this step. */
  before: Content;
  place: string;
  isTyping: boolean;
  timeMs: number;
  /** The entry of the trash with the file that this step has replaced. */
  replaced?: string | undefined;
}

/** The changes of a form that Undo takes back, the latest last, and what Redo brings back: its steps have the content after them. */
export interface History {
  past: Step[];
  future: Step[];
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

/** What Undo or Redo shows in place of a content, and the history then. */
interface Moved {
  content: Content;
  history: History;
  /** The entry of the trash whose file comes back. */
  replaced?: string | undefined;
}

/** Undefined if there is no step. */
export function undone({ past, future }: History, current: Content): Moved | undefined {
  const last = past.at(-1);
  if (!last) return undefined;
  const history = { past: past.slice(0, -1), future: [...future, { ...last, before: current }] };
  return { content: last.before, history, replaced: last.replaced };
}

/** Undefined if nothing was undone. */
export function redone({ past, future }: History, current: Content): Moved | undefined {
  const next = future.at(-1);
  if (!next) return undefined;
  // Typing after it is a step of its own.
  const history = { past: [...past, { ...next, before: current, isTyping: false }], future: future.slice(0, -1) };
  return { content: next.before, history, replaced: next.replaced };
}

/** The history after a file came back from an entry of the trash: the file that had its place is in another one. */
export function withEntry({ past, future }: History, before: string, now: string | undefined): History {
  const renew = (step: Step): Step => (step.replaced === before ? { ...step, replaced: now } : step);
  return { past: past.map(renew), future: future.map(renew) };
}

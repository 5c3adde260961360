import { DeskError } from './desk-error.ts';

/** More than a page can wait for. */
const maxKept = 1000;

/**
 * The answers to the latest requests, by their ids. A browser may send a request twice, and the page sends it again when the
 * answer is lost; nothing must be done twice then.
 */
export class Answers {
  private readonly kept = new Map<string, Promise<unknown>>();

  /** Returns the answer that a request of this id has already, or will have, or runs its action. */
  async once(id: string, action: () => Promise<unknown>): Promise<unknown> {
    const first = this.kept.get(id);
    if (first) {
      // An upload that was cut has no answer.
      const answer = await first.then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof DeskError) throw error;
        },
      );
      if (answer) return answer.value;
    }
    const answer = action();
    if (id) this.kept.set(id, answer);
    if (this.kept.size > maxKept) this.kept.delete(this.kept.keys().next().value!);
    return answer;
  }
}

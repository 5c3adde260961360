/** A step that takes longer is not waited for: the entry may be missing, as in a tab that the browser has restored. */
const longestStepMs = 1000;

/** Goes back in the history. A step takes effect later, and an entry that is added before then would cancel it. */
class StepBack {
  /** Resolves at the end of the step. Undefined while none is under way. */
  #step: Promise<void> | undefined;
  #resolveStep = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isUnderWay(): boolean {
    return this.#step !== undefined;
  }

  /** Goes back by a number of entries. Not to be called while a step is under way. */
  go(entryCount: number): void {
    this.#step = new Promise((resolve) => {
      this.#resolveStep = resolve;
    });
    this.#timer = setTimeout(() => this.end(), longestStepMs);
    history.go(-entryCount);
  }

  /** Runs a function that changes the history: now, or after the step that is under way. */
  whenSettled(change: () => void): void {
    if (this.#step) this.#step.then(() => this.whenSettled(change));
    else change();
  }

  /** To be called when the history has changed. Functions that wait for the step run after the caller. */
  end(): void {
    clearTimeout(this.#timer);
    this.#step = undefined;
    this.#resolveStep();
  }
}

export const stepBack = new StepBack();

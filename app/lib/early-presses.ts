/** A press that came before the page could answer it. */
interface Press {
  /** A click, or the `change` of a slider. */
  event: Event;
  /** The slider's value, or whether the field was then checked. Undefined for buttons and links. */
  value: string | boolean | undefined;
}

/** What early-presses.js keeps. */
interface Presses {
  /** The last press of each control, in their order. */
  kept: Map<HTMLElement, Press>;
  /** Ends the keeping of presses, because the page is hydrated or has fallen back. */
  answered: AbortController;
  /** The text typed since 'Go to anything' was asked for, and the time of that event. */
  typed: string;
  searchedAtMs: number;
  /** Whether a press or key has asked for 'Go to anything' in the last ten seconds, before it could open. */
  isSearching: () => boolean;
  /** Ends the keeping of typed text. */
  searchable: AbortController;
  /** Makes the page what it is without JavaScript, unless it is hydrated. */
  fallBack: () => void;
  /** The recording of the first pressed track, which is loading. */
  recording?: HTMLAudioElement;
  /** Called for each control that is pressed. Set by start.ts. */
  onReceive?: (control: HTMLElement) => void;
}

declare global {
  /** Undefined if a host's policy has blocked early-presses.js. */
  var presses: Presses | undefined;
}

/**
 * Answers the early presses in their order, as if they came now. Call it after hydrateRoot(): React hydrates the part of the
 * page with the pressed control at once.
 */
export async function answerPresses(): Promise<void> {
  const { presses } = globalThis;
  if (!presses) return;
  for (const [control, press] of presses.kept) {
    presses.kept.delete(control);
    answer(control, press);
    await undefined; // React renders what the press has changed in a microtask.
  }
  presses.answered.abort();
  // The search removes its mark when it opens (kept-search.ts).
  for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]:not([data-needs=search])')) {
    delete control.dataset.pressed;
  }
}

function answer(control: HTMLElement, { event, value }: Press): void {
  if (control instanceof HTMLInputElement) change(control, value!);
  else control.dispatchEvent(new MouseEvent(event.type, event));
}

/** Repeats a change of a field, which shows it already. React does not know about changes from before hydration. */
function change(field: HTMLInputElement, value: string | boolean): void {
  // This event makes React hydrate the field. From now on, React compares its value.
  field.dispatchEvent(new Event('reset', { bubbles: true }));
  if (typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  // The prototype's setter, because React overrides the field's own one and would ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

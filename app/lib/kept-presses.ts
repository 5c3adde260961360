/** A press that came before the page could answer it. */
interface Press {
  /** A click, or the `change` of a slider. */
  event: Event;
  control: HTMLElement;
  /** The slider's value, or whether the field was then checked. Undefined for buttons and links. */
  value: string | boolean | undefined;
  atMs: number;
}

/** What keep-presses.js keeps. */
interface Presses {
  /** In their order. */
  kept: Press[];
  /** Ends the keeping of presses. */
  answered: AbortController;
  /** The text typed since 'Go to anything' was asked for, and the time of that event. */
  typed: string;
  searchedAtMs: number;
  /** Ends the keeping of typed text. */
  searchable: AbortController;
  /** The recording of the first pressed track, which is loading. */
  recording?: HTMLAudioElement;
  /** Called for each control that is pressed. Set by start.ts. */
  onReceive?: (control: HTMLElement) => void;
}

declare global {
  /** Undefined if a host's policy has blocked keep-presses.js. */
  var presses: Presses | undefined;
}

/** The visitor may not want any more what is older. */
const longestMs = 10_000;

/**
 * Answers the kept presses in their order, as if they came now. Call it after hydrateRoot(): React hydrates the part of the
 * page with the pressed control at once.
 */
export async function answerPresses(): Promise<void> {
  const { presses } = globalThis;
  for (let press = presses?.kept.shift(); press; press = presses?.kept.shift()) {
    answer(press);
    await undefined; // React renders what the press has changed in a microtask.
  }
  presses?.answered.abort();
}

function answer({ event, control, value, atMs }: Press): void {
  const isMenu = control.matches('[aria-controls=_menu]'); // The menu is open already.
  if (performance.now() - atMs > longestMs && !isMenu) return;
  if (control.dataset.needs !== 'search') delete control.dataset.pressed; // The search does it (kept-search.ts).
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

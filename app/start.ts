// The first script of a page. The others wait in a template until the first screen is painted with its fonts and pictures:
// loading them earlier would compete with the resources of the first paint (decision 0023). Once something is pressed, they
// and what the pressed control needs load at once (decision 0041).
import type {} from './lib/early-presses.ts'; // The type of `presses`.

/** The longest wait. On such a slow connection, visitors may want to press something before the page is painted. */
const longestWaitMs = 3000;
/** Browsers work on up to three frames at a time: when the fourth begins, the first is on the screen. */
const framesToScreen = 4;

const code = () => document.getElementById('_code') as HTMLTemplateElement; // Cast: generator/html/document.ts.
let isRequested = false;

function loadCode() {
  if (isRequested) return;
  isRequested = true;
  document.body.append(...code().content.querySelectorAll(':not([data-needs])'));
  // The address of a picture opens the viewer.
  const picture = document.querySelector<HTMLElement>(':target a[data-needs]');
  if (picture) loadPart(picture);
}

/** Requests the files that a control needs before it can answer a press. */
function loadPart({ dataset }: HTMLElement) {
  document.body.append(...code().content.querySelectorAll(`[data-needs="${dataset.needs}"]`));
}

function loadCodeWhenPainted(frames = framesToScreen) {
  requestAnimationFrame(() => (frames > 1 ? loadCodeWhenPainted(frames - 1) : loadCode()));
}

/** Loads the recording of a pressed track. Its address is in the row's player for visitors without JavaScript. */
function loadRecording(control: HTMLElement) {
  const player = control.closest(':has(noscript)')?.querySelector('noscript')?.textContent;
  const [, address] = /<(?:source|audio)[^>]* src="([^"]+)/.exec(player ?? '') ?? [];
  if (address) globalThis.presses!.recording ??= Object.assign(new Audio(address), { preload: 'auto' });
}

function onReceive(control: HTMLElement) {
  loadCode();
  if (control.dataset.needs === 'recording') loadRecording(control);
  else loadPart(control);
}

function start() {
  setTimeout(loadCode, longestWaitMs);
  document.addEventListener('visibilitychange', loadCode);
  const { presses } = globalThis;
  if (presses) presses.onReceive = onReceive;
  for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) onReceive(control);
  if (document.hidden)
    loadCode(); // A hidden tab paints nothing.
  else addEventListener('load', () => loadCodeWhenPainted());
}

// The script may arrive while the document is still being parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

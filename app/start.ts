// The first script of a page. The others wait in a template until the first screen is painted with its fonts and pictures:
// loading them earlier would compete with the resources of the first paint (decision 0023).

/** The longest wait. On such a slow connection, visitors may want to press something before the page is painted. */
const longestWaitMs = 3000;
/** Browsers work on up to three frames at a time: when the fourth begins, the first is on the screen. */
const framesToScreen = 4;

function loadCode() {
  const code = document.getElementById('_code') as HTMLTemplateElement | null; // Cast: generator/html/document.ts.
  code?.replaceWith(code.content);
}

function loadCodeWhenPainted(frames = framesToScreen) {
  requestAnimationFrame(() => (frames > 1 ? loadCodeWhenPainted(frames - 1) : loadCode()));
}

function start() {
  setTimeout(loadCode, longestWaitMs);
  document.addEventListener('visibilitychange', loadCode);
  if (document.hidden)
    loadCode(); // A hidden tab paints nothing.
  else addEventListener('load', () => loadCodeWhenPainted());
}

// The script may arrive while the document is still being parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

export {};

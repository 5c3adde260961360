// The first script of a page: asks for the others, which wait in a template, when the first screen is painted with its fonts
// and pictures. Loading them earlier would compete with the resources of the first paint (decision 0023).

/** How long the code waits at most. On a line as slow as that, a visitor wants to press something. */
const longestWaitMs = 3000;
/** Browsers work on up to three frames at a time: when the fourth begins, the first is on the screen. */
const framesToScreen = 4;

function askForCode() {
  const code = document.getElementById('_code') as HTMLTemplateElement | null; // Cast: generator/html/document.ts.
  if (!code) return; // It was asked for before.
  code.remove();
  document.body.append(code.content);
}

/** Asks for the code when what is there now is on the screen. */
function askWhenPainted(frames = framesToScreen) {
  requestAnimationFrame(() => (frames > 1 ? askWhenPainted(frames - 1) : askForCode()));
}

function start() {
  setTimeout(askForCode, longestWaitMs);
  document.addEventListener('visibilitychange', askForCode);
  if (document.hidden)
    askForCode(); // A hidden tab paints nothing.
  else addEventListener('load', () => askWhenPainted());
}

// The script runs when it arrives, which may be in the middle of the document.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

export {};

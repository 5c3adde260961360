// The first script of a page: asks for the others, which wait in a template, when the first screen is painted with its fonts
// and pictures. Before, they would share the line with what is seen first. A file of its own, so that the browser can check it
// and no host needs its hash.

/** How long code waits for fonts and pictures at most. On a line as slow as that, a visitor rather wants to press something. */
const longestWaitMs = 3000;
/** Browsers work on up to three frames at a time: when so many have begun, the first is on the screen. */
const framesToScreen = 4;

/** The hashes of all code that a page may ask for. The build puts it before this text (generator/html/starter.ts). */
declare const importMap: string;

interface Rules {
  createScript(text: string): string;
}
// TypeScript does not know Trusted Types yet.
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } };

function askForCode() {
  const code = document.getElementById('_code') as HTMLTemplateElement | null; // Cast: generator/html/document.ts.
  if (!code) return; // It was asked for before.
  code.remove();
  const tags = [...code.content.children];
  try {
    tags.unshift(hashesOfCode());
  } catch (error) {
    console.error(error); // The host sends the policy of an older version. The code runs, and is not checked.
  }
  // Each in a task of its own, in their order: all in one would keep a slow phone busy for a tenth of a second.
  for (const tag of tags) setTimeout(() => document.body.append(tag));
}

/** A map must stand before the code. Browsers take it only from the page, as JSON in a script that the policy allows. */
function hashesOfCode(): HTMLScriptElement {
  const rules = { createScript: () => importMap };
  const script = document.createElement('script');
  script.type = 'importmap';
  script.text = (trustedTypes?.createPolicy('import-map', rules) ?? rules).createScript('');
  return script;
}

/** Firefox reports no paint of a page that opens at a hash. To count frames before the first one would delay it. */
const firstPaint = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    addEventListener('load', resolve);
    setTimeout(resolve, longestWaitMs);
  });

async function waitForFirstScreen() {
  setTimeout(askForCode, longestWaitMs);
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  askWhenPainted();
}

/** Asks for the code when what is there now is on the screen. */
function askWhenPainted(frames = framesToScreen) {
  requestAnimationFrame(() => (frames > 1 ? askWhenPainted(frames - 1) : setTimeout(askForCode)));
}

function start() {
  document.addEventListener('visibilitychange', askForCode);
  if (document.hidden) askForCode(); // A hidden tab paints nothing.
  firstPaint().then(waitForFirstScreen).catch(askForCode);
}

// The script runs when it arrives, which may be in the middle of the document: deferred, it made the largest paint later.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

export {};

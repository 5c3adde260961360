// The first script of a page: asks for the others, which wait in a template, after the first paint. Before, they would share
// the line with what is painted first. A file of its own, so that the browser can check it and no host needs its hash.

const code = document.getElementById('_code') as HTMLTemplateElement; // Cast: the page has it (generator/html/document.ts).
const askForCode = () => code.replaceWith(code.content);

document.addEventListener('visibilitychange', askForCode);
try {
  if (document.hidden) askForCode(); // A hidden tab paints nothing.
  new PerformanceObserver(askForCode).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint of a page that opens at a hash.
  requestAnimationFrame(() => setTimeout(askForCode, 200));
} catch {
  askForCode();
}

export {};

// Sets data-motion before the first paint. A stored choice wins over the system's setting and its changes.
// Every page inlines this file, without its comment lines: keep it short.
(() => {
  let setting;
  const apply = () => {
    let chosen;
    try {
      chosen = localStorage.getItem('motion');
    } catch {
      // Storage is blocked.
    }
    const isKnown = chosen === 'calm' || chosen === 'lively';
    document.documentElement.dataset.motion = isKnown ? chosen : setting?.matches ? 'calm' : 'lively';
  };
  try {
    setting = matchMedia('(prefers-reduced-motion: reduce)');
    setting.onchange = apply;
  } catch {
    // Without media queries the motion is lively.
  }
  apply();

  // client.tsx must know whether the visitor followed a link before it loaded.
  window.onbeforeunload = () => {
    document.documentElement.dataset.leaving = '';
  };
})();

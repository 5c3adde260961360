// Sets data-motion before the first paint. A stored choice wins over the system's setting and its changes.
// Every page inlines this file, without its comment lines: keep it short.
(() => {
  const setting = matchMedia('(prefers-reduced-motion: reduce)');
  const choice = () => {
    try {
      return localStorage.getItem('motion');
    } catch {
      return null; // Storage is blocked.
    }
  };
  const apply = () => {
    const chosen = choice();
    const isKnown = chosen === 'calm' || chosen === 'lively';
    document.documentElement.dataset.motion = isKnown ? chosen : setting.matches ? 'calm' : 'lively';
  };
  apply();
  setting.addEventListener('change', apply);
})();

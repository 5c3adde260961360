// Sets <html data-motion> before the first paint. A stored choice wins over the system's setting; without a stored
// choice, changes of the system's setting apply while the page is open.
(() => {
  const setting = matchMedia('(prefers-reduced-motion: reduce)');
  const choice = () => {
    try {
      return localStorage.getItem('motion');
    } catch {
      return null; // The browser blocks storage.
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

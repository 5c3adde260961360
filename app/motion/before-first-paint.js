// Calm or Lively must be known before the first paint. The visitor's own choice wins over the system's setting; without
// one, a change of that setting is followed.
(() => {
  const setting = matchMedia('(prefers-reduced-motion: reduce)');
  const choice = () => {
    try {
      return localStorage.getItem('motion');
    } catch {
      return null; // Storage is refused.
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

// Sets data-motion and data-look before the first paint. A stored choice wins over the system's setting and its changes.
// Every page inlines this file, without its comment lines: keep it short.
(() => {
  const { dataset } = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked.
    }
  };
  const setting = (query, onchange) => {
    try {
      return Object.assign(matchMedia(query), { onchange });
    } catch {
      // Without media queries the motion is lively, and the look is night.
    }
  };
  let calm;
  let light;
  const apply = () => {
    const motion = stored('motion');
    const isKnown = motion === 'calm' || motion === 'lively';
    dataset.motion = isKnown ? motion : calm?.matches ? 'calm' : 'lively';
  };
  // look.ts sends the event: its choice counts even if storage is blocked.
  const applyLook = ({ detail = stored('look') }) => {
    dataset.lookChoice = detail === 'day' || detail === 'system' ? detail : 'night';
    dataset.look = detail === 'day' || (detail === 'system' && light?.matches) ? 'day' : 'night';
    // The page's ground in app/styles/tokens.css.
    document.querySelector('[name=theme-color]').content = dataset.look === 'day' ? '#f5efe2' : '#070b18';
  };
  calm = setting('(prefers-reduced-motion: reduce)', apply);
  light = setting('(prefers-color-scheme: light)', () => applyLook({ detail: dataset.lookChoice }));
  apply();
  applyLook({});
  addEventListener('look', applyLook);

  // client.tsx must know whether the visitor followed a link before it loaded.
  window.onbeforeunload = () => {
    dataset.leaving = '';
  };
})();

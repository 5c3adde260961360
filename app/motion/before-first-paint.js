// Sets data-motion and data-look before the first paint, and answers their controls, also before the code is there. A stored
// choice wins over the system's setting and its changes. Every page inlines this file, without its comment lines: keep it short.
(() => {
  const { dataset } = document.documentElement;
  const opposite = { calm: 'lively', lively: 'calm', night: 'day', day: 'night' };
  const refused = {};
  const stored = (key) => {
    if (refused[key]) return refused[key];
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
  // Every visitor gets the same document, in which Night and Lively are checked.
  const check = () => {
    const choices = [dataset.motion, dataset.lookChoice];
    for (const radio of document.querySelectorAll('[type=radio]')) radio.checked = choices.includes(radio.value);
  };
  let calm;
  let light;
  const apply = {
    motion(choice = stored('motion')) {
      const isKnown = choice === 'calm' || choice === 'lively';
      dataset.motion = isKnown ? choice : calm?.matches ? 'calm' : 'lively';
      check();
    },
    look(choice = stored('look')) {
      dataset.lookChoice = choice === 'day' || choice === 'system' ? choice : 'night';
      dataset.look = choice === 'day' || (choice === 'system' && light?.matches) ? 'day' : 'night';
      const bars = document.querySelector('[name=theme-color]');
      bars.content = bars.dataset[dataset.look];
      check();
    },
  };
  calm = setting('(prefers-reduced-motion: reduce)', () => apply.motion());
  light = setting('(prefers-color-scheme: light)', () => apply.look(dataset.lookChoice));
  apply.motion();
  apply.look();
  addEventListener('DOMContentLoaded', check);

  // Radio buttons have a value; toggle buttons have none.
  const choose = ({ target }) => {
    const { name, value } = target.closest?.('[name]') ?? {};
    if (!apply[name]) return;
    const choice = value || opposite[dataset[name]];
    apply[name](choice);
    try {
      localStorage.setItem(name, choice);
      delete refused[name];
    } catch {
      // Blocked or full: the choice lasts until a reload.
      refused[name] = choice;
    }
  };
  addEventListener('click', choose, true);
  // Another tab may have stored another choice, also while this page was in the back/forward cache.
  const followOtherTabs = () => {
    for (const name in apply) if (stored(name)) apply[name]();
  };
  addEventListener('storage', followOtherTabs);
  addEventListener('pageshow', followOtherTabs);

  // client.tsx must know whether the visitor followed a link before it loaded.
  window.onbeforeunload = () => {
    dataset.leaving = '';
  };
})();

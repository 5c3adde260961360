// Keeps what is pressed and typed before the page answers; app/lib/early-presses.ts answers it. The keys of 'Go to anything', whose
// dialog loads on demand, are always answered here. Every page inlines this file, without its comment lines: keep it short.
(() => {
  const longestMs = 10000;
  // One press of each control: who presses again is impatient.
  const kept = new Map();
  const answered = new AbortController();
  const searchable = new AbortController();

  const turnScriptingOff = ({ media, cssRules = [] }) => {
    if (media) media.mediaText = media.mediaText.replace('scripting: none', 'width');
    for (const rule of cssRules) turnScriptingOff(rule);
  };

  // The page becomes what it is without JavaScript, and stays so.
  const fallBack = () => {
    if (answered.signal.aborted) return;
    answered.abort();
    searchable.abort();
    const rules = { createHTML: (html) => html };
    const policy = window.trustedTypes?.createPolicy('noscript', rules) ?? rules;
    for (const element of document.querySelectorAll('noscript')) {
      element.outerHTML = policy.createHTML(element.textContent);
    }
    turnScriptingOff(document.querySelector('style').sheet);
  };

  const isSearching = () => performance.now() - presses.searchedAtMs < longestMs;
  const presses = { kept, answered, typed: '', searchedAtMs: -longestMs, isSearching, searchable, fallBack };
  window.presses = presses;

  const isMenu = (control) => control.matches('[aria-controls=_menu]');

  const receive = (control) => {
    control.dataset.pressed = '';
    setTimeout(() => {
      delete control.dataset.pressed;
      if (!isMenu(control)) fallBack();
    }, longestMs);
    presses.onReceive?.(control);
  };

  const keep = (event) => {
    const { type, target } = event;
    const isClick = type === 'click';
    // A link with `data-needs` opens something over the page. All other links work without code. Controls with a name are
    // answered by before-first-paint.js.
    const control = target.closest(isClick ? 'button, a[data-needs], [type=checkbox]' : '[type=range]');
    if (!control || control.name || !event.isTrusted) return;
    if (control.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.stopImmediatePropagation();
    // Otherwise a panel would open now, empty, and the repeated press would close it.
    if (control.checked === undefined) event.preventDefault();
    const isAgain = kept.delete(control);
    // CSS opens the menu at once. React then shows the same.
    if (isMenu(control)) control.ariaExpanded = !isAgain;
    if (!isAgain || !isMenu(control)) kept.set(control, { event, value: isClick ? control.checked : control.value });
    if (control.href) setTimeout(() => kept.delete(control) && control.click(), 2000);
    if (isClick) receive(control);
  };

  const beginSearch = () => Object.assign(presses, { typed: '', searchedAtMs: performance.now() });

  const onSearchPress = (event) => {
    if (!event.isTrusted || !event.target.closest('[data-needs=search]')) return;
    // In Firefox, a typed space also presses the focused button.
    if (event.detail === 0 && isSearching()) event.stopImmediatePropagation();
    else beginSearch();
  };

  // Escape closes the menu and asks for no search any more, as it does when the code is there.
  const takeBack = () => {
    presses.searchedAtMs = -longestMs;
    for (const control of document.querySelectorAll('[data-pressed]')) {
      if (isMenu(control)) control.ariaExpanded = false;
      else if (control.dataset.needs !== 'search') continue;
      kept.delete(control);
      delete control.dataset.pressed;
    }
  };

  const onPaste = ({ clipboardData }) => {
    if (isSearching()) presses.typed += clipboardData.getData('text');
  };

  const onKey = (event) => {
    const { key = '', code, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === 'Escape') return takeBack();
    if (document.querySelector(':modal')) return;
    const isText = !ctrlKey && !metaKey;
    const isK = key > '~' ? code === 'KeyK' : key.toLowerCase() === 'k';
    const isFree = !isSearching() && !target.matches?.(':read-write') && !isSlashOff();
    // Ctrl or ⌘ only: with Shift, Firefox opens its console.
    if (isText ? key === '/' && isFree : isK && !shiftKey && !altKey) {
      const button = document.querySelector('[data-needs=search]');
      beginSearch();
      receive(button);
      if (answered.signal.aborted) button.click();
    } else if (!isText || !isSearching()) return;
    else if (key.length === 1) presses.typed += key;
    else if (key === 'Backspace') presses.typed = presses.typed.slice(0, -1);
    else if (key !== 'Enter') return;
    event.preventDefault();
  };

  const isSlashOff = () => {
    try {
      return localStorage.getItem('slash');
    } catch {
      return null;
    }
  };

  const listen = (name, listener, { signal }) => addEventListener(name, listener, { capture: true, signal });
  listen('click', onSearchPress, searchable);
  listen('keydown', onKey, searchable);
  listen('paste', onPaste, searchable);
  listen('click', keep, answered);
  listen('change', keep, answered);
  // client.tsx answers for the other files.
  listen('error', ({ target }) => /\/(start|client)-/.test(target.src) && fallBack(), answered);
})();

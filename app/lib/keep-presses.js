// Keeps what is pressed and typed before the page answers; app/lib/kept-presses.ts answers it. Every page inlines this file,
// without its comment lines: keep it short.
(() => {
  const longestMs = 10000;
  const kept = [];
  const [answered, searchable] = [new AbortController(), new AbortController()];
  const presses = { kept, answered, typed: '', searchedAtMs: -longestMs, searchable };
  window.presses = presses;

  const receive = (control) => {
    control.dataset.pressed = '';
    setTimeout(() => delete control.dataset.pressed, longestMs);
    presses.onReceive?.(control);
  };

  const keep = (event) => {
    const { type, target } = event;
    const isClick = type === 'click';
    // A link with `data-needs` opens something over the page. All other links work without code.
    const control = target.closest(isClick ? 'button, a[data-needs], [type=checkbox], [type=radio]' : '[type=range]');
    if (!control || !event.isTrusted) return;
    const isLink = control.matches('a');
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.stopImmediatePropagation();
    const press = { event, control, value: isClick ? control.checked : control.value, atMs: performance.now() };
    kept.push(press);
    if (isLink) {
      event.preventDefault();
      setTimeout(() => kept.includes(press) && control.click(), 2000);
    }
    // CSS opens the menu at once. React then shows the same.
    if (control.matches('[aria-controls=_menu]')) control.ariaExpanded = control.ariaExpanded !== 'true';
    if (isClick) receive(control);
  };

  const isSearching = () => performance.now() - presses.searchedAtMs < longestMs;
  const beginSearch = () => Object.assign(presses, { typed: '', searchedAtMs: performance.now() });

  const onSearchPress = (event) => {
    if (!event.isTrusted || !event.target.closest('[data-needs=search]')) return;
    // In Firefox, a typed space also presses the focused button.
    if (event.detail === 0 && isSearching()) event.stopImmediatePropagation();
    else beginSearch();
  };

  const onKey = (event) => {
    const { key = '', code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isText = !ctrlKey && !metaKey;
    const isK = key > '~' ? code === 'KeyK' : key.toLowerCase() === 'k';
    if (isText ? key === '/' && !isSearching() && !isSlashOff() : isK && !shiftKey && !altKey) {
      beginSearch();
      receive(document.querySelector('[data-needs=search]'));
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
  listen('click', keep, answered);
  listen('change', keep, answered);
})();

import { contentChangedEvent } from '../../contract/content-changed.ts';

// Reloads a page of the dev server when the content has changed, after the last of several changes.

const pauseMs = 120;
let timer: ReturnType<typeof setTimeout>;

import.meta.hot?.on(contentChangedEvent, () => {
  // The desk reloads its preview itself.
  if (window !== window.parent) return;
  clearTimeout(timer);
  timer = setTimeout(() => location.reload(), pauseMs);
});

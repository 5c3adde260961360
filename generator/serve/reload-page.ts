import { contentChangedEvent } from '../../contract/content-changed.ts';

// In pages of the dev server: loads them anew when the content has changed, after the last of several changes.

const pauseMs = 120;
let timer: ReturnType<typeof setTimeout>;

import.meta.hot?.on(contentChangedEvent, () => {
  // The desk loads its preview anew itself.
  if (window !== window.parent) return;
  clearTimeout(timer);
  timer = setTimeout(() => location.reload(), pauseMs);
});

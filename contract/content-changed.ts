/** The event that the dev server sends to open pages when the content has changed. */
export const contentChangedEvent = 'content-changed';

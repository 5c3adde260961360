/** The event that a page of the dev server sends to the desk around it, before anything on it can be pressed. */
export const previewBeginsEvent = 'preview-begins';

/** Below this width in px the page is that of a phone, as in the style sheets. */
export const narrowPx = 768;

/** The same as a media condition, for scripts and for `media` and `sizes` of pictures. */
export const narrowCondition = '(width < 48rem)';

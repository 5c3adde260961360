/** Narrower windows, in px, get the layout of phones, as in the style sheets. */
export const narrowPx = 768;

/** The same as a media condition, for scripts and for `media` and `sizes` of pictures. */
export const narrowCondition = '(width < 48rem)';

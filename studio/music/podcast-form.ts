/** The music before the first word of the podcast. */
export const openingSeconds = 4;
/** The music between two paragraphs. */
export const pauseSeconds = 1.1;

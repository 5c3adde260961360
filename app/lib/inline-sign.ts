/** The sign of a step forward on the screen: 1 in pages that are read from left to right, -1 from right to left. */
export const inlineSign = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

/*
 * The widths and heights, in rem, at which the page has another layout. CSS cannot have variables in media queries, so style
 * sheets repeat these numbers, and breakpoints.test.ts refuses others. What depends on the room of a component is a container
 * query with a width of its own, but not in a first screen on phones: if an element matches a rule inside `@container`, even
 * without a container around it, Chromium lays out the page in the task that parses it.
 */

export const widths = { tiny: 17.5, phone: 28.5, small: 40, medium: 48, large: 56, wide: 64, full: 72 };

/** `low` is a phone on its side. In a window lower than `home`, Home's text reaches its light. */
export const heights = { low: 26, short: 32, home: 42, medium: 48, homeOnPhones: 50.5, high: 54, tall: 62.5 };

type Width = keyof typeof widths;

/** In px, for scenes. They count as if the visitor's text had the usual size. */
export const px = (width: Width) => 16 * widths[width];

/** The media condition of windows narrower than a breakpoint. */
export const below = (width: Width) => `(width < ${widths[width]}rem)`;

/** On phones, panels and dialogs cover the page, because a keyboard leaves them no room beside it. */
export const coversPage = `${below('small')} or (height < ${heights.short}rem)`;

/** The `sizes` of a picture: its width from each of these breakpoints on, and its width in narrower windows. */
export function sizesOf(from: Partial<Record<Width, string>>, otherwise: string): string {
  const names = (Object.keys(widths) as Width[]).filter((name) => from[name]).reverse();
  return [...names.map((name) => `(width >= ${widths[name]}rem) ${from[name]}`), otherwise].join(', ');
}

/** The `sizes` of a picture in the grid `.columns` (base.css), by the number of its columns. */
export const sizesInColumns = (one: string, two: string, three: string) => sizesOf({ small: two, wide: three }, one);

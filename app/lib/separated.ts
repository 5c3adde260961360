import type { ReactNode } from 'react';

/** Elements with a text between each two. */
export const separated = (elements: ReactNode[], separator: string): ReactNode[] =>
  elements.flatMap((element, index) => (index > 0 ? [separator, element] : [element]));

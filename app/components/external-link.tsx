import type { ComponentProps } from 'react';

/** A link to another site. It opens in a new tab, and base.css tells screen reader users. */
export const ExternalLink = (props: Omit<ComponentProps<'a'>, 'target' | 'rel'>) => (
  <a {...props} target="_blank" rel="noopener" />
);

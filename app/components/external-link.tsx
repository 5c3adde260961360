import type { ComponentProps } from 'react';

/** A link to another site. It opens in a new tab, and base.css says so to screen reader users. */
export const ExternalLink = (props: Omit<ComponentProps<'a'>, 'target' | 'rel'>) => (
  <a {...props} target="_blank" rel="noopener" />
);

import type { ComponentProps } from 'react';
import { contentLink } from '../navigation/address.ts';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  address: string;
}

/** A link of the owner. One to another site opens in a new tab, and base.css tells screen reader users. */
export const ContentLink = ({ address, ...rest }: ContentLinkProps) => <a {...rest} {...contentLink(address)} />;

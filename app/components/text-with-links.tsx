import { createElement, Fragment } from 'react';
import type { LinkedText } from '../../contract/page-data.ts';
import { ContentLink } from './content-link.tsx';

/** A text of the owner, with its addresses as links. */
export const TextWithLinks = ({ text }: { text: LinkedText }) =>
  typeof text === 'string'
    ? text
    : // As arguments, not as a list: parts that never change their order need no keys.
      createElement(
        Fragment,
        null,
        ...text.map((part) =>
          typeof part === 'string'
            ? part
            : createElement(ContentLink, { className: 'address', address: part.address }, part.text),
        ),
      );

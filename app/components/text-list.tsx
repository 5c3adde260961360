import type { LinkedText } from '../../contract/page-data.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** A list of short texts, each in its own direction, with all bullets at the side of the first. Renders nothing without items. */
export const TextList = ({ items }: { items: LinkedText[] }) =>
  items.length > 0 && (
    <ul dir="auto">
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <TextWithLinks text={item} />
        </li>
      ))}
    </ul>
  );

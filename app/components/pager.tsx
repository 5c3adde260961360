import * as messages from 'virtual:messages';
import type { ListPart } from '../../contract/page-data.ts';
import { partPath } from '../../contract/routes.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { href } from '../navigation/address.ts';
import styles from './pager.module.css';

/** Links to the parts of a long list whose first part is at `path`. Renders nothing for a single part. */
export function Pager({ path, part }: { path: string; part: ListPart }) {
  if (part.count === 1) return null;
  return (
    <nav className={`wrap ${styles.pager}`} {...inInterfaceLanguage} aria-label={messages.pagesOfList}>
      <ol>
        {Array.from({ length: part.count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={href(partPath(path, number))}
              aria-label={messages.pageNumber(number)}
              aria-current={number === part.number ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

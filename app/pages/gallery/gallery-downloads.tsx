import type { GalleryData } from '../../../contract/page-data.ts';
import line from '../../components/downloads.module.css';
import { Download, Downloads } from '../../components/downloads.tsx';
import { inInterfaceLanguage } from '../../lib/in-language.ts';
import * as words from '../../words/words.ts';
import styles from './gallery-downloads.module.css';

/** The files of a gallery that visitors can keep: all together, and one by one. */
export function GalleryDownloads({ all, each }: NonNullable<GalleryData['downloads']>) {
  return (
    <div className={`wrap ${line.downloads}`}>
      <Downloads links={all} />
      <details className={styles.each}>
        <summary {...inInterfaceLanguage}>{words.eachPicture}</summary>
        <ul>
          {each.map((link) => (
            <li key={link.name}>
              <Download {...link} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

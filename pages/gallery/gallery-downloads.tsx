import * as messages from 'virtual:messages';
import line from '../../app/components/downloads.module.css';
import { Download, Downloads } from '../../app/components/downloads.tsx';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import styles from './gallery-downloads.module.css';
import type { GalleryData } from './page.ts';

/** The files of a gallery that visitors can keep: all together, and one by one. */
export function GalleryDownloads({ all, each }: NonNullable<GalleryData['downloads']>) {
  return (
    <div className={`wrap ${line.downloads}`}>
      <Downloads links={all} />
      <details className={styles.each}>
        <summary {...inInterfaceLanguage}>{messages.eachPicture}</summary>
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

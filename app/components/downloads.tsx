import * as messages from 'virtual:messages';
import type { DownloadLink } from '../../contract/page-data.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { separated } from '../lib/separated.ts';
import { mediaHref } from '../navigation/address.ts';
import styles from './downloads.module.css';

/** A line with files that visitors can keep. */
export function Downloads({ links }: { links: DownloadLink[] | undefined }) {
  return (
    links && (
      <p className={styles.downloads} {...inInterfaceLanguage}>
        {messages.takeItWithYou}{' '}
        {separated(
          links.map((link) => <Download key={link.name} {...link} />),
          ' · ',
        )}
      </p>
    )
  );
}

/** A link to such a file. */
export const Download = ({ label, url, name }: DownloadLink) => (
  <a href={mediaHref(url)} download={name}>
    {label}
  </a>
);

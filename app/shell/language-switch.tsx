import { otherLanguages } from 'virtual:site-code';
import { useState } from 'react';
import type { ShownPage } from '../../contract/page.ts';
import { fileHref, keepPlace } from '../navigation/address.ts';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  /** Undefined while a page loads: the links of the previous page stay. */
  translations: ShownPage['translations'];
}

/** Links to the same page in the other languages. Each loads a document, because each language has code of its own. */
export function LanguageSwitch({ translations }: LanguageSwitchProps) {
  const [shown, setShown] = useState(translations);
  if (translations && translations !== shown) setShown(translations);
  return (
    <p className={styles.switch} id="_languages">
      {Object.entries(translations ?? shown ?? {}).map(([language, path]) => (
        <a key={language} href={fileHref(path)} hrefLang={language} lang={language} onClick={keepPlace}>
          {otherLanguages.find(([other]) => other === language)?.[2]}
        </a>
      ))}
    </p>
  );
}

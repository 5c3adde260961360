import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { nameOfLanguage } from '../../contract/languages.ts';
import { translationField } from '../../contract/reader-text.ts';
import { type Done, fileChangedEvent, type Translation } from '../messages.ts';
import { addLanguage, readTranslations, removeLanguage } from './api.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './languages.module.css';
import { useServerEvent } from './use-server-event.ts';
import { formAddress, placeOf } from './values.ts';

interface LanguagesProps {
  /** Shows what the desk has done. */
  onDone(action: Promise<Done>): Promise<void>;
}

/** The other languages of the site, each with the texts that still need a translation. Adds and removes languages. */
export function Languages({ onDone }: LanguagesProps) {
  const [languages, setLanguages] = useState<Translation[]>();
  const [chosen, setChosen] = useState('');
  const load = useCallback(() => void readTranslations().then(setLanguages, () => {}), []);
  useEffect(load, [load]);
  useServerEvent(fileChangedEvent, 200, load);
  const add = (event: FormEvent) => {
    event.preventDefault();
    void onDone(addLanguage(chosen)).then(load);
  };
  if (!languages) return null;
  return (
    <>
      {languages.map((one) => (
        <Language key={one.language} {...one} onRemove={() => onDone(removeLanguage(one.language)).then(load)} />
      ))}
      <form onSubmit={add} aria-labelledby="add-language">
        <h2 id="add-language" className={styles.heading}>
          {languages.length === 0 ? 'A second language' : 'Another language'}
        </h2>
        <p className={styles.help}>Each page is then there in both, and each form has room for the other words.</p>
        <div className={styles.line}>
          <LanguageChoice
            value={chosen}
            none="Choose …"
            onChange={setChosen}
            control={{ 'aria-labelledby': 'add-language' }}
          />
          <button type="submit" className="desk-button">
            Add this language
          </button>
        </div>
      </form>
    </>
  );
}

type LanguageProps = Translation & { onRemove(): void };

/** The texts that still need a translation into a language. Each line leads to its field. */
function Language({ language, records, onRemove }: LanguageProps) {
  const name = nameOfLanguage(language);
  const count = records.flatMap(({ texts }) => texts).length;
  return (
    <section aria-labelledby={`language-${language}`}>
      <h2 id={`language-${language}`} className={styles.heading}>
        Still to translate into {name}
      </h2>
      <p className={styles.help}>
        {count === 0 ? 'Nothing: every text is translated.' : 'Visitors read the other language there until then.'}
      </p>
      {records.map(({ name: record, label, texts }) => (
        <details key={record} className={styles.record}>
          <summary>
            <span dir="auto">{label}</span> <span className={styles.count}>({inWords(texts)})</span>
          </summary>
          <ul>
            {texts.map(({ path, label, isOlder }) => (
              <li key={placeOf(path)}>
                <a href={formAddress(record, placeOf(path.toSpliced(-1, 0, translationField(language))))} dir="auto">
                  {label}
                </a>
                {isOlder && ': older than the text'}
              </li>
            ))}
          </ul>
        </details>
      ))}
      <button type="button" className="desk-button" onClick={onRemove}>
        Take {name} away
      </button>
    </section>
  );
}

/** '3 texts, 1 of them older' */
function inWords(texts: { isOlder: boolean }[]): string {
  const older = texts.filter(({ isOlder }) => isOlder).length;
  return `${texts.length === 1 ? '1 text' : `${texts.length} texts`}${older > 0 ? `, ${older} of them older` : ''}`;
}

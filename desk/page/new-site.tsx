import { type FormEvent, useEffect, useState } from 'react';
import { languageOf } from '../../contract/languages.ts';
import type { PageChoice } from '../messages.ts';
import { listPageChoices, makeSite } from './api.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './new-site.module.css';
import { holdStrayDrops } from './stray-drops.ts';

/** The desk's first screen, while there is no content: asks for the name and the pages of a site, and makes it. */
export function NewSite() {
  const [choices, setChoices] = useState<PageChoice[]>([]);
  const [language, setLanguage] = useState('en');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    listPageChoices().then(setChoices, (error: Error) => setMessage(error.message));
    return holdStrayDrops(window, () =>
      setMessage('Your files have their place at the desk, which opens when the site is made.'),
    );
  }, []);

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const name = String(answers.get('name')).trim();
    if (!name) return setMessage('Give it a name first.');
    if (!languageOf(language)) return setMessage('Choose its language, or write the tag of one, such as sw or en-GB.');
    setBusy(true);
    setMessage('Making the site …');
    try {
      await makeSite(name, language, answers.getAll('page').map(String));
    } catch (error) {
      setMessage((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <main className={styles.page}>
      <h1>A new site</h1>
      <p>
        It begins with one example of each kind. You write your own over the examples. All answers can be changed later.
      </p>
      <form className={styles.form} onSubmit={make}>
        <label htmlFor="name">What is the name of the site?</label>
        <input className="desk-control" id="name" name="name" dir="auto" autoComplete="off" />
        <label htmlFor="language">In which language are its texts?</label>
        <div>
          <LanguageChoice value={language} onChange={setLanguage} control={{ id: 'language' }} />
          <small>
            Buttons and dates follow it. The example texts are in English: you write your own over them, and ‘Publish …’
            lists under ‘Still an example’ which are left.
          </small>
        </div>
        <fieldset>
          <legend>Which pages should it have besides Home?</legend>
          {choices.map(({ page, label, description, isDefault }) => (
            <label key={page} className={styles.choice}>
              <input type="checkbox" name="page" value={page} defaultChecked={isDefault} />
              <span>
                {label}
                <small>{description}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="desk-button" disabled={isBusy}>
          Make the site
        </button>
      </form>
      <p role="status">{message}</p>
    </main>
  );
}

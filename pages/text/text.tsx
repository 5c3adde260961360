import { DetailHead } from '../../app/components/detail-head.tsx';
import { PageHead } from '../../app/components/page-head.tsx';
import { Pager } from '../../app/components/pager.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { inLanguage } from '../../app/lib/in-language.ts';
import { href } from '../../app/navigation/address.ts';
import { Markdown } from './markdown.tsx';
import type { TextData } from './page.ts';
import styles from './text.module.css';

export default defineView(Text);

/** A page of the owner's own, with the pages below it. */
function Text({ path, title, lede, backdrop, parent, date, text, listed, part }: TextData) {
  return (
    <>
      {parent ? (
        <DetailHead title={title} backdrop={backdrop} parent={parent} className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {lede && (
            <p className={styles.lede}>
              <TextWithLinks text={lede} />
            </p>
          )}
        </DetailHead>
      ) : (
        <PageHead title={title} lede={lede} backdrop={backdrop} />
      )}
      {text.length > 0 && (
        <article className={`wrap ${styles.text}`}>
          <Day date={date} />
          <Markdown nodes={text} />
        </article>
      )}
      {listed.length > 0 && (
        <ul className={`wrap ${styles.list}`}>
          {listed.map((entry) => (
            <li key={entry.href} {...inLanguage(entry.language)}>
              <Day date={entry.date} />
              <a href={href(entry.href)}>
                <h2>{entry.title}</h2>
                <p>{entry.words}</p>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pager path={path} part={part} />
    </>
  );
}

const Day = ({ date }: Pick<TextData, 'date'>) =>
  date && (
    <p className={styles.day}>
      <time dateTime={date.day}>{date.words}</time>
    </p>
  );

import gradients from '../../app/components/gradient.module.css';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { PageHead } from '../../app/components/page-head.tsx';
import { TextList } from '../../app/components/text-list.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { scatter, settings } from '../../app/scenes/dots.ts';
import { Stage } from '../../app/scenes/stage.tsx';
import styles from './future.module.css';
import type { FutureData } from './page.ts';

export default defineView(Future);

function Future({ initiatives, vision, ...head }: FutureData) {
  return (
    <div className={styles.future}>
      <DotsBackground />
      <PageHead {...head} />
      {initiatives.length > 0 && (
        <>
          <Horizon initiatives={initiatives} />
          <ul className={`wrap ${styles.questions}`}>
            {initiatives.map(({ id, title, description, highlights }) => (
              <li key={id} id={id}>
                <LinkedHeading address={`#${id}`} name={title} />
                <p>
                  <TextWithLinks text={description} />
                </p>
                <TextList items={highlights} />
              </li>
            ))}
          </ul>
        </>
      )}
      <section className={styles.vision} aria-labelledby="_vision">
        <LinkedHeading address="#_vision" name={vision.title} headingId="_vision" />
        <div>
          {vision.text.map((paragraph) => (
            <p key={JSON.stringify(paragraph)}>
              <TextWithLinks text={paragraph} />
            </p>
          ))}
        </div>
      </section>
    </div>
  );
}

/** One horizon across the page. Each initiative is a light of its two colours behind it. */
const Horizon = ({ initiatives }: Pick<FutureData, 'initiatives'>) => (
  <div className={styles.horizon} aria-hidden="true">
    {initiatives.map(({ id, gradient }) => (
      <span key={id} className={gradients.gradient} data-gradient={gradient} />
    ))}
  </div>
);

const dots = scatter(settings.count, settings.seed);

/** The animated dots behind the page. The SVG fallback has the same dots in the same places. */
function DotsBackground() {
  return (
    <Stage scene="dots">
      <svg className={styles.dots} aria-hidden="true">
        {dots.map(({ x, y, radius, strength }) => (
          <circle key={x} cx={percent(x)} cy={percent(y)} r={radius.toFixed(2)} fillOpacity={strength.toFixed(2)} />
        ))}
      </svg>
    </Stage>
  );
}

/** Two decimals, to keep the HTML short. */
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

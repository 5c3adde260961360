import { useEffect, useRef, useState } from 'react';
import { pageAddress } from './api.ts';
import styles from './preview.module.css';

const widthsPx = { Phone: 390, Desktop: 1280 };
type Width = keyof typeof widthsPx;

interface PreviewProps {
  /** The path of the page. */
  page: string;
  /** An album that is not right yet has no page. */
  isReady: boolean;
  label: string;
}

/** The real page, as the dev server makes it. It loads itself anew when the content changes. */
export function Preview({ page, isReady, label }: PreviewProps) {
  const [width, setWidth] = useState<Width>('Phone');
  const [space, setSpace] = useState({ width: 390, height: 800 });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSpace({ width, height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, space.width / widthsPx[width]);
  const address = pageAddress(page);
  return (
    <aside className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        {(Object.keys(widthsPx) as Width[]).map((name) => (
          <button
            key={name}
            type="button"
            className="desk-button"
            aria-pressed={width === name}
            onClick={() => setWidth(name)}
          >
            {name}
          </button>
        ))}
        <a className="desk-button" href={address} target="_blank" rel="noreferrer">
          Open the page<span className="visually-hidden"> in a new tab</span>
        </a>
      </div>
      <div ref={box} className={styles.frame}>
        {isReady ? (
          <iframe
            key={address}
            title={`The page: ${label}`}
            src={address}
            style={{
              width: widthsPx[width],
              height: space.height / scale,
              insetInlineStart: (space.width - widthsPx[width] * scale) / 2,
              transform: `scale(${scale})`,
            }}
          />
        ) : (
          <p className={styles.empty}>The page appears here as soon as nothing is left to mend.</p>
        )}
      </div>
    </aside>
  );
}

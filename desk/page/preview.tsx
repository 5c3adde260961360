import { useCallback, useEffect, useRef, useState } from 'react';
import { contentChangedEvent } from '../../contract/content-changed.ts';
import { pageAddress } from './api.ts';
import styles from './preview.module.css';

const widthsPx = { Phone: 390, Desktop: 1280 };
type Width = keyof typeof widthsPx;

interface PreviewProps {
  /** The path of the page. */
  page: string;
  /** A new album that is not complete has no page yet. */
  isReady: boolean;
  label: string;
}

/** The real page, as the dev server makes it. */
export function Preview({ page, isReady, label }: PreviewProps) {
  const [width, setWidth] = useState<Width>('Phone');
  const [space, setSpace] = useState({ width: 390, height: 800 });
  const box = useRef<HTMLDivElement>(null);
  const frame = useReloaded();
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
        <a
          className="desk-button"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label="Open the page in a new tab"
        >
          Open the page
        </a>
      </div>
      <div ref={box} className={styles.frame}>
        {isReady && <p className={styles.behind}>The page is being made. New pictures take a moment.</p>}
        {isReady ? (
          <iframe
            key={address}
            {...frame}
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
          <p className={styles.empty}>The page appears here as soon as nothing is left to fix.</p>
        )}
      </div>
    </aside>
  );
}

const pauseMs = 60;

/**
 * Reloads a frame after the last of several changes. From here, because a page that has failed cannot do it itself. Browsers
 * ignore a second reload while the first one loads, so it waits.
 */
function useReloaded() {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoading = useRef(true);
  const isOutdated = useRef(false);
  const reload = useCallback(() => {
    isOutdated.current = isLoading.current;
    if (isLoading.current || !frame.current) return;
    isLoading.current = true;
    frame.current.contentWindow?.location.reload();
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const reloadSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, pauseMs);
    };
    import.meta.hot?.on(contentChangedEvent, reloadSoon);
    return () => {
      clearTimeout(timer);
      import.meta.hot?.off(contentChangedEvent, reloadSoon);
    };
  }, [reload]);
  const onLoad = useCallback(() => {
    isLoading.current = false;
    if (isOutdated.current) reload();
  }, [reload]);
  return { ref: frame, onLoad };
}

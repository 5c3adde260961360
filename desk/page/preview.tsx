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
  /** Called with the text that was pressed on the page, then with the texts around it. Returns whether its field was found. */
  onPress(text: string): boolean;
}

/** The real page, as the dev server makes it. */
export function Preview({ page, isReady, label, onPress }: PreviewProps) {
  const [width, setWidth] = useState<Width>('Phone');
  const [space, setSpace] = useState({ width: 390, height: 800 });
  const box = useRef<HTMLDivElement>(null);
  const { onLoad, ref } = useReloaded();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSpace({ width, height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const pressed = useRef(onPress);
  pressed.current = onPress;
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
            ref={ref}
            onLoad={() => {
              onLoad();
              followPresses(ref.current, pressed);
            }}
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

/** Calls `onPress` for each press on a text that does nothing on the page itself. The document is one of ours. */
function followPresses(frame: HTMLIFrameElement | null, onPress: { current: PreviewProps['onPress'] }): void {
  frame?.contentDocument?.addEventListener('click', (event) => {
    let element = event.target as Element | null;
    if (element?.closest('a, button, input, select, summary, label, video, [role=slider]')) return;
    // A word in a paragraph may have an element of its own.
    for (let level = 0; element && level < 3; level++) {
      const text = element.textContent ?? '';
      if (onPress.current(text)) return;
      element = element.parentElement;
    }
  });
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

import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { contentChangedEvent } from '../../contract/content-changed.ts';
import { nameOfLanguage } from '../../contract/languages.ts';
import { previewBeginsEvent } from '../../contract/preview-begins.ts';
import { pageAddress } from './api.ts';
import styles from './preview.module.css';
import type { Pressed } from './preview-parts.ts';
import { holdStrayDrops } from './stray-drops.ts';
import { useServerEvent } from './use-server-event.ts';

const widthsPx = { Phone: 390, Desktop: 1280 };
type Width = keyof typeof widthsPx;

interface PreviewProps {
  /** The path of the page. */
  page: string;
  /** The language of the page, if it is not that of the site. */
  language: string | undefined;
  /** The other languages of the site. */
  languages: string[];
  onLanguage(language: string | undefined): void;
  /** The page shows what is not on the site yet. */
  isDraft: boolean;
  label: string;
  /** The place of the field in work: the page is scrolled to it. */
  place: string | undefined;
  /** Finds the element that shows a field. */
  elementOf(document: Document, place: string): Element | undefined;
  /** Called with what was pressed on the page, then with what is around it. Returns whether its field was found. */
  onPress(pressed: Pressed): boolean;
}

/** The real page, as the dev server makes it. */
export function Preview({
  page,
  language,
  languages,
  onLanguage,
  isDraft,
  label,
  place,
  elementOf,
  onPress,
}: PreviewProps) {
  const [width, setWidth] = useState<Width>('Phone');
  const [space, setSpace] = useState({ width: 390, height: 800 });
  const box = useRef<HTMLDivElement>(null);
  const address = pageAddress(language ? `/${language}${page}` : page);
  const { onLoad, ref } = useReloaded(address);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSpace({ width, height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scrollTo = (place: string) => scrollToPart(ref.current, (document) => elementOf(document, place));
  const follow = useEffectEvent(scrollTo);
  useEffect(() => {
    if (place) follow(place);
  }, [place]);
  const press = useEffectEvent(onPress);
  useLayoutEffect(() => {
    const onBegin = () => followPresses(ref.current!, (pressed) => press(pressed));
    addEventListener(previewBeginsEvent, onBegin);
    return () => removeEventListener(previewBeginsEvent, onBegin);
  }, [ref]);
  const scale = Math.min(1, space.width / widthsPx[width]);
  return (
    <aside className={styles.preview} aria-label="Preview">
      <PreviewBar width={width} address={address} isDraft={isDraft} onWidth={setWidth}>
        {languages.map((other) => (
          <button
            key={other}
            type="button"
            className="desk-button"
            aria-pressed={language === other}
            onClick={() => onLanguage(language === other ? undefined : other)}
          >
            {nameOfLanguage(other)}
          </button>
        ))}
      </PreviewBar>
      <div ref={box} className={styles.frame}>
        <p className={styles.behind}>The page is being made. New pictures take a moment.</p>
        <iframe
          key={address}
          ref={ref}
          onLoad={() => {
            onLoad();
            // After the page has restored its own position.
            requestAnimationFrame(() => place && scrollTo(place));
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
      </div>
    </aside>
  );
}

interface PreviewBarProps {
  width: Width;
  address: string;
  isDraft: boolean;
  onWidth(width: Width): void;
  /** The buttons of languages. */
  children: ReactNode;
}

/** The widths of the page, and a link to it. */
function PreviewBar({ width, address, isDraft, onWidth, children }: PreviewBarProps) {
  return (
    <div className={styles.bar}>
      {(Object.keys(widthsPx) as Width[]).map((name) => (
        <button
          key={name}
          type="button"
          className="desk-button"
          aria-pressed={width === name}
          onClick={() => onWidth(name)}
        >
          {name}
        </button>
      ))}
      {children}
      <a
        className="desk-button"
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label="Open the page in a new tab"
      >
        Open the page
      </a>
      {isDraft && <p className={styles.draft}>Draft: only you see this</p>}
    </div>
  );
}

/** Scrolls to the element of the field in work, unless it is in view. */
function scrollToPart(frame: HTMLIFrameElement | null, elementIn: (document: Document) => Element | undefined): void {
  const { contentDocument, contentWindow } = frame ?? {};
  const element = contentDocument?.body && elementIn(contentDocument);
  if (!element || !contentWindow) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > contentWindow.innerHeight) element.scrollIntoView({ block: 'center' });
}

/**
 * Calls `onPress` for each press on a text that does nothing on the page itself, on a picture, and on the element around
 * them. The document is one of ours. Keys work as on the page.
 */
function followPresses(frame: HTMLIFrameElement, onPress: PreviewProps['onPress']): void {
  const page = frame.contentWindow!;
  const follow = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.detail === 0) return;
    const control = target.closest('a, button, input, select, summary, label, [role=slider]');
    if (!control && textsAround(target).some((text) => onPress({ text }))) return;
    // Lights and frames lie above some pictures.
    const picture = page.document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element): element is HTMLImageElement => element.localName === 'img');
    const ids = idsAround(target);
    if (picture && (!control || control.contains(picture)) && onPress({ picture: picture.src, ids })) {
      event.preventDefault();
      event.stopImmediatePropagation(); // Or the page would keep the press until it can answer.
      return;
    }
    if (!control) ids.some((id) => onPress({ id }));
  };
  page.addEventListener('click', follow, { capture: true });
  // The desk says what became of the files.
  holdStrayDrops(page, ({ dataTransfer }) => dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true })));
}

/** The ids of an element and of those around it, from the inside. */
function idsAround(element: Element | null): string[] {
  const withId = element?.closest('[id]');
  return withId ? [withId.id, ...idsAround(withId.parentElement)] : [];
}

/** The text of an element, and of two around it: a word in a paragraph may have an element of its own. */
function textsAround(element: Element): string[] {
  const elements = [element, element.parentElement, element.parentElement?.parentElement];
  return elements.map((one) => one?.textContent ?? '');
}

const pauseMs = 60;

/**
 * Reloads a frame after the last of several changes. From here, because a page that has failed cannot do it itself. Browsers
 * ignore a second reload while the first one loads, so it waits.
 */
function useReloaded(address: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoading = useRef(true);
  const isOutdated = useRef(false);
  // Another address is another frame.
  useLayoutEffect(() => {
    if (address) isLoading.current = true;
  }, [address]);
  const reload = useCallback(() => {
    isOutdated.current = isLoading.current;
    if (isLoading.current || !frame.current) return;
    isLoading.current = true;
    frame.current.contentWindow?.location.reload();
  }, []);
  useServerEvent(contentChangedEvent, pauseMs, reload);
  const onLoad = useCallback(() => {
    isLoading.current = false;
    if (isOutdated.current) reload();
  }, [reload]);
  return { ref: frame, onLoad };
}

import { type ComponentProps, use, useCallback, useEffect, useState } from 'react';
import type { PictureData } from '../../contract/page-data.ts';
import { onWindowEvent } from '../lib/window-event.ts';
import { fileHref } from '../navigation/address.ts';
import { FirstPicturesContext } from './first-picture.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The width in the layout, as in `<img sizes>`. */
  sizes: string;
  /** For the first picture of a page, which every screen shows at once: it loads before others. */
  priority?: boolean;
  className?: string;
}

type State = 'loading' | 'ready' | 'failed';

/**
 * A responsive picture. Its size never depends on its file: it fills the height of its parent, or the parent's styles set
 * `height: auto` and an aspect ratio. A failed picture shows its alt text, and loads again when the connection is back.
 */
export function Picture({ picture, sizes, priority = false, className = '' }: PictureProps) {
  const { stem, width, height, color, preview, alt } = picture;
  // Undefined in the prerendered HTML, so that the picture is visible without JavaScript.
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  // If the picture has loaded or failed before hydration, no event follows.
  const readState = useCallback((image: HTMLImageElement | null) => {
    if (image) setState(stateOf(image));
  }, []);
  const failed = state === 'failed';
  useEffect(() => {
    if (!failed) return;
    return onWindowEvent('online', () => setAttempt((last) => last + 1));
  }, [failed]);
  if (import.meta.env.SSR && priority) use(FirstPicturesContext)?.push({ srcSet: avifSrcSet(picture), sizes });

  return (
    <picture
      ref={showPreview}
      key={stem}
      className={`${styles.picture} ${className}`.trim()}
      data-color={color}
      data-preview={preview}
      data-state={state}
      suppressHydrationWarning // show-previews.js has set a style.
    >
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes={sizes} />
      <img
        key={attempt}
        ref={readState}
        src={webpAddress(picture)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onLoad={() => setState('ready')}
        onError={() => setState('failed')}
      />
      {failed && alt && (
        // Screen readers still get the alt text of the hidden <img>.
        <span className={styles.words} aria-hidden="true">
          {alt}
        </span>
      )}
    </picture>
  );
}

/** Shows the preview, as show-previews.js does in the prerendered HTML, which can have no style attributes. */
function showPreview(element: HTMLElement | null): void {
  const { preview } = element?.dataset ?? {};
  if (preview) element!.style.setProperty('--preview', `url(data:image/webp;base64,${preview})`);
}

function stateOf({ complete, naturalWidth }: HTMLImageElement): State {
  if (!complete) return 'loading';
  return naturalWidth > 0 ? 'ready' : 'failed';
}

/** Props that hide a decorative `<img>` when it fails: browsers would draw an icon and a border. */
export const hiddenOnError = {
  ref: (image) => {
    if (image && stateOf(image) === 'failed') image.hidden = true;
  },
  onError: ({ currentTarget }) => {
    currentTarget.hidden = true;
  },
} satisfies ComponentProps<'img'>;

/** The `srcset` of all AVIF widths of a picture. */
export const avifSrcSet = ({ stem, avifWidths }: PictureData): string =>
  avifWidths.map((width) => `${fileHref(`${stem}-${width}.avif`)} ${width}w`).join(', ');

/** The address of the WebP file, for browsers without AVIF. */
export const webpAddress = ({ stem, webpWidth }: PictureData): string => fileHref(`${stem}-${webpWidth}.webp`);

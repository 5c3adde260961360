import type { FirstPicture, Tag } from '../../contract/page.ts';
import type { View } from '../../contract/routes.ts';
import type { Bundle } from './bundle.ts';
import { inlineScript } from './inline-script.ts';
import { policy } from './policy.ts';

/**
 * What a page loads before anything else, as tags for its head. They stand in the order in which they are needed: a
 * browser asks in that order, and everything asked for shares a slow line.
 */
export function firstTags(bundle: Bundle, base: string, view: View, picture?: FirstPicture): Tag[] {
  const { styles, scripts } = bundle.filesOf(view);
  const address = (file: string) => base + file;
  return [
    { name: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } },
    inlineScriptTag,
    ...styles.map((file) => link({ rel: 'stylesheet', crossorigin: '', href: address(file) })),
    ...(picture ? [picturePreload(picture)] : []),
    ...preloadedFonts(view).map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: address(bundle.font(name)) }),
    ),
    // Low: what is visible comes before what makes it interactive. All at once, so that none waits for another.
    ...scripts
      .filter((file) => file !== bundle.entry)
      .map((file) => link({ rel: 'modulepreload', crossorigin: '', href: address(file), fetchpriority: 'low' })),
    {
      name: 'script',
      attributes: { type: 'module', crossorigin: '', src: address(bundle.entry), fetchpriority: 'low' },
    },
    link({ rel: 'manifest', href: `${base}site.webmanifest` }),
  ];
}

/** Sets Calm or Lively before the first paint. */
export const inlineScriptTag: Tag = { name: 'script', text: inlineScript };

/** Without this the browser would find the picture after fonts and code. */
const picturePreload = ({ srcSet, sizes }: FirstPicture): Tag =>
  link({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: srcSet,
    imagesizes: sizes,
    fetchpriority: 'high',
  });

/**
 * Two fonts for every page, and the italic where the first screen shows it. Greek loads where it occurs. In a gallery the
 * picture comes first: until the fonts are there, the words stand in a fallback with the same metrics.
 */
function preloadedFonts(view: View): string[] {
  if (view === 'gallery') return [];
  const common = ['literata-latin', 'commissioner-latin'];
  return view === 'home' ? [...common, 'literata-italic'] : common;
}

const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });

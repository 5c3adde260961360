import type { FirstPicture, Tag } from '../../contract/page.ts';
import type { View } from '../../contract/routes.ts';
import type { Bundle } from './bundle.ts';
import { inlineScript } from './inline-script.ts';
import { policy } from './policy.ts';

/**
 * The tags of what a page loads first, in the order in which it is needed: browsers request files in the order of their
 * tags, and all requests share a slow connection.
 */
export function firstTags(bundle: Bundle, base: string, view: View, picture?: FirstPicture): Tag[] {
  const { styles, scripts } = bundle.filesOf(view);
  const address = (file: string) => base + file;
  const code = (file: string) => ({ crossorigin: '', integrity: bundle.integrity(file) });
  return [
    { name: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } },
    inlineScriptTag,
    ...styles.map((file) => link({ rel: 'stylesheet', ...code(file), href: address(file) })),
    ...(picture ? [picturePreload(picture)] : []),
    ...preloadedFonts(view).map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: address(bundle.font(name)) }),
    ),
    // Low priority, because the page is visible without it. All are preloaded, so that none waits for another.
    ...scripts
      .filter((file) => file !== bundle.entry)
      .map((file) => link({ rel: 'modulepreload', ...code(file), href: address(file), fetchpriority: 'low' })),
    {
      name: 'script',
      attributes: { type: 'module', ...code(bundle.entry), src: address(bundle.entry), fetchpriority: 'low' },
    },
    link({ rel: 'manifest', href: `${base}site.webmanifest` }),
  ];
}

/** Sets Calm or Lively before the first paint. */
export const inlineScriptTag: Tag = { name: 'script', text: inlineScript };

/** Without it the browser would request the picture after fonts and code. */
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
 * Two fonts for every page, and the italic for home, whose first screen shows it. Greek is loaded when a text needs it. A
 * gallery preloads its picture instead: until the fonts have loaded, a fallback with the same metrics is shown.
 */
function preloadedFonts(view: View): string[] {
  if (view === 'gallery') return [];
  const common = ['literata-latin', 'commissioner-latin'];
  return view === 'home' ? [...common, 'literata-italic'] : common;
}

const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });

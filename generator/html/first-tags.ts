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
  const { styles } = bundle.filesOf(view);
  return [
    { name: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } },
    inlineScriptTag,
    ...styles.map((file) => link({ rel: 'stylesheet', ...checked(bundle, file), href: base + file })),
    ...(picture ? [picturePreload(picture)] : []),
    ...preloadedFonts(view).map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + bundle.font(name) }),
    ),
    script(bundle, base, bundle.starter),
    link({ rel: 'manifest', href: `${base}site.webmanifest` }),
  ];
}

/** The tags of a page's code, for which app/start.ts asks after the first paint. All files are preloaded, so that none waits for another. */
export function codeTags(bundle: Bundle, base: string, view: View): Tag[] {
  const { entry } = bundle;
  const others = bundle.filesOf(view).scripts.filter((file) => file !== entry);
  return [
    ...others.map((file) => link({ rel: 'modulepreload', ...checked(bundle, file), href: base + file })),
    script(bundle, base, entry),
  ];
}

const script = (bundle: Bundle, base: string, file: string): Tag => ({
  name: 'script',
  attributes: { type: 'module', ...checked(bundle, file), src: base + file },
});

/** The attributes with which the browser refuses a file of another content. */
const checked = (bundle: Bundle, file: string) => ({ crossorigin: '', integrity: bundle.integrity(file) });

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

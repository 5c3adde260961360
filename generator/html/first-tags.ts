import type { FirstPicture, Tag } from '../../contract/page.ts';
import type { View } from '../../contract/routes.ts';
import type { Bundle } from './bundle.ts';
import { inlineScript } from './inline-script.ts';

/** What is the same for all pages. */
export interface SiteCode {
  bundle: Bundle;
  /** The base path, with slashes at both ends. */
  base: string;
  /** The script that asks for all others. */
  starter: string;
  /** The Content-Security-Policy of a page with this style. */
  policyOf(styleText: string): string;
}

/**
 * The tags of what a page loads first, in the order in which it is needed: browsers request files in the order of their
 * tags, and all requests share a slow connection.
 */
export function firstTags({ bundle, base, starter, policyOf }: SiteCode, view: View, picture?: FirstPicture): Tag[] {
  const { styleText, styles } = bundle.filesOf(view);
  return [
    { name: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policyOf(styleText) } },
    inlineScriptTag,
    ...(picture ? [picturePreload(picture)] : []),
    ...preloadedFonts(view).map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + bundle.font(name) }),
    ),
    { name: 'script', attributes: { async: '', ...checked(bundle, starter), src: base + starter } },
    // After all that is asked for, because it is long. The names of its files are for app/lib/import-checked.ts.
    { name: 'style', attributes: { 'data-files': styles.map((file) => base + file).join(' ') }, text: styleText },
  ];
}

/**
 * The tags of what app/start.ts asks for after the first paint: the page's code, each file as a script of its own, so that
 * none waits for another and the browser runs each in a task of its own, and the manifest, which would take a connection
 * from a picture. The entry is last: run before the files that it imports, it would run them all in one task. Without
 * `fetchpriority`, browsers would let a script that is added wait for pictures.
 */
export function laterTags({ bundle, base }: SiteCode, view: View): Tag[] {
  const { entry } = bundle;
  const others = bundle.filesOf(view).scripts.filter((file) => file !== entry);
  return [
    ...[...others, entry].map(
      (file): Tag => ({
        name: 'script',
        attributes: { type: 'module', ...checked(bundle, file), fetchpriority: 'high', src: base + file },
      }),
    ),
    link({ rel: 'manifest', href: `${base}site.webmanifest` }),
  ];
}

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
 * Two fonts for every page, and the italic for home, whose first screen shows it. Others load when a text needs them. A
 * gallery preloads its picture instead: until the fonts have loaded, a fallback with the same metrics is shown.
 */
export function preloadedFonts(view: View): string[] {
  if (view === 'gallery') return [];
  const common = ['literata-english', 'commissioner-english'];
  return view === 'home' ? [...common, 'literata-italic'] : common;
}

const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });

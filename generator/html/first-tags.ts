import type { FirstPicture, Tag } from '../../contract/page.ts';
import type { View } from '../../contract/routes.ts';
import type { Bundle } from './bundle.ts';
import { inlineScript } from './inline-script.ts';
import { pagePolicy } from './policy.ts';

/** What is the same for all pages. */
export interface SiteCode {
  bundle: Bundle;
  /** The base path, with slashes at both ends. */
  base: string;
}

/**
 * The tags of what a page loads first, in the order in which it is needed: browsers request files in the order of their
 * tags, and all requests share a slow connection.
 */
export function firstTags({ bundle, base }: SiteCode, view: View, picture?: FirstPicture): Tag[] {
  const { starter } = bundle;
  const { styleText } = bundle.filesOf(view);
  return [
    { name: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy(styleText) } },
    inlineScriptTag,
    ...(picture ? [picturePreload(picture)] : []),
    ...preloadedFonts(view).map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + bundle.font(name) }),
    ),
    { name: 'script', attributes: { async: '', ...checked(bundle, starter), src: base + starter } },
    // After all that is asked for, because it is long.
    { name: 'style', text: styleText },
  ];
}

/**
 * The tags of what app/start.ts asks for after the first paint: the page's code, each file as a script of its own, because
 * browsers check the hashes of scripts but not those of preloads, and the manifest, which would take a connection from a
 * picture. Without `fetchpriority`, browsers would let a script that is added wait for pictures.
 */
export function laterTags({ bundle, base }: SiteCode, view: View): Tag[] {
  const { entry } = bundle;
  const { scripts, styles } = bundle.filesOf(view);
  return [
    // The page has the text of these already. Vite's code looks for such a tag before it asks for a file.
    ...styles.map((file) => link({ rel: 'stylesheet', href: base + file, disabled: '' })),
    ...[...scripts.filter((file) => file !== entry), entry].map(
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

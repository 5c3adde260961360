import type { FirstPicture, Tag } from '../../contract/page.ts';
import type { View } from '../../contract/routes.ts';
import { link, meta } from '../lib/tags.ts';
import type { Bundle, Part } from './bundle.ts';
import { inlineScript } from './inline-script.ts';
import { pagePolicy } from './policy.ts';

/** The code of all pages. */
export interface SiteCode {
  bundle: Bundle;
  /** The base path, with slashes at both ends. */
  base: string;
  /** The same with the folder of the pages' language. */
  pagesBase: string;
  /** Rules that replace tokens (accent-style.ts). */
  ownTokens?: string;
}

/** The tags of a page's first files, the most urgent first: browsers request files in the order of their tags. */
export function firstTags({ bundle, base, ownTokens = '' }: SiteCode, view: View, picture?: FirstPicture): Tag[] {
  const { starter } = bundle;
  const styleText = bundle.filesOf(view).styleText + ownTokens;
  return [
    meta({ 'http-equiv': 'Content-Security-Policy', content: pagePolicy(styleText) }),
    inlineScriptTag,
    ...(picture ? [picturePreload(picture)] : []),
    ...preloadedFonts(view).map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + bundle.font(name) }),
    ),
    { name: 'script', attributes: { async: '', ...checked(bundle, starter), src: base + starter } },
    // After all requests, because it is long.
    { name: 'style', text: styleText },
    // A file, because browsers request it last, and without it the page is a kilobyte smaller.
    printLink(base + bundle.printStyle),
  ];
}

/** The style sheet for paper. */
export const printLink = (href: string): Tag => link({ rel: 'stylesheet', media: 'print', href });

/**
 * Tags that app/start.ts adds after the first paint: the manifest, which would compete with pictures, and a script for each
 * file of code, because browsers check no hashes of preloads. Without `fetchpriority`, added scripts would wait for pictures.
 */
export function laterTags({ bundle, base, pagesBase }: SiteCode, view: View): Tag[] {
  const { entry } = bundle;
  const { scripts, styles } = bundle.filesOf(view);
  return [
    // The page already contains these styles. Vite's code looks for such a tag before it requests a file.
    ...styles.map((file) => link({ rel: 'stylesheet', href: base + file, disabled: '' })),
    ...[...scripts.filter((file) => file !== entry), entry].map(
      (file): Tag => ({
        name: 'script',
        attributes: { type: 'module', ...checked(bundle, file), fetchpriority: 'high', src: base + file },
      }),
    ),
    link({ rel: 'manifest', href: `${pagesBase}site.webmanifest` }),
    // Only when a control that needs them is pressed.
    ...partsOf(view).flatMap((part) =>
      bundle.filesOfPart(part, view).map((file) => {
        const tag = { 'data-needs': part, crossorigin: '', href: base + file };
        return link(file.endsWith('.css') ? { rel: 'preload', as: 'style', ...tag } : { rel: 'modulepreload', ...tag });
      }),
    ),
  ];
}

const partsOf = (view: View): Part[] => ['search', 'chat', ...(view === 'gallery' ? (['viewer'] as const) : [])];

/** Attributes that make the browser refuse a file with other content. */
const checked = (bundle: Bundle, file: string) => ({ crossorigin: '', integrity: bundle.integrity(file) });

/** Sets Calm or Lively before the first paint. */
export const inlineScriptTag: Tag = { name: 'script', text: inlineScript };

/** Without the preload, the browser would request the picture after fonts and code. */
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
 * Two fonts for every page, and the italic on the first screen of home. Other fonts load when a text needs them. A gallery
 * preloads its picture instead, and shows a fallback font with the same metrics until the fonts have loaded.
 */
export function preloadedFonts(view: View): string[] {
  if (view === 'gallery') return [];
  const common = ['literata-english', 'commissioner-english'];
  return view === 'home' ? [...common, 'literata-italic'] : common;
}

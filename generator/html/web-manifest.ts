import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grounds } from '../../contract/grounds.ts';
import { directionOf } from '../../contract/languages.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { pagesBaseOf } from '../content/site-url.ts';

/** Writes the manifest that lets a phone add the site to its home screen, with name and icon. */
export function writeWebManifest(content: Content, outFolder: string, base: string): void {
  const { language } = content;
  const { name, motto } = content.get(site);
  const icon = (file: string, sizePx: number, purpose: 'any' | 'maskable') => ({
    src: `${base}icons/${file}`,
    sizes: `${sizePx}x${sizePx}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    description: motto,
    lang: language,
    dir: directionOf(language),
    start_url: pagesBaseOf(content, base),
    display: 'browser',
    // The background of app/styles/tokens.css.
    background_color: grounds.night,
    theme_color: grounds.night,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
  writeFileSync(join(outFolder, content.languagePath, 'site.webmanifest'), JSON.stringify(manifest));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const files = createRequire(import.meta.url);

/** A @font-face of the site's display font, embedded in the page. */
function fontFace(script: 'latin' | 'greek', style: 'normal' | 'italic', range: string): string {
  const file = files.resolve(`@fontsource-variable/literata/files/literata-${script}-standard-${style}.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: Literata; font-style: ${style}; font-weight: 200 900; unicode-range: ${range};
    src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
}

/**
 * Draws SVG (lines and lettering in Literata) on a transparent PNG.
 * Chromium and not librsvg, which cannot read a variable font's optical size.
 */
export async function drawSheet(width: number, height: number, scale: number, shapes: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const page = await browser.newPage({ viewport: pixels });
    await page.setContent(`<style>
      ${fontFace('latin', 'normal', 'U+0000-036F, U+2000-21FF')} ${fontFace('greek', 'normal', 'U+0370-03FF')}
      ${fontFace('latin', 'italic', 'U+0000-036F, U+2000-21FF')}
      body { margin: 0 } svg { display: block }
      text { font-family: Literata; font-weight: 280; font-variation-settings: 'opsz' 72; letter-spacing: -.022em }
      </style><svg width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}

/** A title in ivory, centred at `x`, with its baseline at `y`. */
export function title(text: string, x: number, y: number, size: number, tracking = -0.02): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="#f3ead9" style="letter-spacing:${tracking}em">${text}</text>`;
}

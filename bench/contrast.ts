import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { animatedPaths, bench } from './harness.ts';

// `npm run bench:contrast -- [/history …]`, on the built content: the contrast of each line of text over a scene or a film
// with the brightest half percent of the pixels behind it (for dark text: the darkest). The lowest of ten moments counts.
const moments = 10;
const extremeShare = 0.005;
const required = 4.5;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const routes = process.argv.length > 2 ? process.argv.slice(2) : animatedPaths;

/** A line of text on the screen: its color in sRGB, 0 to 255, its opacity, 0 to 1. */
interface Line {
  text: string;
  color: number[];
  opacity: number;
  box: { left: number; top: number; width: number; height: number };
}

await bench({}, async ({ browser, origin }) => {
  for (const viewport of windows) {
    const isPhone = viewport.width < 768;
    // bypassCSP: the policy would refuse the style that hides the text.
    const context = await browser.newContext({ viewport, bypassCSP: true, isMobile: isPhone, hasTouch: isPhone });
    const pages = await Promise.all(routes.map((route) => openPage(context, origin + route)));
    const worst = routes.map((): Found => ({ text: '', contrast: Number.POSITIVE_INFINITY }));
    for (let moment = 0; moment < moments; moment++) {
      for (const [index, page] of pages.entries()) {
        const found = await findWorstLine(page, viewport.height);
        if (found.contrast < worst[index]!.contrast) worst[index] = found;
      }
    }
    for (const [index, { text, contrast }] of worst.entries()) {
      const line = `${text.trim().slice(0, 20)}…`;
      console.log(
        `${contrast >= required ? 'ok  ' : 'LOW '} ${contrast.toFixed(2)}:1 ${viewport.width} px ${routes[index]} ${line}`,
      );
      if (contrast < required) process.exitCode = 1;
    }
    await context.close();
  }
});

interface Found {
  text: string;
  contrast: number;
}

/** Opens a page, waits until its scene plays, and shows what a scroll would reveal. */
async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-state=painted]').waitFor({ state: 'attached' });
  // During a transition from transparent, a color would be read too faint.
  await page.addStyleTag({
    content: '* { transition: none !important; } [data-reveal] > * { opacity: 1 !important; }',
  });
  // Fixed elements cover text at some scroll positions, and are not its background.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
    }
  });
  return page;
}

/** Scrolls screen by screen through the part of the page that has the scene behind it. */
async function findWorstLine(page: Page, step: number): Promise<Found> {
  let worst: Found = { text: '', contrast: Number.POSITIVE_INFINITY };
  const [start, end] = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const { top, bottom } = document.querySelector('[data-state=painted]')!.getBoundingClientRect();
    return [Math.max(0, top - innerHeight / 2), bottom] as const;
  });
  for (let top = start; top < end; top += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    const lines = await page.evaluate(readLines);
    const style = await page.addStyleTag({ content: '* { color: transparent !important; }' });
    const shot = sharp(await page.screenshot())
      .removeAlpha()
      .raw();
    await style.evaluate((element) => (element as Element).remove());
    const { data, info } = await shot.toBuffer({ resolveWithObject: true });
    for (const line of lines) {
      const contrast = contrastOf(line, data, info.width);
      if (contrast < worst.contrast) worst = { text: line.text, contrast };
    }
  }
  return worst;
}

/** Runs in the page: the lines of text in the viewport that no element covers. */
function readLines(): Line[] {
  const lines: Line[] = [];
  const scene = document.querySelector('[data-state=painted]')!.getBoundingClientRect();
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (!texts.currentNode.textContent!.trim() || element.closest('.visually-hidden, [aria-hidden=true]')) continue;
    if (!element.checkVisibility()) continue;
    const [red = 0, green = 0, blue = 0, alpha = 1] = getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .map(Number);
    let opacity = alpha;
    for (let up: Element | null = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    if (opacity < 0.1) continue; // Gilded years are a picture clipped to letters; hints appear on hover.
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, width, height } of range.getClientRects()) {
      const isInWindow = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
      if (!isInWindow || width < 2 || top + height < scene.top || top > scene.bottom) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
      const box = { left, top, width, height };
      lines.push({ text: texts.currentNode.textContent!, color: [red, green, blue], opacity, box });
    }
  }
  return lines;
}

/** WCAG's contrast of a line with the pixels behind it whose luminance is nearest to its own. */
function contrastOf({ color, opacity, box }: Line, pixels: Buffer, width: number): number {
  const background: number[][] = [];
  for (let y = Math.floor(box.top); y < box.top + box.height; y++) {
    for (let x = Math.floor(box.left); x < box.left + box.width; x++) {
      const start = (y * width + x) * 3;
      background.push([pixels[start]!, pixels[start + 1]!, pixels[start + 2]!]);
    }
  }
  background.sort((a, b) => luminance(a) - luminance(b));
  const isLight = luminance(color) > luminance(background[Math.floor(background.length / 2)]!);
  const nearest = isLight
    ? background[Math.floor(background.length * (1 - extremeShare))]!
    : background[Math.floor(background.length * extremeShare)]!;
  const blended = color.map((channel, index) => opacity * channel + (1 - opacity) * nearest[index]!);
  const [lighter, darker] = [luminance(blended), luminance(nearest)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

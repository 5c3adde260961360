import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, luminanceOf } from '../../generator/lib/colors.ts';

/** Red, green and blue in sRGB, 0 to 255. */
type Color = number[];

/** A line of text on the screen. */
interface Line {
  text: string;
  color: Color;
  /** 0 to 1. */
  opacity: number;
  /** WCAG requires 4.5, for large text 3. */
  required: number;
  box: { left: number; top: number; width: number; height: number };
}

export interface LineContrast extends Pick<Line, 'text' | 'required'> {
  contrast: number;
}

/** This share of the pixels behind a line, the closest to its colour, is ignored. */
const extremeShare = 0.005;

/**
 * Prepares an open page: shows parts that a scroll would reveal, disables transitions, during which a colour would be too faint,
 * and hides fixed elements, which cover text but are not its background.
 */
export async function prepareForContrast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { transition: none !important; } [data-reveal] { opacity: 1 !important; }
      [data-text=hidden] * { color: transparent !important; }`);
    document.adoptedStyleSheets.push(sheet);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
    }
  });
}

/** The contrast of each line of text in the viewport with the pixels behind it, in a screenshot without the text. */
export async function contrastsInView(page: Page): Promise<LineContrast[]> {
  const lines = await page.evaluate(readLines);
  const setText = (value: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('data-text', value), value);
  await setText('hidden');
  const shot = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  await setText('shown');
  const { data, info } = await shot.toBuffer({ resolveWithObject: true });
  return lines.map((line) => ({
    text: line.text,
    required: line.required,
    contrast: contrastOfLine(line, data, info.width),
  }));
}

/** Scrolls through the page and returns the contrast of all its lines. */
export async function contrastsOfPage(page: Page): Promise<LineContrast[]> {
  const lines: LineContrast[] = [];
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += page.viewportSize()!.height) {
    await page.evaluate(scrollAndLoad, top);
    lines.push(...(await contrastsInView(page)));
  }
  return lines;
}

/**
 * The lines of an open page that have too little contrast. Not after a change of the window's size: a scene would still be
 * stretched, with larger lights behind the text.
 */
export async function lowContrasts(page: Page): Promise<LineContrast[]> {
  await prepareForContrast(page);
  return (await contrastsOfPage(page)).filter(({ contrast, required }) => contrast < required);
}

/** Runs in the page: scrolls, and waits for the pictures that come into view. */
async function scrollAndLoad(top: number) {
  scrollTo({ top, behavior: 'instant' });
  const visible = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && image.checkVisibility();
  });
  await Promise.allSettled(visible.map((image) => image.decode()));
}

/** Runs in the page: the lines of text in the viewport that no element covers. */
function readLines(): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (!texts.currentNode.textContent!.trim() || element.closest('.visually-hidden, [aria-hidden=true], script'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = style.color.match(/[\d.]+/g)!.map(Number);
    let opacity = alpha;
    for (let up: Element | null = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    if (opacity < 0.1) continue; // Gilded years are a picture clipped to letters; hints appear on hover.
    const size = Number.parseFloat(style.fontSize);
    const required = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, width, height } of range.getClientRects()) {
      const isInWindow = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
      if (!isInWindow || width < 2) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
      const box = { left, top, width, height };
      lines.push({ text: texts.currentNode.textContent!, color: [red, green, blue], opacity, required, box });
    }
  }
  return lines;
}

/** The contrast of a line with the pixels behind it whose luminance is nearest to its own. */
function contrastOfLine({ color, opacity, box }: Line, pixels: Buffer, width: number): number {
  const background: { pixel: Color; light: number }[] = [];
  for (let y = Math.floor(box.top); y < box.top + box.height; y++) {
    for (let x = Math.floor(box.left); x < box.left + box.width; x++) {
      const start = (y * width + x) * 3;
      const pixel = [pixels[start]!, pixels[start + 1]!, pixels[start + 2]!];
      background.push({ pixel, light: luminanceOf(pixel) });
    }
  }
  background.sort((a, b) => a.light - b.light);
  const isLight = luminanceOf(color) > background[Math.floor(background.length / 2)]!.light;
  const extreme = Math.floor(background.length * (isLight ? 1 - extremeShare : extremeShare));
  const nearest = background[extreme]!.pixel;
  const seen = color.map((channel, index) => opacity * channel + (1 - opacity) * nearest[index]!);
  return contrast(seen, nearest);
}

/** WCAG's contrast ratio of two colours, 1 to 21. */
export const contrast = (a: Color, b: Color): number => contrastOf(luminanceOf(a), luminanceOf(b));

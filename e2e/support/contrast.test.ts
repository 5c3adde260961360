import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blend, type Color, contrast } from './contrast.ts';

// Every token that colours text or a control, on every token that can be behind it, by night and by day.
const rules = readFileSync('app/styles/tokens.css', 'utf8').split('}\n');
const tokensOf = (selector: string) => {
  const rule = rules.find((rule) => rule.includes(`  ${selector} {`))!;
  return [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!] as const);
};
const night = new Map(tokensOf(':root'));
const looks = { night, day: new Map([...night, ...tokensOf(':root[data-look="day"]')]) };
type Look = keyof typeof looks;

const ground = ['ground-900', 'ground-800', 'ground-700', 'ground-600'];
const vellum = ['vellum', 'vellum-shade', 'vellum-lit'];
const text = ['text-100', 'text-000'];

/** Required 4.5. */
const texts: Record<string, string[]> = {
  'text-100': ground,
  'on-vellum-ink': ['vellum-ink', 'vellum-ink-up'],
  'text-300': ground,
  'text-500': ground.slice(0, 3),
  gold: ground,
  'vellum-ink': vellum,
  'vellum-ink-2': vellum,
  'ground-800': text,
  'ground-900': ['gold'], // selected text
};
/** Required 3: borders and fills of controls, icons, and the outline of the focus. */
const graphics: Record<string, string[]> = {
  'line-strong': ground.slice(0, 3),
  'text-100': ground,
  'text-300': ground,
  gold: ground,
  'vellum-ink-2': vellum,
  'focus-on-vellum': vellum,
};
/** WCAG exempts disabled controls and drawn lettering. The last is a component's own value, not a token. */
const exempt = ['text-700', 'metal', 'button-text'];

const pairs = (table: Record<string, string[]>) =>
  (Object.keys(looks) as Look[]).flatMap((look) =>
    Object.entries(table).flatMap(([color, grounds]) => grounds.map((ground) => [look, color, ground] as const)),
  );

test.each(pairs(texts))('by %s, text in %s can be read on %s @contrast-tokens', (look, color, ground) => {
  expect(contrastOf(look, color, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(graphics))('by %s, controls and focus in %s can be seen on %s @contrast-controls', (...pair) => {
  expect(contrastOf(...pair)).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(looks))('by %s, gilded letters can be read as large text on the page', (_, tokens) => {
  const stops = tokens.get('gold-leaf')!.match(/#\w{6}/g)!;
  expect(stops.length).toBeGreaterThan(3);
  const page = parse(tokens.get('ground-800')!, tokens).color;
  for (const stop of stops) expect(contrast(parse(stop, tokens).color, page), stop).toBeGreaterThanOrEqual(3);
});

test('every token that a stylesheet uses for text is listed here @contrast-tokens-all', () => {
  const styles = globSync('{app,pages}/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const used = [...styles.matchAll(/[^-\w]color: var\(--([\w-]+)\)/g)].map(([, name]) => name!);
  expect(used.length).toBeGreaterThan(100);
  expect(new Set(used.filter((name) => !(name in texts) && !exempt.includes(name)))).toEqual(new Set());
});

test.each(Object.entries(looks))('by %s, channels for an opacity are the channels of their colour', (_, tokens) => {
  for (const [channels, color] of [
    ['text-rgb', 'text-100'],
    ['ground-rgb', 'ground-900'],
    ['gold-rgb', 'gold'],
  ] as const) {
    expect(tokens.get(channels)!.split(' ').map(Number), channels).toEqual(parse(tokens.get(color)!, tokens).color);
  }
});

test('no text lies on a faint line, which is strong for visitors who prefer more contrast', () => {
  const lies = globSync('{app,pages}/**/*.css').filter((file) =>
    /background[^;]*var\(--line-faint\)/.test(readFileSync(file, 'utf8')),
  );
  expect(lies).toEqual([]);
});

test('tokens alone make the day: only the controls of the look and the drawn lighthouses have rules of their own', () => {
  const files = globSync('{app,pages}/**/*.css').filter((file) =>
    /\[data-look="?(day|night)/.test(readFileSync(file, 'utf8')),
  );
  expect(files.sort()).toEqual([
    'app/shell/header.module.css',
    'app/shell/setting-button.module.css',
    'app/styles/tokens.css',
    'pages/text-to-image/service-drawing.module.css',
  ]);
  // So nothing moves: what fits by night fits by day, at any width and text size.
  const lengths = tokensOf(':root[data-look="day"]').filter(([, value]) => /\d(px|r?em|ch|[sld]?v[wh])\b/.test(value));
  expect(lengths.map(([name]) => name)).toEqual(['shadow-float']);
});

function contrastOf(look: Look, name: string, groundName: string): number {
  const tokens = looks[look];
  const ground = parse(tokens.get(groundName)!, tokens).color;
  const { color, opacity } = parse(tokens.get(name)!, tokens);
  return contrast(blend(color, opacity, ground), ground);
}

/** Parses `#rrggbb` and `rgb(var(--name) / opacity)`. */
function parse(value: string, tokens: Map<string, string>): { color: Color; opacity: number } {
  const hex = value.match(/^#(..)(..)(..)$/);
  if (hex) return { color: hex.slice(1).map((channel) => Number.parseInt(channel, 16)), opacity: 1 };
  const [, name, opacity] = value.match(/^rgb\(var\(--([\w-]+)\) \/ ([\d.]+)\)$/)!;
  return { color: tokens.get(name!)!.split(' ').map(Number), opacity: Number(opacity) };
}

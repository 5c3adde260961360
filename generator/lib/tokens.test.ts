import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { channels, contrast, mix } from './colors.ts';

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
  for (const stop of stops) expect(contrast(stop, tokens.get('ground-800')!), stop).toBeGreaterThanOrEqual(3);
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
  for (const [name, color] of [
    ['text-rgb', 'text-100'],
    ['ground-rgb', 'ground-900'],
    ['gold-rgb', 'gold'],
  ] as const) {
    expect(tokens.get(name)!.split(' ').map(Number), name).toEqual(channels(tokens.get(color)!));
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
  const ground = tokens.get(groundName)!;
  return contrast(colorOf(tokens.get(name)!, tokens, ground), ground);
}

/** `#rrggbb` as it is, and `rgb(var(--name) / opacity)` as it looks on a ground. */
function colorOf(value: string, tokens: Map<string, string>, ground: string): string {
  if (value.startsWith('#')) return value;
  const [, name, opacity] = value.match(/^rgb\(var\(--([\w-]+)\) \/ ([\d.]+)\)$/)!;
  const hex = tokens
    .get(name!)!
    .split(' ')
    .map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return mix(`#${hex.join('')}`, Number(opacity), ground);
}

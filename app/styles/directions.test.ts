import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Pages in Arabic are mirrored, so styles say `start`, `end` and var(--inline). A comment that begins with 'Physical:' before
// a declaration gives the reason why it says left, right or an angle.

/** The names and values that are different at the left and at the right. */
const physicalName = /(^|-)(left|right)\b/;
const physicalValue = /(?<![\w-])((left|right)(?![\w-])|translateX\(|(rotateY|skew[XY]?)\(-?\d)/;
/** The angle of a gradient. From top to bottom, and back, nothing is mirrored. */
const gradientAngle = /gradient\(\s*(-?\d+)deg/g;
/** A distance along the line that is not 0, the first value of `translate`. */
const distance = /^-?(?!0[ ;]|0$|none|var|calc\(.*--inline)\S/;

/** The declarations of a style sheet that a right-to-left page would not mirror, without those that have a reason. */
function physicalIn(css: string): string[] {
  const plain = css.replace(/\/\* Physical:[^*]*\*\/[^;{}]*;/g, '').replace(/\/\*.*?\*\//gs, '');
  const declarations = [...plain.matchAll(/(?<=[;{}]\s*)([\w-]+)\s*:\s*([^;{}]+);/g)];
  return declarations.filter(([, name, value]) => isPhysical(name!, value!)).map(([text]) => text.replace(/\s+/g, ' '));
}

function isPhysical(name: string, value: string): boolean {
  // The token of each side is defined by its name, and the edges of a device stay where they are.
  if (name.startsWith('--')) return false;
  const own = value.replace(/safe-area-inset-\w+/g, '');
  if (physicalName.test(name) || physicalValue.test(own)) return true;
  if ([...own.matchAll(gradientAngle)].some(([, degrees]) => Number(degrees) % 180 !== 0)) return true;
  if (name === 'translate') return distance.test(own);
  const sides = name === 'inset' || name === 'margin' || name === 'padding' ? partsOf(own) : [];
  return sides.length === 4 && sides[1] !== sides[3];
}

/** The values that are separated by spaces, of which none is inside a function. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

test.each([
  ['a { margin-left: 1px; }', ['margin-left: 1px;']],
  ['a { border-top-right-radius: 1px; }', ['border-top-right-radius: 1px;']],
  ['a { right: 0; top: 0; bottom: 0; }', ['right: 0;']],
  ['a { text-align: right; float: left; }', ['text-align: right;', 'float: left;']],
  ['a { text-align: var(--end); text-align: center; float: inline-start; }', []],
  ['a { inset: 0 auto 0 0; }', ['inset: 0 auto 0 0;']],
  ['a { inset: 0 calc(1px + var(--b)) auto calc(1px + var(--b)); margin: 0 auto; padding: 1px 2px 3px; }', []],
  ['a { translate: 6px 0; } b { translate: -100%; }', ['translate: 6px 0;', 'translate: -100%;']],
  ['a { translate: 0 6px; } b { translate: calc(6px * var(--inline)) 0; } c { translate: none; }', []],
  ['a { transform: translateX(1px); } b { transform: translateY(1px); }', ['transform: translateX(1px);']],
  ['a { transform: rotateY(9deg) rotateX(9deg); } b { rotate: 45deg; }', ['transform: rotateY(9deg) rotateX(9deg);']],
  ['a { background: linear-gradient(90deg, red, blue); }', ['background: linear-gradient(90deg, red, blue);']],
  ['a { background: linear-gradient(to var(--end), red, blue), linear-gradient(180deg, red, blue); }', []],
  ['a { padding-inline: 0 env(safe-area-inset-right); }', []],
  ['a { /* Physical: time runs to the right. */ left: 0; right: 0; }', ['right: 0;']],
])('directions in %s', (css, found) => {
  expect(physicalIn(css)).toEqual(found);
});

test('no style says left or right without a reason', () => {
  const files = globSync('{app,pages}/**/*.css');
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => physicalIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

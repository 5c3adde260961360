import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

/** The attributes and properties whose texts visitors read or hear. */
const textNames = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['data-heading-link', 'data-label', 'label', 'placeholder', 'suffix', 'summary', 'text', 'title'],
]);

/** A node of the syntax tree. The parser's own types have no common type for a walk through all nodes. */
type Node = { type?: string } & Record<string, unknown>;

const hasLetters = (text: string) => /\p{L}/u.test(text);
/** Such as 'Unable to play'. Key names and selectors have no capital letter, or no second word. */
const isSentence = (text: string) => /^\p{Lu}\p{L}*[,.:;…]? \p{L}/u.test(text);

/** All texts for visitors that are written in a file of code. */
function textsIn(file: string, source: string): string[] {
  const found = new Set<string>();

  /** Adds the texts that an expression shows. Comparisons and calls show none of their texts. */
  function addShown(value: unknown) {
    if (!isNode(value)) return;
    const { type, operator } = value;
    if (type === 'StringLiteral') addText(value.value);
    if (type === 'TemplateLiteral') for (const { raw } of value.quasis as { raw: string }[]) addText(raw);
    if (type === 'ConditionalExpression') [value.consequent, value.alternate].forEach(addShown);
    if (type === 'BinaryExpression' && ['+', '||', '??'].includes(String(operator))) addShown(value.left);
    if (type === 'BinaryExpression' && ['+', '||', '??', '&&'].includes(String(operator))) addShown(value.right);
    if (type === 'JSXExpressionContainer' || type === 'ParenthesisExpression') addShown(value.expression);
  }

  function addText(text: unknown) {
    if (hasLetters(String(text))) found.add(String(text).trim());
  }

  function walk(value: unknown) {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    const { type } = value;
    if (type === 'JSXText') addText(value.value);
    if (type === 'JSXElement' || type === 'JSXFragment') (value.children as unknown[]).forEach(addShown);
    if (type === 'JSXAttribute' || type === 'KeyValueProperty') {
      const name = nameOf(type === 'JSXAttribute' ? value.name : value.key);
      if (textNames.has(name)) addShown(value.value);
      if (name === 'aria-keyshortcuts') return;
    }
    if (type === 'StringLiteral' && isSentence(String(value.value))) addText(value.value);
    if (type === 'TemplateElement' && isSentence(String(value.raw))) addText(value.raw);
    // Messages for developers: an error, or a line of the console.
    if (type === 'NewExpression') return;
    if (type === 'CallExpression' && nameOf((value.callee as Node).object) === 'console') return;
    Object.values(value).forEach(walk);
  }

  walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body);
  return [...found];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of an identifier, or of an attribute or property in quotes. */
const nameOf = (node: unknown) => (isNode(node) ? String(node.value ?? '') : '');

test.each([
  ['<p>Play</p>', ['Play']],
  ['<p>{title} — 3 × 4 {" "}</p>', []],
  ['<p>{isOpen ? "Close" : words.open}</p>', ['Close']],
  [`<p>{isOpen && \`Now playing: \${title}\`}</p>`, ['Now playing:']],
  ['<p>{look === "icon" && words.open}{find("main")}</p>', []],
  ['<a aria-label="Play" className="button" />', ['Play']],
  ['<a title={kind === "album" ? count + " tracks" : ""} aria-labelledby="heading" />', ['tracks']],
  ['const choice = { motion: "calm", label: "Calm" }', ['Calm']],
  ['const failure = "Unable to play audio."', ['Unable to play audio.']],
  ['throw new Error("The data did not arrive"); console.debug("No such file")', []],
  ['const keys = <a aria-keyshortcuts="ArrowUp ArrowDown" />; find("ol > li"); key === "Escape"', []],
])('texts in %s', (source, texts) => {
  expect(textsIn('example.tsx', source)).toEqual(texts);
});

test('no text for visitors is written in code', () => {
  // The letters in the drawings of services are a part of the drawing, as in a picture.
  const exclude = ['**/*.test.*', 'app/messages/**', '**/service-drawing.tsx'];
  const files = globSync('app/**/*.{ts,tsx}', { exclude });
  const written = files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(files.length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});

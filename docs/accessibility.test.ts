import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { testIds } from './test-ids.ts';

// accessibility.md is made from openacr.yaml: `npm run unit -- docs -u` writes it.
interface Adherence {
  level: string;
  notes: string;
}
interface Criterion {
  num: string;
  components: { name: string; adherence: Adherence }[];
}
type Chapter = 'success_criteria_level_a' | 'success_criteria_level_aa';
interface Report {
  evaluation_methods_used: string;
  notes: string;
  chapters: Record<Chapter, { criteria: Criterion[] }>;
}
interface Catalog {
  standards: object[];
  chapters: { id: string; criteria: { id: string; handle: string; alt_id: string; components: string[] }[] }[];
  terms: { id: string; label: string }[];
}
interface Validator {
  validateOpenACR(report: Report, schema: string): object;
  validateOpenACRCatalogValues(report: Report, catalog: Catalog): object;
}

const report: Report = parse(readFileSync('docs/openacr.yaml', 'utf8'));
const catalog = wcag22();
const levels: [Chapter, string][] = [
  ['success_criteria_level_a', 'A'],
  ['success_criteria_level_aa', 'AA'],
];
const criteria = levels.flatMap(([chapter]) => report.chapters[chapter].criteria);

test('openacr.yaml is a report that @openacr/openacr accepts', async () => {
  // The package is published as TypeScript; tsc would check it with our rules.
  const folder = '@openacr/openacr/src';
  const { validateOpenACR } = await vi.importActual<Validator>(`${folder}/validateOpenACR.ts`);
  const { validateOpenACRCatalogValues } = await vi.importActual<Validator>(
    `${folder}/validateOpenACRCatalogValues.ts`,
  );
  expect(validateOpenACR(report, 'openacr-0.1.0.json')).toEqual({ result: true, message: 'Valid!' });
  expect(validateOpenACRCatalogValues(report, catalog)).toEqual({ result: true, message: 'Valid!' });
});

test('it has each of the 55 success criteria of levels A and AA once, and all are evaluated', () => {
  expect(criteria).toHaveLength(55);
  for (const [chapter] of levels) {
    const expected = catalog.chapters.find(({ id }) => id === chapter)!.criteria.map(({ id }) => id);
    expect(report.chapters[chapter].criteria.map(({ num }) => num)).toEqual(expected.toSorted(byNumber));
  }
  expect(criteria.filter((criterion) => adherence(criterion).level === 'not-evaluated')).toEqual([]);
});

test.each(criteria)('$num has an explanation, and a test that exists or a dated check', (criterion) => {
  const { explanation, tests, checks } = parseNotes(criterion);
  expect(explanation).not.toBe('');
  expect(tests.length + checks.length).toBeGreaterThan(0);
  expect(tests.filter(({ id }) => !testIds.has(id))).toEqual([]);
  for (const { date, what } of checks) {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(what.length).toBeGreaterThan(10);
  }
});

test('accessibility.md says the same', async () => {
  await expect(render()).toMatchFileSnapshot('accessibility.md');
});

/**
 * The catalog of WCAG 2.2. Version 0.3.5 of the package has WCAG 2.1, with the names of 2.2.1 and 2.2.2 swapped. WCAG 2.2 has
 * six more criteria on these levels, and no 4.1.1.
 */
function wcag22(): Catalog {
  const file = createRequire(import.meta.url).resolve('@openacr/openacr/catalog/2.4-edition-wcag-2.1-en.yaml');
  const { chapters, ...rest }: Catalog = parse(readFileSync(file, 'utf8'));
  const added: Record<string, Record<string, string>> = {
    success_criteria_level_a: { '3.2.6': 'Consistent Help', '3.3.7': 'Redundant Entry' },
    success_criteria_level_aa: {
      '2.4.11': 'Focus Not Obscured (Minimum)',
      '2.5.7': 'Dragging Movements',
      '2.5.8': 'Target Size (Minimum)',
      '3.3.8': 'Accessible Authentication (Minimum)',
    },
  };
  const swapped: Record<string, string> = { '2.2.1': 'Timing Adjustable', '2.2.2': 'Pause, Stop, Hide' };
  return {
    ...rest,
    chapters: chapters.map(({ criteria, ...chapter }) => ({
      ...chapter,
      criteria: [
        ...criteria
          .filter(({ id }) => id !== '4.1.1')
          .map((criterion) => ({ ...criterion, handle: swapped[criterion.id] ?? criterion.handle })),
        ...Object.entries(added[chapter.id] ?? {}).map(([id, handle]) => ({
          id,
          handle,
          alt_id: handle.toLowerCase().replace(/\W+/g, '-'),
          components: ['web'],
        })),
      ],
    })),
  };
}

const adherence = ({ components }: Criterion) => components[0]!.adherence;

/** Sorts 1.4.10 after 1.4.5. */
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Parses a criterion's notes: an explanation, then lines 'Test @id: what it shows' and 'Check date: what was done'. */
function parseNotes(criterion: Criterion) {
  const { notes } = adherence(criterion);
  return {
    explanation: notes.split(/^(?:Test|Check) /m)[0]!.trim(),
    tests: [...notes.matchAll(/^Test (@\S+): (.+)$/gm)].map(([, id, shows]) => ({ id: id!, shows: shows! })),
    checks: [...notes.matchAll(/^Check (\d{4}-\d\d-\d\d): (.+)$/gm)].map(([, date, what]) => ({
      date: date!,
      what: what!,
    })),
  };
}

function render(): string {
  const label = (level: string) => catalog.terms.find(({ id }) => id === level)!.label.toLowerCase();
  const handle = (num: string) =>
    catalog.chapters.flatMap(({ criteria }) => criteria).find(({ id }) => id === num)!.handle;
  const section = (criterion: Criterion) => {
    const { explanation, tests, checks } = parseNotes(criterion);
    const { level } = adherence(criterion);
    return [
      `### ${criterion.num} ${handle(criterion.num)}: ${label(level)}`,
      explanation,
      [
        ...tests.map(({ id, shows }) => `- \`${id}\`: ${shows}`),
        ...checks.map(({ date, what }) => `- Checked on ${date}: ${what}`),
      ].join('\n'),
    ].join('\n\n');
  };
  const counts = Map.groupBy(criteria, (criterion) => adherence(criterion).level);
  return `${[
    '# Accessibility',
    'How the site meets each success criterion of WCAG 2.2, levels A and AA, with the proof. `docs/accessibility.test.ts` writes\nthis page from `docs/openacr.yaml`, an Open Accessibility Conformance Report, and fails when a criterion loses its proof.',
    report.evaluation_methods_used.trim(),
    report.notes.trim(),
    [...counts].map(([level, all]) => `- ${label(level)}: ${all.length}`).join('\n'),
    ...levels.flatMap(([chapter, name]) => [`## Level ${name}`, ...report.chapters[chapter].criteria.map(section)]),
  ].join('\n\n')}\n`;
}

import { globSync, readFileSync } from 'node:fs';
import type { Value } from '../desk/value.ts';
import { dataOf, parseYaml } from '../generator/content/yaml.ts';
import { changeProblem } from '../testing/change-problem.ts';
import { everyChange } from '../testing/changes.ts';

// Makes every change that the desk can make to every field and list in all content files. Each must change only its own lines
// and lose no comment.

const counts: Record<string, { changes: number; wrong: number }> = {};
for (const file of globSync('{content,fixture}/**/*.yaml')) {
  const source = readFileSync(file, 'utf8');
  for (const change of everyChange(dataOf(parseYaml(source)) as Value)) {
    counts[change.kind] ??= { changes: 0, wrong: 0 };
    const count = counts[change.kind]!;
    count.changes++;
    const problem = changeProblem(source, change);
    if (!problem) continue;
    count.wrong++;
    console.log(`${file} ${change.path.join(' › ')}, ${change.kind}: ${problem}`);
  }
}
console.table(counts);
const wrong = Object.values(counts).reduce((sum, count) => sum + count.wrong, 0);
const all = Object.values(counts).reduce((sum, count) => sum + count.changes, 0);
console.log(`${all} changes, ${wrong} of them wrong`);
process.exitCode = wrong > 0 || all === 0 ? 1 : 0;

import { startHostProgram } from '../e2e/support/host-programs.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { alternate, median, report } from './harness.ts';
import { examples, withLighthouse } from './lighthouse.ts';

// `npm run bench:compare -- ../before/dist`: Lighthouse's phone on the built content of this version and of another one, five
// pages that alternate in one run. Answers whether a change costs visitors anything: fails if a largest paint is later by a
// twentieth.

const rounds = 5;
const bound = 1.05;

const [otherFolder] = process.argv.slice(2);
if (!otherFolder) throw new Error('Give the folder of another build: npm run bench:compare -- ../before/dist');
const before = await startHostProgram('nginx', otherFolder, '/');
const now = await startHostProgram('nginx', siteFolders.content, '/');
try {
  await withLighthouse(async ({ measurePage }) => {
    for (const throttling of ['simulate', 'devtools'] as const) {
      for (const path of examples) {
        const found = await alternate(rounds, {
          before: () => measurePage(before.secureOrigin + path, 'phone', throttling),
          now: () => measurePage(now.secureOrigin + path, 'phone', throttling),
        });
        const medians = (figure: 'largestPaintMs' | 'bytes' | 'requests') =>
          [found.before, found.now].map((figures) => median(figures.map((each) => each[figure]))) as [number, number];
        const blocked = [found.before, found.now].map((figures) =>
          median(figures.map((each) => each.byProcessor.blockingMs)),
        );
        const [bytes, requests, paints] = [medians('bytes'), medians('requests'), medians('largestPaintMs')];
        console.log(
          `${path}, ${throttling}, before and now: largest paint ${paints.map(Math.round).join(' and ')} ms, blocked`,
        );
        console.log(
          `  ${blocked.map(Math.round).join(' and ')} ms, ${bytes.join(' and ')} bytes, ${requests.join(' and ')} requests`,
        );
        report(`${path}: largest paint, ${throttling}`, paints[1] / paints[0], bound, 'times before');
      }
    }
  });
} finally {
  await Promise.all([before.stop(), now.stop()]);
}

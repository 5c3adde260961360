import { startHostProgram } from '../e2e/support/host-programs.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { alternate, median, report } from './harness.ts';
import { examples, type Figures, withLighthouse } from './lighthouse.ts';

// `npm run bench:compare -- ../before/dist`: Lighthouse's phone on the built content and on another build, five pages that
// alternate in one run. Shows whether a change costs visitors anything: fails if a largest paint comes a twentieth later.

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
        const medians = (figureOf: (figures: Figures) => number) => {
          const [old, current] = [found.before, found.now].map((all) => Math.round(median(all.map(figureOf))));
          return `${old} and ${current}`;
        };
        console.log(
          `${path}, ${throttling}, before and now: ${medians(({ largestPaintMs }) => largestPaintMs)} ms to the`,
        );
        console.log(`  largest paint, ${medians(({ workMs }) => workMs)} ms of the main thread's processor,`);
        console.log(`  ${medians(({ bytes }) => bytes)} bytes, ${medians(({ requests }) => requests)} requests`);
        const paint = (all: Figures[]) => median(all.map(({ largestPaintMs }) => largestPaintMs));
        report(`${path}: largest paint, ${throttling}`, paint(found.now) / paint(found.before), bound, 'times before');
      }
    }
  });
} finally {
  await Promise.all([before.stop(), now.stop()]);
}

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { removeReports, summary } from './support/test-report.ts';
import { allSteps, gateSteps, type Step, stepsFor } from './support/test-steps.ts';

// `npm test` runs the gate, and `npm run test:all` everything; both install what is missing. `npm test -- player` runs the
// tests whose file name contains the word, and `npm test -- @slow-page` the test with that id. The last line has the totals.

const words = process.argv.slice(2).filter((argument) => argument !== '--all');
const isAll = process.argv.includes('--all');

mkdirSync('.cache', { recursive: true });
removeReports();
const startMs = performance.now();
const steps = words.length > 0 ? stepsFor(words) : isAll ? allSteps() : gateSteps();
const hasFailed = steps.length === 0 || !runSteps(steps);
console.log(`\n${summary((performance.now() - startMs) / 60_000, hasFailed)}`);
process.exitCode = hasFailed ? 1 : 0;

/** Runs all steps, even after a failed one, so that one run reports all failures. Returns whether all succeeded. */
function runSteps(steps: Step[]): boolean {
  const failed = steps.filter(({ title, command: [program, ...values], environment }, index) => {
    const label = `[${index + 1}/${steps.length}] ${title}`;
    console.log(`\n${label}`);
    const startMs = performance.now();
    const { status } = spawnSync(program!, values, { stdio: 'inherit', env: { ...process.env, ...environment } });
    const seconds = Math.round((performance.now() - startMs) / 1000);
    console.log(`${label}: ${status === 0 ? 'done' : 'failed'} after ${seconds} s`);
    return status !== 0;
  });
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ title }) => title).join(', ')}`);
  return failed.length === 0;
}

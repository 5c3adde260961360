import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

// The reports that the steps of a test run write, and their summary.

const inCache = (name: string) => join('.cache', name);

/** The reports of Vitest. */
export const unitReports = { unit: inCache('unit.json'), built: inCache('built.json') };
/** The reports of Playwright. */
export const browserReports = { browsers: inCache('e2e.json'), timing: inCache('e2e-timing.json') };

/** Removes the reports of the last run, which must not be counted when a step ends before it writes its own. */
export function removeReports(): void {
  for (const report of Object.values({ ...unitReports, ...browserReports })) rmSync(report, { force: true });
}

/** Summarises how many tests passed and failed, which needed a retry, and the time. The last line is for programs. */
export function summary(minutes: number, hasFailed: boolean): string {
  const units = Object.values(unitReports).flatMap(read<JsonTestResults>);
  const browsers = Object.values(browserReports).flatMap(read<JSONReport>);
  const count = (status: JSONReportTest['status']) => sum(browsers.map(({ stats }) => stats[status]));
  const passed = sum(units.map(({ numPassedTests }) => numPassedTests)) + count('expected') + count('flaky');
  const failed = sum(units.map(({ numFailedTests }) => numFailedTests)) + count('unexpected');
  const tests = browsers.flatMap(({ suites }) => suites.flatMap(testsIn));
  const retried = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const workerMinutes = sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 60_000;
  return [
    ...(count('skipped') > 0 ? [`${count('skipped')} skipped`] : []),
    ...[`${retried.length} needed a retry`, ...retried].join('\n  ').split('\n'),
    `${minutes.toFixed(1)} minutes, of which browsers took ${workerMinutes.toFixed(1)} worker-minutes`,
    `\n${passed} passed, ${hasFailed ? Math.max(1, failed) : failed} failed`,
  ].join('\n');
}

function testsIn({ specs, suites = [] }: JSONReportSuite): (JSONReportTest & { name: string })[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, name: `[${test.projectName}] ${file}: ${title}` })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/** A step's report; none if the step did not run or ended before it wrote one. */
const read = <Report>(file: string): Report[] =>
  existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Report] : [];

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

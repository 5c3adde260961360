import { type AudioWindow, collectAudioElements } from '../e2e/support/audio-elements.ts';
import { memoryUse } from '../e2e/support/heap.ts';
import { isAlive } from '../e2e/support/test.ts';
import { bench, report, slowDown, type Task, tasksDuring } from './harness.ts';

// `npm run bench:exhibition`, on the built content: ten minutes of an exhibition, with the main thread slowed 4 times. They
// are real minutes; `npm run bench:exhibition -- 2` takes two. Tasks are measured in parts of half a minute, because the
// browser cannot record more at once.
const minutes = Number(process.argv[2] ?? 10);
const partSeconds = 30;
const slowdown = 4;
const gallery = '/art/digital-landscapes';
/** The measurement begins after the first picture, whose cost has no bound. */
const settledMs = 6_000;

/** What the page records each second. */
interface Log {
  /** How many recordings sound, except one that is about to end: the next one starts a moment before. */
  sounds: number[];
  /** The pictures, each with the second at which it was first seen. */
  pictures: { hash: string; seconds: number }[];
}
type LogWindow = AudioWindow & { log: Log };

await bench({}, async ({ browser, origin }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(collectAudioElements);
  const session = await slowDown(page, slowdown);
  await page.goto(origin + gallery, { waitUntil: 'networkidle' });
  await isAlive(page);
  await page.getByRole('button', { name: 'See it with music' }).click();
  await page.locator('dialog [data-role=shown] [data-state=ready]').waitFor();
  await page.waitForTimeout(settledMs);
  const before = await memoryUse(session);
  await page.evaluate(startLog);

  const tasks: Task[] = [];
  const parts = (minutes * 60) / partSeconds;
  for (let part = 0; part < parts; part++) {
    tasks.push(...(await tasksDuring(page, () => page.waitForTimeout(partSeconds * 1000))));
  }
  const log = await page.evaluate(() => (window as unknown as LogWindow).log);
  const after = await memoryUse(session);

  const shownSeconds = log.pictures.slice(1).map(({ seconds }, index) => seconds - log.pictures[index]!.seconds);
  const heard = log.sounds.filter((count) => count > 0).length;
  console.log(
    `${minutes} minutes, ${log.pictures.length} pictures; sound in ${heard} of ${log.sounds.length} seconds\n`,
  );
  const sum = (key: keyof Task) => tasks.reduce((total, task) => total + task[key], 0) / (minutes * 600);
  const longest = (key: keyof Task) => tasks.reduce((most, task) => Math.max(most, task[key]), 0);
  // Processor time, because on a busy machine a task also waits for other programs.
  report('main thread busy', sum('processorMs'), 10, '%');
  report('the longest task', longest('processorMs'), 50, 'ms');
  console.log(`     By the clock: ${sum('wallMs').toFixed(2)} %, and ${longest('wallMs').toFixed(0)} ms`);
  report('heap growth', after.heapMb - before.heapMb, 1, 'MB');
  report('more elements and texts in the document', after.nodes - before.nodes, 100, 'nodes');
  report('recordings that sound at the same time', Math.max(...log.sounds), 1, 'recordings');
  // One second less, because the log is written once a second.
  report('12 s without the time of the shortest picture', 12 - Math.min(...shownSeconds), 1, 's');
});

/** Runs in the page. */
function startLog(): void {
  const log: Log = { sounds: [], pictures: [] };
  Object.assign(window, { log });
  setInterval(() => {
    const { audioElements } = window as unknown as AudioWindow;
    const sounding = audioElements.filter(
      ({ src, paused, ended, currentTime, duration }) => src && !paused && !ended && duration - currentTime > 0.3,
    );
    log.sounds.push(sounding.length);
    if (log.pictures.at(-1)?.hash !== location.hash) {
      log.pictures.push({ hash: location.hash, seconds: performance.now() / 1000 });
    }
  }, 1000);
}

import type { Page } from '@playwright/test';
import { seededRandom } from '../../app/lib/random.ts';
import { albums } from '../../generator/pages/album.ts';
import { paths, readSite } from '../../generator/pages/all-pages.ts';
import { initiatives } from '../../generator/pages/other-initiatives.ts';
import { startHost } from '../../generator/serve/static-host.ts';
import { ask, hasAnswer, throwUnlessLeft } from '../support/ask.ts';
import { collectAudioElements } from '../support/audio-elements.ts';
import { readPages } from '../support/built-pages.ts';
import { memoryUse } from '../support/heap.ts';
import { shellLaunch } from '../support/machine.ts';
import { siteFolders } from '../support/sites.ts';
import { expect, isAlive, test } from '../support/test.ts';
import { findPlace, type Input, inputs, setOffline } from './random-visitor/inputs.ts';
import { createLine } from './random-visitor/line.ts';
import { addPageChecks, findProblems, followLink } from './random-visitor/page-checks.ts';
import { addSoundChecks } from './random-visitor/sound-checks.ts';

// A visitor sends hundreds of random inputs, many of them before the page has handled the previous one. After the others the
// page must be whole, match its address, and agree with its sound. The same seed gives the same inputs. To look for new
// faults with a longer visit: SEED=7 INPUTS=5000 npm run test:all -- random-visitor

const seed = Number(process.env.SEED ?? 20260817);
const inputCount = Number(process.env.INPUTS ?? 200);
/** The share of inputs that are followed by the next one at once. */
const hurriedShare = 0.65;
const height = 800;

const content = await readSite('fixture');
/** The title of each recording, by its path. */
const titles = Object.fromEntries([
  ...content
    .get(albums)
    .flatMap(({ id, tracks }) => tracks.map(({ title, audioUrl }) => [`/audio/${id}/${audioUrl}`, title])),
  ...content.get(initiatives).flatMap(({ audio }) => (audio ? [[`/audio/${audio.file}`, audio.title]] : [])),
]);
/** Each input as often as its weight. */
const weightedInputs: Input[] = inputs.flatMap((input) => Array(input.weight).fill(input));

/** The browser's messages about missing files. The last two concern the code and the style of the first page. */
const expectedMessages = /Failed to load resource|Failed to fetch dynamically imported|Unable to preload/;

// The browser rarely hangs, but a run has hundreds of inputs. The report names retried tests.
test.describe.configure({ retries: 2 });

const launch = shellLaunch();
test.use({
  expectedMessages,
  // No other host can be reached, such as YouTube for a demo.
  launchOptions: {
    ...launch,
    args: [...(launch.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  },
});

for (const [width, isFailing, reducedMotion] of [
  [390, false, 'no-preference'],
  // In Calm, so that the time goes to inputs, not to animations. The visitor may still choose Lively.
  [820, true, 'reduce'],
  [1440, false, 'reduce'],
] as const) {
  test.describe(`${inputCount} random inputs at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1440, contextOptions: { reducedMotion } });

    test(`leave the page whole ${isFailing ? 'on a failing line' : 'and the heap flat'}`, async ({
      page,
      messages,
    }) => {
      test.setTimeout(300_000);
      const visitor = await startVisitor(page, width, messages, isFailing);
      await visitor.send(inputCount / 2);
      const before = isFailing ? undefined : await visitor.rest();
      await visitor.send(inputCount / 2);
      if (before) {
        const after = await visitor.rest();
        const memory = JSON.stringify({ before, after });
        // The browser keeps the last page or two for a while. Keeping every page would take a hundred times as much.
        expect(after.listeners / before.listeners, memory).toBeLessThan(2);
        expect(after.nodes / before.nodes, memory).toBeLessThan(2);
        expect(after.heapMb / before.heapMb, memory).toBeLessThan(1.3);
        // The player still plays.
        await page.evaluate(followLink, '/music/album/songs');
        await page.locator('main ol > li > button').filter({ hasText: 'Song Ten' }).click();
        await expect(page.locator('main [aria-current]')).toHaveAccessibleName(/^Pause Song Ten/);
      }
      visitor.leave();
    });
  });
}

/** Opens an album on a host whose line is good or failing. */
async function startVisitor(page: Page, width: number, messages: string[], isFailing: boolean) {
  const line = createLine(seed + width, isFailing);
  const url = await startHost(line);
  const context = page.context();
  const session = await context.newCDPSession(page);
  context.on('page', (other) => other.close());
  const pages = readPages(siteFolders.fixture);
  await page.addInitScript(collectAudioElements);
  await page.addInitScript(addSoundChecks, { titles, isFailing });
  await page.addInitScript(addPageChecks, { pages, isFailing });
  await page.goto(`${url}/music/album/songs`);
  // On a failing line the page's code may never arrive.
  if (!isFailing) await isAlive(page);

  const random = seededRandom(seed + width);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const possibleInputs = weightedInputs.filter(({ isRough }) => isFailing || !isRough);
  const done: string[] = [];

  /** Sends inputs, and checks the page after each that is not hurried. */
  async function send(count: number): Promise<void> {
    let hurried: Promise<unknown>[] = [];
    for (const end = done.length + count; done.length < end; ) {
      const { name, selector, send, takesFocus, keepsFocus, isRough } = pick(possibleInputs);
      const place = await ask(page, () =>
        page.evaluate(findPlace, { selector, takesFocus, at: Array.from({ length: 5 }, random) }),
      );
      if (!place) continue;
      if (isRough) await setOffline(session, false);
      const { detail = '', sent } = send({ page, session, pick }, place);
      done.push(`${name} ${detail} on ${place.name}`);
      const wasHurried = hurried.length > 0;
      hurried.push(answerTo(sent));
      if (random() < hurriedShare) continue;
      await Promise.all(hurried);
      hurried = [];
      if (isFailing) await setOffline(session, false);
      // After several inputs, nobody knows which should have kept the focus.
      const before = wasHurried ? undefined : { ...place.before, keepsFocus: keepsFocus?.(detail) };
      await check(before);
    }
    await Promise.all(hurried);
  }

  /** Waits for the browser's answer to an input, but not for long: a press in the middle of a drag gets none. */
  async function answerTo(sent: Promise<unknown>): Promise<void> {
    if (!(await hasAnswer(sent.catch(throwUnlessLeft)))) session.send('Input.cancelDragging').catch(() => {});
  }

  async function check(before?: Parameters<typeof findProblems>[0]): Promise<void> {
    const find = () => ask(page, () => page.evaluate(findProblems, before));
    let problems = await find();
    while (isFailing && page.url().startsWith('chrome-error:')) {
      await leaveErrorPage();
      problems = await find();
    }
    const unexpected = messages.filter((message) => !expectedMessages.test(message));
    if (problems.length + unexpected.length > 0) messages.length = 0;
    const report = () => `SEED=${seed}, after ${done.length} inputs, the last ones:\n${done.slice(-25).join('\n')}\n`;
    expect([...problems, ...unexpected], report()).toEqual([]);
  }

  /**
   * Leaves the browser's error page: goes back from a file, such as a picture whose viewer did not arrive either, and reloads a
   * page, as Chromium with its desktop does itself when the line is back.
   */
  async function leaveErrorPage(): Promise<void> {
    const { frameTree } = await session.send('Page.getFrameTree');
    const isFile = /\.\w+$/.test(frameTree.frame.unreachableUrl ?? '');
    await (isFile ? page.goBack({ waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }));
  }

  /** Visits all pages without inputs and comes to rest on the first. Returns the memory in use. */
  async function rest() {
    // Only an exhibition in full screen changes the size of the window.
    await page.evaluate(async () => document.fullscreenElement && (await document.exitFullscreen()));
    await expect(() => page.setViewportSize({ width, height })).toPass();
    for (const name of ['Close', 'Close chat', 'Stop and close']) {
      const button = page.getByRole('button', { name, exact: true }).and(page.locator(':visible'));
      // Not a press, because the open menu may cover it.
      if ((await button.count()) > 0) await button.dispatchEvent('click');
    }
    for (const path of [...paths(content), '/']) {
      await page.evaluate(followLink, path);
      await check();
    }
    return memoryUse(session);
  }

  function leave(): void {
    line.close();
    line.closeAllConnections();
  }
  return { send, rest, leave };
}

import type { Page } from '@playwright/test';
import { seededRandom } from '../../app/lib/random.ts';
import { albums } from '../../generator/pages/album.ts';
import { initiatives } from '../../generator/pages/other-initiatives.ts';
import { readSite } from '../../generator/pages.ts';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { type Fault, startFaultyHost } from '../support/faulty-host.ts';
import { expect, isAlive, test } from '../support/test.ts';

// A visitor performs a thousand random actions, many of them before the page has answered the last one. After the others
// the page must agree with its sound. The same seed gives the same actions: SEED=7 npx playwright test random-visitor

const seed = Number(process.env.SEED ?? 20260817);
const actionCount = 1000;
/** The share of actions after which the next one follows at once. */
const hurriedShare = 0.3;

const content = await readSite('fixture');
/** The title of each recording, by its path. */
const titles = Object.fromEntries([
  ...content
    .get(albums)
    .flatMap(({ id, tracks }) => tracks.map(({ title, audioUrl }) => [`/audio/${id}/${audioUrl}`, title])),
  ...content.get(initiatives).flatMap(({ audio }) => (audio ? [[`/audio/${audio.file}`, audio.title]] : [])),
]);
/** Two recordings never work, and one comes late. */
const faults: Record<string, Fault> = {
  '/audio/songs/song-4.mp3': 'missing',
  '/audio/songs/song-6.mp3': 'late',
  '/audio/symphony/movement-2.wav': 'broken',
};

const player = 'section[aria-label=Player]';
/** What the visitor can do, how often in comparison, and with which elements. */
const actions = [
  { type: 'press', weight: 26, selector: 'main ol > li > button' },
  { type: 'press', weight: 14, selector: `${player} button:not([popovertarget], [aria-label="Stop and close"])` },
  { type: 'press', weight: 2, selector: `${player} button[aria-label="Stop and close"]` },
  { type: 'press', weight: 3, selector: 'main input[role=switch]' },
  { type: 'address', weight: 3, selector: 'main ol > li[id]' },
  { type: 'press', weight: 5, selector: 'main button[aria-label$="the podcast"]' },
  { type: 'press', weight: 4, selector: 'nav[aria-label=Tools] a' },
  { type: 'press', weight: 9, selector: 'a[href^="/music/album/"]' },
  { type: 'press', weight: 7, selector: 'a:is([href="/music"], [href="/other-initiatives"], [href="/ai-coding"])' },
  { type: 'move', weight: 10, selector: `${player} input[aria-label=Seek]` },
  { type: 'move', weight: 4, selector: `${player} input[aria-label=Volume]` },
  { type: 'end', weight: 3, selector: `${player} input[aria-label=Seek]` },
  { type: 'back', weight: 2, selector: 'body' },
  { type: 'forward', weight: 1, selector: 'body' },
  { type: 'key', weight: 17, selector: `${player} :is(button, input)` },
] as const;
type Action = (typeof actions)[number];
/** Each action as often as its weight. */
const weightedActions: Action[] = actions.flatMap((action) => Array(action.weight).fill(action));
const keys = [' ', 'm', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '0', '3', '9'];

test.use({ expectedMessages: /Failed to load resource/ });

test(`after ${actionCount} random actions page and sound agree, and nothing sounds twice`, async ({ page }) => {
  test.setTimeout(180_000);
  const host = await startFaultyHost();
  host.fault = (address) => faults[address];
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Demo</title>' }));
  await page.addInitScript(collectAudioElements);
  await page.goto(`${host.url}/music/album/songs`);
  await isAlive(page);

  const random = seededRandom(seed);
  const done: string[] = [];
  for (let count = 1; count <= actionCount; count++) {
    done.push(await act(page, random));
    if (random() < hurriedShare) continue;
    const history = `SEED=${seed}, after ${count} actions, the last ones:\n${done.slice(-15).join('\n')}\n`;
    expect(await page.evaluate(findContradictions, titles), history).toEqual([]);
  }

  // The player still plays.
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Music', exact: true }).click();
  await page.locator('main').getByRole('link', { name: 'Songs' }).click();
  const row = page.locator('main ol > li > button').filter({ hasText: 'Song Ten' });
  await expect(async () => {
    if ((await row.getAttribute('aria-current')) === null) await row.click();
    await expect(row).toHaveText(/^Pause/, { timeout: 2_000 });
  }).toPass();
  host.close();
});

/** Performs one action. Returns a description of it. */
async function act(page: Page, random: () => number): Promise<string> {
  const choices = Array.from({ length: 12 }, () => weightedActions[Math.floor(random() * weightedActions.length)]!);
  const [which, value] = [random(), random()];
  const { type, target } = await page.evaluate(perform, { choices, which, value });
  if (type !== 'key') return `${type} ${target}`;
  const key = keys[Math.floor(value * keys.length)]!;
  await page.keyboard.press(key);
  return `key '${key}' on ${target}`;
}

/** Runs in the page: performs the first choice that is possible. Other tests use a real mouse. */
function perform({ choices, which, value }: { choices: Action[]; which: number; value: number }) {
  const isPossible: Record<string, boolean> = { back: navigation.canGoBack, forward: navigation.canGoForward };
  for (const { type, selector } of choices) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    const target = found[Math.floor(which * found.length)];
    if (!target || isPossible[type] === false) continue;
    const name = `${target.ariaLabel ?? target.textContent.trim().slice(0, 40)} at ${location.pathname}`;
    if (type === 'press') target.click();
    else if (type === 'key') target.focus();
    else if (type === 'address') location.hash = `${target.id}&t=${Math.floor(value * 100)}`;
    else if (type === 'back') history.back();
    else if (type === 'forward') history.forward();
    else if (target instanceof HTMLInputElement) {
      const wanted = type === 'end' ? 99.9 : value * Number(target.max);
      // The prototype's setter: React overrides the element's own, and would see no change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, String(wanted));
      target.dispatchEvent(new Event('input', { bubbles: true }));
      target.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return { type, target: name };
  }
  return { type: 'nothing', target: '' };
}

/** Runs in the page: returns where page and sound still disagree after five seconds. */
async function findContradictions(titles: Record<string, string>): Promise<string[]> {
  // The init script collectAudioElements adds the property.
  const { audioElements } = window as unknown as AudioWindow;
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const value = (name: string) =>
    document.querySelector<HTMLInputElement>(`section[aria-label=Player] input[aria-label=${name}]`)?.valueAsNumber;

  function findProblems(): string[] {
    const started = audioElements.filter(({ src, paused }) => src && !paused);
    const playing = started.find(({ readyState, currentTime }) => readyState >= 3 && currentTime > 0);
    const title = playing && titles[new URL(playing.src).pathname];
    // Not the element with which the page tests whether it can set the volume.
    const { volume } = audioElements.find(({ preload }) => preload === 'none') ?? { volume: 1 };
    const rows = [...document.querySelectorAll('main ol > li > button')];
    const current = rows.filter((row) => row.ariaCurrent);
    const pausing = rows.filter((row) => row.textContent.startsWith('Pause '));
    const playingRows = rows.filter((row) => title && row.textContent.includes(` ${title}, `));
    const percent = playing && (playing.currentTime / playing.duration) * 100;
    const hasPause = document.querySelector('section[aria-label=Player] button[aria-label=Pause]') !== null;
    const problems: Record<string, boolean> = {
      'two sounds': started.length > 1,
      'a demo and a sound': started.length > 0 && document.querySelector('main iframe') !== null,
      'sound without the bar': playing !== undefined && !hasPause,
      'Pause without sound': started.length === 0 && hasPause,
      'a failure and a sound': started.length > 0 && text('[role=alert]') !== '',
      'another text for a failure': !['', 'Unable to play audio. Please ensure the audio file exists.'].includes(
        text('[role=alert]'),
      ),
      'two current rows': current.length > 1,
      'the current row is not the one that plays': playingRows.length > 0 && playingRows[0] !== current[0],
      'the row with Pause is not the one that plays':
        pausing.some((row) => row !== playingRows[0]) || pausing.length !== playingRows.length,
      'the title is not the one that plays':
        title !== undefined && text('section[aria-label=Player] [role=status]') !== `Now playing: ${title}`,
      'the title in the media session is not the one that plays':
        title !== undefined && navigator.mediaSession.metadata?.title !== title,
      'the slider is not where the sound is': percent !== undefined && !(Math.abs(percent - (value('Seek') ?? 0)) < 2),
      'the volume is not that of the slider': Math.abs((value('Volume') ?? volume) - volume) > 0.01,
    };
    return Object.keys(problems).filter((problem) => problems[problem]);
  }

  const deadline = performance.now() + 5_000;
  let found = findProblems();
  while (found.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    found = findProblems();
  }
  return found.length > 0
    ? [
        ...found,
        location.pathname,
        ...audioElements.map(
          ({ src, paused, currentTime, readyState }) =>
            `${src} ${paused ? 'paused' : 'started'} at ${currentTime}, ready ${readyState}`,
        ),
      ]
    : [];
}

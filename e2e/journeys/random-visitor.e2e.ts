import type { Page } from '@playwright/test';
import { seededRandom } from '../../app/lib/random.ts';
import { readSite } from '../../generator/pages.ts';
import { type Fault, startFaultyHost } from '../support/faulty-host.ts';
import { expect, isAlive, test } from '../support/test.ts';
import { watchSounds } from '../support/watch-sounds.ts';

// A visitor who does a thousand things without sense, many of them before the last one was answered. After the others
// the page must agree with its sound. The same seed gives the same thousand: SEED=7 npx playwright test random-visitor

const seed = Number(process.env.SEED ?? 20260817);
const actionCount = 1000;
const hasteShare = 0.3;

const { albums, initiatives } = await readSite();
/** The title that belongs to each recording. */
const titles = Object.fromEntries([
  ...albums.flatMap(({ id, tracks }) => tracks.map(({ title, audioUrl }) => [`/audio/${id}/${audioUrl}`, title])),
  ...initiatives.flatMap(({ audio }) => (audio ? [[`/audio/${audio.file}`, audio.title]] : [])),
]);
/** Two recordings never work, and one comes late. */
const faults: Record<string, Fault> = {
  '/audio/mystery-of-love/starlings.mp3': 'missing',
  '/audio/mystery-of-love/tide-tables.mp3': 'late',
  '/audio/jesus-please-help-me/forgiven.mp3': 'broken',
};

const player = 'section[aria-label=Player]';
/** What the visitor may do, how often in comparison, and to what. Where that is not there, it does something else. */
const deeds = [
  { deed: 'press', weight: 26, selector: 'main ol > li > button' },
  { deed: 'press', weight: 14, selector: `${player} button:not([popovertarget], [aria-label="Stop and close"])` },
  { deed: 'press', weight: 2, selector: `${player} button[aria-label="Stop and close"]` },
  { deed: 'press', weight: 3, selector: 'main input[role=switch]' },
  { deed: 'address', weight: 3, selector: 'main ol > li[id]' },
  { deed: 'press', weight: 5, selector: 'main button[aria-label$="the podcast"]' },
  { deed: 'press', weight: 4, selector: 'nav[aria-label=Tools] a' },
  { deed: 'press', weight: 9, selector: 'a[href^="/music/album/"]' },
  { deed: 'press', weight: 7, selector: 'a:is([href="/music"], [href="/other-initiatives"], [href="/ai-coding"])' },
  { deed: 'move', weight: 10, selector: `${player} input[aria-label=Seek]` },
  { deed: 'move', weight: 4, selector: `${player} input[aria-label=Volume]` },
  { deed: 'end', weight: 3, selector: `${player} input[aria-label=Seek]` },
  { deed: 'back', weight: 2, selector: 'body' },
  { deed: 'forward', weight: 1, selector: 'body' },
  { deed: 'key', weight: 17, selector: `${player} :is(button, input)` },
] as const;
type Deed = (typeof deeds)[number];
const lots: Deed[] = deeds.flatMap((deed) => Array(deed.weight).fill(deed));
const keys = [' ', 'm', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '0', '3', '9'];

test.use({ expectedMessages: /Failed to load resource/ });

test(`${actionCount} actions by chance leave no wrong state and no second sound`, async ({ page }) => {
  test.setTimeout(180_000);
  const host = await startFaultyHost();
  host.fault = (address) => faults[address];
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Demo</title>' }));
  await page.addInitScript(watchSounds);
  await page.goto(`${host.url}/music/album/mystery-of-love`);
  await isAlive(page);

  const random = seededRandom(seed);
  const done: string[] = [];
  for (let count = 1; count <= actionCount; count++) {
    done.push(await act(page, random));
    if (random() < hasteShare) continue;
    const story = `SEED=${seed}, after ${count} actions, the last ones:\n${done.slice(-15).join('\n')}\n`;
    expect(await page.evaluate(disagreements, titles), story).toEqual([]);
  }

  // After all that the player still plays.
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Music', exact: true }).click();
  await page.getByRole('link', { name: /Signs of the Times/ }).click();
  const row = page.locator('main ol > li > button').filter({ hasText: 'All Clear' });
  await expect(async () => {
    if ((await row.getAttribute('aria-current')) === null) await row.click();
    await expect(row).toHaveText(/^Pause/, { timeout: 2_000 });
  }).toPass();
  host.close();
});

/** Does one thing, and says what. */
async function act(page: Page, random: () => number): Promise<string> {
  const wishes = Array.from({ length: 12 }, () => lots[Math.floor(random() * lots.length)]!);
  const [which, value] = [random(), random()];
  const { deed, target } = await page.evaluate(perform, { wishes, which, value });
  if (deed !== 'key') return `${deed} ${target}`;
  const key = keys[Math.floor(value * keys.length)]!;
  await page.keyboard.press(key);
  return `key '${key}' on ${target}`;
}

/** Runs in the page: fulfils the first wish that can be. That a real mouse gets through is proven elsewhere. */
function perform({ wishes, which, value }: { wishes: Deed[]; which: number; value: number }) {
  const { navigation } = window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } };
  const isPossible = { back: navigation.canGoBack, forward: navigation.canGoForward } as Record<string, boolean>;
  for (const { deed, selector } of wishes) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    const target = found[Math.floor(which * found.length)];
    if (!target || isPossible[deed] === false) continue;
    const name = `${target.ariaLabel ?? target.textContent.trim().slice(0, 40)} at ${location.pathname}`;
    if (deed === 'press') target.click();
    else if (deed === 'key') target.focus();
    else if (deed === 'address') location.hash = `${target.id}&t=${Math.floor(value * 100)}`;
    else if (deed === 'back') history.back();
    else if (deed === 'forward') history.forward();
    else if (target instanceof HTMLInputElement) {
      const wanted = deed === 'end' ? 99.9 : value * Number(target.max);
      // The prototype's setter: React overrides the element's own, and would see no change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, String(wanted));
      target.dispatchEvent(new Event('input', { bubbles: true }));
      target.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return { deed, target: name };
  }
  return { deed: 'nothing', target: '' };
}

/** Runs in the page: in what page and sound do not agree, when they had five seconds to come to terms. */
async function disagreements(titles: Record<string, string>): Promise<string[]> {
  const { elements } = window as unknown as { elements: HTMLAudioElement[] };
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const label = (words: string[]) =>
    words.find((word) => document.querySelector(`section[aria-label=Player] button[aria-label=${word}]`));
  const value = (name: string) =>
    document.querySelector<HTMLInputElement>(`section[aria-label=Player] input[aria-label=${name}]`)?.valueAsNumber;

  function look(): string[] {
    const asked = elements.filter(({ src, paused }) => src && !paused);
    const playing = asked.find(({ readyState, currentTime }) => readyState >= 3 && currentTime > 0);
    const title = playing && titles[new URL(playing.src).pathname];
    // The player's element, and not the one with which the page found out whether it may set the volume.
    const { volume } = elements.find(({ preload }) => preload === 'none') ?? { volume: 1 };
    const rows = [...document.querySelectorAll('main ol > li > button')];
    const current = rows.filter((row) => row.ariaCurrent);
    const pausing = rows.filter((row) => row.textContent.startsWith('Pause '));
    const own = rows.filter((row) => title && row.textContent.includes(` ${title}, `));
    const percent = playing && (playing.currentTime / playing.duration) * 100;
    const problems: Record<string, boolean> = {
      'two sounds': asked.length > 1,
      'a demo and a sound': asked.length > 0 && document.querySelector('main iframe') !== null,
      'sound without the bar': playing !== undefined && !label(['Pause']),
      'Pause without sound': asked.length === 0 && label(['Pause']) !== undefined,
      'a failure and a sound': asked.length > 0 && text('[role=alert]') !== '',
      'other words for a failure': !['', 'Unable to play audio. Please ensure the audio file exists.'].includes(
        text('[role=alert]'),
      ),
      'two current rows': current.length > 1,
      'another row is current than plays': own.length > 0 && own[0] !== current[0],
      'another row says Pause than plays': pausing.some((row) => row !== own[0]) || pausing.length !== own.length,
      'another title than plays':
        title !== undefined && text('section[aria-label=Player] [role=status]') !== `Now playing: ${title}`,
      'another title in the system': title !== undefined && navigator.mediaSession.metadata?.title !== title,
      'another position than plays': percent !== undefined && !(Math.abs(percent - (value('Seek') ?? 0)) < 2),
      'another volume': Math.abs((value('Volume') ?? volume) - volume) > 0.01,
    };
    return Object.keys(problems).filter((problem) => problems[problem]);
  }

  const deadline = performance.now() + 5_000;
  let found = look();
  while (found.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    found = look();
  }
  return found.length > 0
    ? [
        ...found,
        location.pathname,
        ...elements.map(
          ({ src, paused, currentTime, readyState }) =>
            `${src} ${paused ? 'paused' : 'asked'} at ${currentTime}, ready ${readyState}`,
        ),
      ]
    : [];
}

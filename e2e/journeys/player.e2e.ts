import type { Locator, Page } from '@playwright/test';
import { at, expect, expectAccessible, expectHeading, isAlive, open, test } from '../support/test.ts';
import { watchSounds } from '../support/watch-sounds.ts';

const failure = 'Unable to play audio. Please ensure the audio file exists.';
const failedRequest = /Failed to load resource/;

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const row = (page: Page, title: string) =>
  page.locator('main ol').getByRole('button', { name: new RegExp(`(Play|Pause) ${title}`) });
const seek = (page: Page) => player(page).getByRole('slider', { name: 'Seek' });
const waveform = (page: Page) => player(page).locator('span:has(> input[aria-label=Seek]) > :not(input)');
const volume = (page: Page) => player(page).getByRole('slider', { name: 'Volume' });
const number = async (slider: Locator) => Number(await slider.inputValue());

const isCurrent = (page: Page, title: string) => expect(row(page, title)).toHaveAttribute('aria-current', 'true');

/** Sound is on: the position moves, and not by a hand's breadth. */
async function expectPlaying(page: Page): Promise<void> {
  await expect(button(page, 'Pause')).toBeVisible();
  const before = await number(seek(page));
  await expect.poll(() => number(seek(page))).toBeGreaterThan(before);
}

test.beforeEach(({ page }) => page.addInitScript(watchSounds));

const audio = (page: Page) =>
  page.evaluate(() => {
    const { elements } = window as unknown as { elements: HTMLAudioElement[] };
    return elements
      .filter(({ src }) => src)
      .map(({ paused, src, volume, muted, currentTime, duration }) => ({
        paused,
        file: src.split('/').at(-1),
        volume,
        muted,
        currentTime,
        duration,
      }));
  });

test("before a choice: the album's cover, 'Choose a track', nothing downloaded; play chooses the first", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/music/album/parousia');
  await expect(player(page).getByText('Choose a track')).toBeVisible();
  await expect(volume(page)).toHaveValue('1');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/audio/'))).toEqual([]);

  await button(page, 'Play').click();
  await isCurrent(page, 'Night Watch');
  await expectPlaying(page);
});

test('a row shows index, icon, title, genre and duration', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const rows = page.locator('main ol > li');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(3)).toContainText('4');
  await expect(rows.nth(3).locator('svg')).toBeVisible();
  await expect(rows.nth(3)).toContainText('Electronic Orchestra');
  await expect(rows.nth(3)).toContainText(/\d:\d\d/);
});

for (const album of ['mystery-of-love', 'jesus-please-help-me', 'parousia']) {
  test(`${album}: the first track plays, seeks ahead and goes on`, async ({ page }) => {
    await open(page, `/music/album/${album}`);
    await page.locator('main ol button').first().click();
    await expectPlaying(page);
    await seek(page).fill('90');
    await expect.poll(() => number(seek(page))).toBeGreaterThan(89.9);
    await expectPlaying(page);
    const [element] = await audio(page);
    expect(element!.currentTime / element!.duration).toBeGreaterThan(0.899);
  });
}

test('the current track toggles, by its row and by the bar', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const first = page.locator('main ol button').first();
  await first.click();
  await expectPlaying(page);
  await first.click();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(first).toHaveAttribute('aria-current', 'true');
  expect((await audio(page))[0]!.paused).toBe(true);
  await button(page, 'Play').click();
  await expectPlaying(page);
});

test('choosing another track stops the first; it becomes current once it plays', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const [first, second] = [page.locator('main ol button').nth(0), page.locator('main ol button').nth(1)];
  await first.click();
  await expectPlaying(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/audio/**', async (route) => {
    await held;
    await route.continue();
  });
  await second.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  expect((await audio(page)).filter(({ paused, currentTime }) => !paused && currentTime > 0)).toEqual([]);
  release();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(first).not.toHaveAttribute('aria-current');
  await expectPlaying(page);
});

test('rapid choices leave one sound and the last as current', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const rows = page.locator('main ol button');
  for (const index of [0, 3, 1, 5, 2, 4]) await rows.nth(index).click();
  await expect(rows.nth(4)).toHaveAttribute('aria-current', 'true');
  await expectPlaying(page);
  await expect(page.locator('main ol [aria-current]')).toHaveCount(1);
  expect((await audio(page)).filter(({ paused }) => !paused)).toHaveLength(1);
});

test('a track that ends: not playing, progress 0', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await seek(page).fill('99.8');
  await expect(button(page, 'Play')).toBeVisible();
  await expect(seek(page)).toHaveValue('0');
  await button(page, 'Play').click();
  await expectPlaying(page);
});

test('seek is 0 to 100, volume 0 to 1 in steps of 0.1; both rule the sound', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  for (const [slider, range] of [
    [seek(page), ['0', '100']],
    [volume(page), ['0', '1']],
  ] as const) {
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(range);
  }
  await expect(volume(page)).toHaveAttribute('step', '0.1');
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await volume(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(volume(page)).toHaveValue('0.9');
  expect((await audio(page))[0]!.volume).toBeCloseTo(0.9);
  await button(page, 'Mute').click();
  expect((await audio(page))[0]!.muted).toBe(true);
  await button(page, 'Unmute').click();
  expect((await audio(page))[0]!.muted).toBe(false);
});

test('the waveform is the track of the slider, and a mouse reaches the slider through it', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  await expect(waveform(page)).toHaveCount(0);
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await expect(waveform(page)).toHaveCSS('clip-path', /^polygon\(/);
  const { width, height } = (await seek(page).boundingBox())!;
  await seek(page).click({ position: { x: width / 2, y: height / 2 } });
  await expect.poll(() => number(seek(page))).toBeGreaterThan(48);
  expect(await number(seek(page))).toBeLessThan(60);
});

test('a recording without a waveform has a plain track', async ({ page }) => {
  await page.route('**/mystery-of-love.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"peaks":"\w+",/g, '') });
  });
  await open(page, '/music');
  await page.getByRole('link', { name: /Signs of the Times/ }).click();
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await expect(waveform(page)).toHaveCount(0);
  await seek(page).fill('50');
  await expect.poll(() => number(seek(page))).toBeGreaterThan(50);
});

test('previous and next are drawn, and are nobody’s to press', async ({ page }) => {
  await open(page, '/music/album/parousia');
  const drawn = player(page).locator(
    '[aria-hidden=true]:has(> svg.lucide-skip-back), [aria-hidden=true]:has(> svg.lucide-skip-forward)',
  );
  await expect(drawn).toHaveCount(2);
  await expect(player(page).getByRole('button', { name: /previous|next/i })).toHaveCount(0);
  await drawn.first().click();
  await expect(player(page).getByText('Choose a track')).toBeVisible();
});

test.describe('a failure', () => {
  test.use({ expectedMessages: failedRequest });

  test('says the exact words, is cleared by the next choice', async ({ page }) => {
    await open(page, '/music/album/mystery-of-love');
    await page.route('**/audio/**', (route) => route.fulfill({ status: 404 }));
    await page.locator('main ol button').first().click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(button(page, 'Play')).toBeVisible();
    await expect(page.locator('main ol [aria-current]')).toHaveCount(0);
    await page.unroute('**/audio/**');
    await page.locator('main ol button').nth(1).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectPlaying(page);
  });

  test('of a broken file is told too, and Try again recovers', async ({ page }) => {
    await open(page, '/music/album/mystery-of-love');
    await page.route('**/audio/**', (route) => route.fulfill({ body: 'no sound', contentType: 'audio/mpeg' }));
    await page.locator('main ol button').first().click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await page.unroute('**/audio/**');
    await button(page, 'Try again').click();
    await expectPlaying(page);
  });

  test('of play itself, rejected or thrown, is told as well', async ({ page }) => {
    await open(page, '/music/album/mystery-of-love');
    for (const how of ['reject', 'throw']) {
      await page.evaluate((how) => {
        HTMLMediaElement.prototype.play = () => {
          if (how === 'throw') throw new Error('refused');
          return Promise.reject(new DOMException('refused', 'NotAllowedError'));
        };
      }, how);
      await page
        .locator('main ol button')
        .nth(how === 'throw' ? 1 : 0)
        .click();
      await expect(page.getByRole('alert')).toHaveText(failure);
    }
  });
});

test('music goes on across pages, and the bar with it; elsewhere without music there is none', async ({ page }) => {
  await open(page, '/music');
  await expect(player(page)).toHaveCount(0);
  await page.getByRole('link', { name: /Signs of the Times/ }).click();
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Info' }).click();
  await expectHeading(page, 'Project Information');
  await expectPlaying(page);
  await expect(player(page).getByText(/Choose a track/)).toHaveCount(0);
});

test('an album that was left before anything played leaves no bar', async ({ page }) => {
  await open(page, '/music/album/parousia');
  await expect(player(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await expectHeading(page, 'AI Music Innovation');
  await expect(player(page)).toHaveCount(0);
});

test('keys in the player: space, arrows, m, digits', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await seek(page).focus();
  await page.keyboard.press('5');
  await expect.poll(() => number(seek(page))).toBeGreaterThan(49);
  await page.keyboard.press('m');
  expect((await audio(page))[0]!.muted).toBe(true);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
});

test("'Now playing' is announced, and the system's player knows the track", async ({ page }) => {
  await open(page, '/music/album/parousia');
  await row(page, 'Night Watch').click();
  await isCurrent(page, 'Night Watch');
  await expect(player(page).getByRole('status')).toHaveText('Now playing: Night Watch');
  // Its code comes when the first track sounds.
  const shown = () =>
    page.evaluate(() => {
      const { title, artist, album } = navigator.mediaSession.metadata ?? {};
      return { title, artist, album };
    });
  await expect.poll(shown).toEqual({ title: 'Night Watch', artist: site.artist, album: 'Παρουσία' });
});

const symphony = '/music/album/parousia';
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });
const close = (page: Page) => button(page, 'Stop and close');
const time = (page: Page) => seek(page).getAttribute('aria-valuetext');
const sounding = async (page: Page) => (await audio(page)).filter(({ paused }) => !paused).length;

test.describe('closing', () => {
  test("on an album page stops the music and leads back to 'Choose a track'", async ({ page }) => {
    await open(page, symphony);
    await expect(close(page)).toBeHidden();
    await row(page, 'Night Watch').click();
    await expectPlaying(page);
    await close(page).click();
    await expect(player(page).getByText('Choose a track')).toBeVisible();
    await expect(page.locator('main ol [aria-current]')).toHaveCount(0);
    expect(await sounding(page)).toBe(0);
    await expect(button(page, 'Play')).toBeFocused();
    await expect(close(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await isCurrent(page, 'Night Watch');
  });

  test('elsewhere takes the bar away, and the focus back to where it was', async ({ page }) => {
    await open(page, symphony);
    await row(page, 'Night Watch').click();
    await expectPlaying(page);
    await footerLink(page, 'Team').click();
    await expectHeading(page, 'Meet Our Team');
    await expectPlaying(page);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await button(page, 'Mute').focus();
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expectPlaying(page);
    await close(page).press('Enter');
    await expect(player(page)).toHaveCount(0);
    await expect(skip).toBeFocused();
    expect(await sounding(page)).toBe(0);
    await page.goBack();
    await expect(player(page).getByText('Choose a track')).toBeVisible();
  });
});

test.describe('Play album', () => {
  const albumSwitch = (page: Page) => page.getByRole('switch', { name: 'Play album' });

  test('is off at every load; on, the end of a track starts the next, on other pages too', async ({ page }) => {
    await open(page, '/music/album/mystery-of-love');
    await expect(albumSwitch(page)).not.toBeChecked();
    await albumSwitch(page).focus();
    await page.keyboard.press('Space');
    await expect(albumSwitch(page)).toBeChecked();
    await page.locator('main ol button').first().click();
    await expectPlaying(page);
    await seek(page).fill('99.8');
    await isCurrent(page, 'Red Sky at Morning');
    await expectPlaying(page);

    await footerLink(page, 'Info').click();
    await expectHeading(page, 'Project Information');
    await seek(page).fill('99.8');
    await expect(player(page).getByRole('status')).toHaveText('Now playing: Falling Barometer');
    await expectPlaying(page);
    expect(await sounding(page)).toBe(1);

    await page.goBack();
    await isCurrent(page, 'Falling Barometer');
    await expect(albumSwitch(page)).toBeChecked();
    await page.reload();
    await isAlive(page);
    await expect(albumSwitch(page)).not.toBeChecked();
  });

  test('ends with the last track', async ({ page }) => {
    await open(page, symphony);
    await page.getByText('Play album').click();
    await row(page, 'Arrival').click();
    await expectPlaying(page);
    await seek(page).fill('99.9');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(seek(page)).toHaveValue('0');
    await isCurrent(page, 'Arrival');
  });
});

test.describe('an address that names a track', () => {
  test('and a second cues it: marked, shown, nothing downloaded; play starts it there', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, `${symphony}#track=the-door&t=80`);
    const door = page.locator('main ol').getByRole('button', { name: 'Play The Door from 1 minute 20 seconds' });
    await expect(door).toBeInViewport();
    await expect(door).toContainText('Ready at 1:20');
    await expect(door).not.toHaveAttribute('aria-current');
    await expect(player(page).getByText('The Door')).toBeVisible();
    await expect(player(page).getByText(site.artist)).toBeVisible();
    expect(await time(page)).toBe('1 minute 20 seconds of 13 minutes 5 seconds');
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.includes('/audio/'))).toEqual([]);
    await expectAccessible(page);

    await button(page, 'Play').click();
    await isCurrent(page, 'The Door');
    await expectPlaying(page);
    const [element] = await audio(page);
    expect(element!.currentTime).toBeGreaterThanOrEqual(80);
    expect(element!.currentTime).toBeLessThan(90);
    await expect(door).toHaveCount(0);
  });

  test('waits while the slider says another second, and is forgotten when another is chosen', async ({ page }) => {
    await open(page, `${symphony}#track=arrival`);
    await expect(row(page, 'Arrival')).toContainText('Ready');
    await seek(page).fill('50');
    await expect(row(page, 'Arrival')).toContainText('Ready at 8:09');
    await row(page, 'Night Watch').click();
    await isCurrent(page, 'Night Watch');
    await expect(row(page, 'Arrival')).not.toContainText('Ready');
  });

  test('that is not there, or a second that is not in it, is told quietly', async ({ page }) => {
    await open(page, `${symphony}#track=nothing`);
    const note = page.locator('main').getByRole('status');
    await expect(note).toHaveText('The address names a track that is not on this album.');
    await expect(player(page).getByText('Choose a track')).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#track=the-door&t=99999';
    });
    await expect(note).toHaveText('The address names a second that this track does not have.');
    await expect(row(page, 'The Door')).toContainText('Ready');
    await page.evaluate(() => {
      location.hash = '#track=the-door&t=5';
    });
    await expect(note).toBeEmpty();
    await expect(row(page, 'The Door')).toContainText('Ready at 0:05');
  });

  test('stays cued through other anchors, leaving, Back and Forward', async ({ page }) => {
    await open(page, `${symphony}#track=the-door&t=80`);
    await expect(row(page, 'The Door')).toContainText('Ready at 1:20');
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await expect(row(page, 'The Door')).toContainText('Ready at 1:20');
    await page.goBack();
    await expect(row(page, 'The Door')).toContainText('Ready at 1:20');
    await page.getByRole('link', { name: 'Back to Music' }).click();
    await expectHeading(page, 'AI Music Innovation');
    await expect(player(page)).toHaveCount(0);
    await page.goBack();
    await expect(row(page, 'The Door')).toContainText('Ready at 1:20');
    await page.goForward();
    await expectHeading(page, 'AI Music Innovation');
    await page.getByRole('link', { name: /Signs of the Times/ }).click();
    await expect(player(page).getByText('Choose a track')).toBeVisible();
  });

  test('leaves music alone that plays already; a second of the same track goes there', async ({ page }) => {
    await open(page, symphony);
    await row(page, 'Night Watch').click();
    await expectPlaying(page);
    await page.evaluate(() => {
      location.hash = '#track=the-door&t=80';
    });
    await expect(row(page, 'The Door')).toContainText('Ready at 1:20');
    await expectPlaying(page);
    await isCurrent(page, 'Night Watch');
    await page.evaluate(() => {
      location.hash = '#track=night-watch&t=300';
    });
    await expect.poll(() => time(page)).toContain('5 minutes');
    await row(page, 'The Door').click();
    await isCurrent(page, 'The Door');
    await expect.poll(() => time(page)).toContain('1 minute 2');
  });
});

test.describe('Copy link', () => {
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('with and without the second, from the bar and from the row, with a spoken word', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${symphony}#track=the-door&t=80`);
    const address = new URL(at(`${symphony}#track=the-door`), new URL('/', page.url())).href;
    await button(page, 'Copy link').click();
    const panel = page.locator('#player-link');
    await panel.getByRole('button', { name: 'Copy link at 1:20' }).click();
    await expect(panel.getByRole('status')).toHaveText('The link is copied.');
    expect(await copied(page)).toBe(`${address}&t=80`);
    await panel.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect.poll(() => copied(page)).toBe(address);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(player(page).getByText('The Door')).toBeVisible();

    const notes = page.locator('main ol details').first();
    await notes.locator('summary').press('Enter');
    await notes.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => copied(page)).toBe(address.replace('the-door', 'night-watch'));
  });

  test('that the browser refuses is selected in a field, where keys copy and do not play', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
      }),
    );
    await open(page, `${symphony}#track=the-door`);
    await button(page, 'Copy link').click();
    await page.locator('#player-link').getByRole('button', { name: 'Copy link' }).click();
    const field = page.getByRole('textbox', { name: 'Link to The Door' });
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toContain('#track=the-door');
    await expect(page.locator('#player-link').getByRole('status')).toContainText('The link is selected');
    await page.keyboard.press('m');
    await expect(button(page, 'Mute')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without code that comes later', () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS/,
  });

  test('the music plays, and everything else works', async ({ page }) => {
    await page.route(/on-first-play|copy-link|keyboard-shortcuts/, (route) => route.abort());
    await open(page, symphony);
    await row(page, 'Night Watch').click();
    await expectPlaying(page);
    await button(page, 'Copy link').click();
    await expect(page.locator('#player-link')).toHaveText('Loading...');
    await page.unroute(/on-first-play|copy-link|keyboard-shortcuts/);
    await page.locator('main ol details').first().locator('summary').click();
    await expect(page.locator('main ol details').first().getByText('A horn call')).toBeVisible();
    await expectPlaying(page);
    await button(page, 'Mute').click();
    await close(page).click();
    await expect(player(page).getByText('Choose a track')).toBeVisible();
  });
});

test.describe('who comes back', () => {
  const goOn = (page: Page) => page.getByRole('button', { name: /^Continue/ });

  /** Listens to the first movement, at five minutes. */
  async function listen(page: Page): Promise<void> {
    await row(page, 'Night Watch').click();
    await expectPlaying(page);
    await seek(page).fill('50');
    await expect.poll(() => time(page)).toContain('6 minutes');
    await expectPlaying(page);
  }

  test('is offered to continue where it was left, on that album only', async ({ page }) => {
    await open(page, symphony);
    await expect(goOn(page)).toHaveCount(0);
    await listen(page);
    await button(page, 'Pause').click();
    await expect(goOn(page)).toHaveCount(0);
    await volume(page).fill('0.3');
    await page.reload();
    await isAlive(page);
    await expect(goOn(page)).toHaveText(/^Continue Night Watch at 6:0\d$/);
    await expect(player(page).getByText('Choose a track')).toBeVisible();
    await expect(volume(page)).toHaveValue('1');
    await goOn(page).press('Enter');
    await expect(row(page, 'Night Watch')).toBeFocused();
    await isCurrent(page, 'Night Watch');
    await expectPlaying(page);
    expect((await audio(page))[0]!.currentTime).toBeGreaterThan(360);
    await page.goto(at('/music/album/mystery-of-love'));
    await isAlive(page);
    await expect(goOn(page)).toHaveCount(0);
  });

  test('is offered nothing when the track has ended', async ({ page }) => {
    await open(page, symphony);
    await listen(page);
    await seek(page).fill('99.9');
    await expect(seek(page)).toHaveValue('0');
    await close(page).click();
    await expect(player(page).getByText('Choose a track')).toBeVisible();
    await expect(goOn(page)).toHaveCount(0);
  });

  test('is offered it at once after closing', async ({ page }) => {
    await open(page, symphony);
    await listen(page);
    await close(page).click();
    await expect(goOn(page)).toHaveText(/^Continue Night Watch at 6:0\d$/);
  });

  for (const [what, text] of [
    ['nonsense', '{]'],
    ['another track', '{"key":"parousia/nothing","seconds":100}'],
    ['a second that is not there', '{"key":"parousia/night-watch","seconds":99999}'],
  ] as const) {
    test(`is offered nothing where the device remembers ${what}`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('listening', text), text);
      await open(page, symphony);
      await expect(page.getByRole('switch', { name: 'Play album' })).toBeVisible();
      await expect(goOn(page)).toHaveCount(0);
      await row(page, 'Night Watch').click();
      await expectPlaying(page);
    });
  }

  test('listens all the same where storage is refused', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    );
    await open(page, symphony);
    await listen(page);
    await button(page, 'Pause').click();
    await close(page).click();
    await expect(goOn(page)).toHaveCount(0);
  });
});

test('a row tells about its track, by keyboard and by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await open(page, symphony);
  const notes = page.locator('main ol details');
  await expect(notes.nth(1).locator('p').first()).toBeHidden();
  await notes.nth(1).locator('summary').tap();
  await expect(notes.nth(1).getByText('Variations on a quiet hymn')).toBeVisible();
  await row(page, 'Night Watch').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notes.nth(0).getByText('A horn call')).toBeVisible();
  await expect(player(page).getByText('Choose a track')).toBeVisible();
  await row(page, 'Night Watch').tap();
  await isCurrent(page, 'Night Watch');
  await close(page).tap();
  await expect(player(page).getByText('Choose a track')).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("each track has the browser's own player, and no button is dead", async ({ page }) => {
    await page.goto(at(symphony));
    const players = page.locator('main ol audio');
    await expect(players).toHaveCount(6);
    for (const one of await players.all()) {
      await expect(one).toBeVisible();
      await expect(one).toHaveAttribute('preload', 'none');
    }
    expect(await page.getByRole('button').count()).toBe(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.locator('main ol > li').first()).toContainText('Night Watch');
    await page.locator('main ol summary').first().click();
    await expect(page.getByText('A horn call over still strings')).toBeVisible();
  });
});

test.describe('the bar', () => {
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
    [844, 390],
    [667, 375],
    [320, 640],
    [320, 256],
  ] as const) {
    test(`covers nothing that has the focus, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${symphony}#track=the-door&t=80`);
      await expect(player(page).getByText('The Door')).toBeVisible();
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('[aria-label=Player]')!;
        const isFixed = getComputedStyle(bar).position === 'fixed';
        const found: string[] = [];
        const all = document.querySelectorAll<HTMLElement>('a[href], button, input, summary');
        for (const way of [[...all], [...all].reverse()]) {
          for (const element of way) {
            if (bar.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
            element.focus();
            if (document.activeElement !== element) continue;
            const { bottom } = element.getBoundingClientRect();
            if (isFixed && bottom > bar.getBoundingClientRect().top)
              found.push(element.textContent || element.outerHTML);
          }
        }
        return found;
      });
      expect(covered).toEqual([]);
      const free = await page.evaluate(() => {
        const bar = document.querySelector('[aria-label=Player]')!;
        const { height } = bar.getBoundingClientRect();
        return getComputedStyle(bar).position === 'fixed' ? innerHeight - height : innerHeight;
      });
      expect(free).toBeGreaterThan(height * 0.6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test.describe('with its notice', () => {
    test.use({ expectedMessages: failedRequest });

    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 640],
    ] as const) {
      test(`stays below the floating buttons, at ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.route('**/audio/**', (route) => route.fulfill({ status: 404 }));
        await open(page, symphony);
        await row(page, 'Night Watch').click();
        await expect(page.getByRole('alert')).toHaveText(failure);
        const chat = await page.getByRole('button', { name: 'Chat Assistant' }).boundingBox();
        const bar = await player(page).boundingBox();
        expect(chat!.y + chat!.height).toBeLessThanOrEqual(bar!.y);
        expect(bar!.y + bar!.height).toBeLessThanOrEqual(height + 1);
        await expectAccessible(page);
      });
    }
  });
});

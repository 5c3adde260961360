import type { Page } from '@playwright/test';
import { failureStories } from '../engines/playback.ts';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { usualSizes } from '../support/every-page.ts';
import { playerButton as button, expectPlaying, player, seekBar as seek, sliderValue } from '../support/player.ts';
import { at, expect, expectAccessible, expectHeading, isAlive, open, setHash, test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';

// In Calm, because sound does not depend on motion. Tests without a browser are in app/player/.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const songs = '/music/album/songs';
const symphony = '/music/album/symphony';
const failure = 'Unable to play audio. Please ensure the audio file exists.';
const failedRequest = /Failed to load resource/;

const close = (page: Page) => button(page, 'Stop and close');
const row = (page: Page, title: string) =>
  page.locator('main ol').getByRole('button', { name: new RegExp(`^(Play|Pause) ${title}`) });
const currentRows = (page: Page) => page.locator('main ol [aria-current]');
const waveform = (page: Page) => player(page).locator('span:has(> input[aria-label=Seek]) > :not(input)');
const time = (page: Page) => seek(page).getAttribute('aria-valuetext');
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });

const expectCurrent = (page: Page, title: string) => expect(row(page, title)).toHaveAttribute('aria-current', 'true');

async function openAndPlay(page: Page, path: string, title: string): Promise<void> {
  await open(page, path);
  await row(page, title).click();
  await expectPlaying(page);
}

/** Collects the addresses of the recordings that the page requests. */
function recordingRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/audio/') && urls.push(request.url()));
  return urls;
}

test.beforeEach(({ page }) => page.addInitScript(collectAudioElements));

/** The audio elements that have a recording. */
const audio = (page: Page) =>
  page.evaluate(() =>
    // The init script collectAudioElements adds the property.
    (window as unknown as AudioWindow).audioElements
      .filter(({ src }) => src)
      .map(({ paused, muted, currentTime }) => ({ paused, muted, currentTime })),
  );
const playingCount = async (page: Page) => (await audio(page)).filter(({ paused }) => !paused).length;
const expectNoChoice = (page: Page) => expect(player(page).getByText('Choose a track')).toBeVisible();

test('nothing loads before a choice; after rapid choices the last one plays, and nothing else; a press pauses it; waveform and keys work @player-before-choice @player-keys', async ({
  page,
}) => {
  const requests = recordingRequests(page);
  await open(page, songs);
  await expectNoChoice(page);
  await expect(player(page).locator('img')).toHaveAttribute('src', /\/songs\/cover-/);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  const rows = page.locator('main ol > li > button');
  for (const index of [0, 3, 1, 5, 2, 6]) await rows.nth(index).click();
  await expectCurrent(page, 'Song Seven');
  await expectPlaying(page);
  await expect(currentRows(page)).toHaveCount(1);
  expect(await playingCount(page)).toBe(1);
  await expect(player(page).getByText('The Guest Artist', { exact: true })).toBeVisible();
  await expect(player(page).locator('img')).toHaveAttribute('src', /\/songs\/song-7-/);
  await row(page, 'Song Seven').click();
  await expect(button(page, 'Play')).toBeVisible();
  expect(await playingCount(page)).toBe(0);

  await expect(waveform(page)).toHaveCSS('clip-path', /^polygon\(/);
  const { width, height } = (await seek(page).boundingBox())!;
  await seek(page).click({ position: { x: width * 0.3, y: height / 2 } });
  await expect.poll(() => sliderValue(seek(page)), 'a click on the waveform').toBeGreaterThan(28);
  expect(await sliderValue(seek(page))).toBeLessThan(40);
  await page.keyboard.press('m');
  expect((await audio(page))[0]!.muted).toBe(true);
  await page.keyboard.press('Space');
  await expectPlaying(page);
});

test.describe('a recording that fails', () => {
  test.use({ expectedMessages: failedRequest });

  test('a track becomes current once it plays: the bar keeps the last one, says which one is loading or has failed, and Try again plays it', async ({
    page,
  }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/song-2.mp3', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 404 });
    });
    const [named, line] = [player(page).locator('p:not([role])').first(), player(page).getByText('Loading Song Two …')];
    await openAndPlay(page, songs, 'Song One');
    await seek(page).fill('50');
    await button(page, 'Pause').click();
    const before = await sliderValue(seek(page));
    const expectKept = async () => {
      await expect(named).toHaveText('Song One');
      await expectCurrent(page, 'Song One');
      expect(await sliderValue(seek(page))).toBeCloseTo(before, 0);
    };
    await row(page, 'Song Two').click();
    await expect(line.last()).toBeVisible();
    await expectKept();
    answer.resolve();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(player(page).locator('b')).toHaveText('Song Two');
    await expect(line).toHaveCount(0);
    await expectKept();
    // The code for the system's controls loads when the first track plays.
    const metadata = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
    await expect.poll(metadata).toBe('Song One');
    await page.unroute('**/song-2.mp3');
    await player(page).getByRole('button', { name: 'Try again' }).click();
    await expect(named).toHaveText('Song Two');
    await expectPlaying(page);
    await expect.poll(metadata).toBe('Song Two');
  });

  for (const [title, story] of Object.entries(failureStories)) test(title, ({ page }) => story(visitWith(page)));
});

test('a recording plays its stream on a mobile network, until the visitor asks for the original, whose size is beside', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', effectiveType: '4g' } }),
  );
  const requested = recordingRequests(page);
  const files = () => [...new Set(requested.map((url) => url.split('/').at(-1)))];
  await openAndPlay(page, symphony, 'Movement Six');
  await seek(page).press('PageUp');
  await expect.poll(() => sliderValue(seek(page))).toBeGreaterThan(5);
  const seconds = await sliderValue(seek(page));
  expect(files()).toEqual([expect.stringMatching(/^movement-6-\w+\.mp3$/)]);
  const original = page.getByRole('switch', { name: /^Original recordings: \d+\sMB instead of \d+\skB$/ });
  await expect(original).not.toBeChecked();
  await original.check();
  await expect.poll(files).toHaveLength(2);
  expect(files()[1]).toBe('movement-6.wav');
  await expectCurrent(page, 'Movement Six');
  await expectPlaying(page);
  expect(await sliderValue(seek(page))).toBeGreaterThanOrEqual(seconds);
  await page.reload();
  await expect(original).toBeChecked();
  await expectAccessible(page);
});

test('the bar goes along to other pages, where a link before the page leads to it; closing it stops the music and gives the focus back @skip-to-player @player-close', async ({
  page,
}) => {
  const [toContent, toPlayer] = ['Skip to content', 'Skip to player'].map((name) => page.getByRole('link', { name }));
  const playOnTeam = async () => {
    await open(page, symphony);
    await expectNoChoice(page);
    await expect(toPlayer!).toBeHidden();
    await expect(close(page)).toBeHidden();
    await button(page, 'Play').press('Enter');
    await expectCurrent(page, 'Movement One');
    await footerLink(page, 'Team').click();
    await expectHeading(page, 'Our Team');
    await expectPlaying(page);
    await toContent!.focus();
  };
  await playOnTeam();
  await page.keyboard.press('Tab');
  await expect(toPlayer!).toBeFocused();
  await expect(toPlayer!).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(player(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(player(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Pause')).toBeFocused();
  await expectAccessible(page);
  await close(page).press('Enter');
  await expect(player(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await playingCount(page)).toBe(0);

  await playOnTeam();
  await button(page, 'Mute').focus();
  await close(page).press('Enter');
  await expect(toContent!).toBeFocused();
});

test("'Play album' is off after a load; when on, the end of a track starts the next one, on other pages too", async ({
  page,
}) => {
  const albumSwitch = page.getByRole('switch', { name: 'Play album' });
  await openAndPlay(page, songs, 'Song One');
  await expect(albumSwitch).not.toBeChecked();
  await albumSwitch.press('Space');
  await footerLink(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  await seek(page).fill('99.8');
  await expect(player(page).getByRole('status')).toHaveText('Now playing: Song Two');
  await expectPlaying(page);
  expect(await playingCount(page)).toBe(1);
  await button(page, 'Pause').press('n');
  await expect(player(page).getByRole('status')).toHaveText('Now playing: Song Three');
  await page.goBack();
  await expectCurrent(page, 'Song Three');
  await expect(albumSwitch).toBeChecked();
  await page.reload();
  await isAlive(page);
  await expect(albumSwitch).not.toBeChecked();
});

test('an address with a track and a second cues it, but does not load it, and moves no row when it plays; one that does not exist shows a note @track-unknown', async ({
  page,
}) => {
  const requests = recordingRequests(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await open(page, `${songs}#track=song-9&t=5`);
    const [shown, bar] = [(await row(page, 'Song Nine').boundingBox())!, (await player(page).boundingBox())!];
    expect(shown.y, 'below the header').toBeGreaterThan(64);
    expect(shown.y + shown.height, 'above the player').toBeLessThanOrEqual(bar.y + 1);
  }
  await seek(page).fill('40');
  const cued = page.locator('main ol').getByRole('button', { name: /^Play Song Nine from 26 seconds, / });
  await expect(cued).toContainText('Ready at 0:26');
  await expect(cued).not.toHaveAttribute('aria-current');
  await expect(player(page).getByText('Song Nine')).toBeVisible();
  expect(await time(page)).toMatch(/^26 seconds of /);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await expectAccessible(page);

  const heights = async () => {
    const found: number[][] = [];
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = page.locator('main ol > li');
      found.push(await rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height)));
    }
    return found;
  };
  const before = await heights();
  await button(page, 'Play').click();
  await expectCurrent(page, 'Song Nine');
  await expect(cued).toHaveCount(0);
  expect(await heights()).toEqual(before);
  await expectPlaying(page);
  expect((await audio(page))[0]!.currentTime).toBeGreaterThanOrEqual(26);

  const note = page.locator('main p[role=status]');
  await setHash(page, '#track=nothing');
  await expect(note).toHaveText('The address names a track that is not on this album.');
  await setHash(page, '#track=song-2&t=90');
  await expect(note).toHaveText('The address names a second that this track does not have.');
  await setHash(page, '#track=song-2&t=5');
  await expect(note).toBeEmpty();
});

test.describe('when the code that loads later fails', () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload/,
  });

  test('music, notes, Mute and Close work @player-code-missing @notes-open', async ({ page }) => {
    const laterCode = /on-first-play|copy-link|copy-track-link|keyboard-shortcuts/;
    await page.route(laterCode, (route) => route.abort());
    await open(page, symphony);
    await row(page, 'Movement One').click();
    await expectPlaying(page);
    await button(page, 'Copy link').click();
    await expect(page.locator('#_player-link')).toHaveText('Loading...');
    await page.unroute(laterCode);
    const notes = page.locator('main ol details');
    await notes.nth(2).locator('summary').click();
    await expect(notes.nth(2).getByText('Notes that are one paragraph.')).toBeVisible();
    await row(page, 'Movement One').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notes.first().getByText('The first movement.')).toBeVisible();
    await expectPlaying(page);
    await button(page, 'Mute').click();
    await close(page).click();
    await expectNoChoice(page);
  });
});

test("'Continue' is offered at the second where the visitor stopped: on the album, after a reload, and on Home and Music, where it plays too", async ({
  page,
}) => {
  const continueButton = page.getByRole('button', { name: /^Continue Movement Six at 2:4\d$/ });
  await openAndPlay(page, symphony, 'Movement Six');
  await seek(page).fill('50');
  await expectPlaying(page);
  for (const path of ['/', '/music']) {
    await button(page, 'Pause').click();
    await close(page).click();
    await open(page, path);
    await continueButton.click();
    await expectPlaying(page);
    await expect(page).toHaveURL(at(path));
    await expect(player(page).getByRole('link')).toHaveAttribute('href', /\/symphony#track=movement-6$/);
  }
  await player(page).getByRole('link').click();
  await expectHeading(page, 'Συμφωνία');
  await expect(continueButton, 'while the track is in the bar').toHaveCount(0);
  await button(page, 'Pause').click();
  await close(page).click();
  await expect(continueButton, 'at once after closing the bar').toBeVisible();
  await page.reload();
  await isAlive(page);
  await continueButton.press('Enter');
  await expect(row(page, 'Movement Six')).toBeFocused();
  await expectPlaying(page);
  expect((await audio(page))[0]!.currentTime).toBeGreaterThan(160);
});

test('only the tab that started last sounds: with albums, a card and a demo', async ({ page, context }) => {
  await context.route(/youtube/, (route) => route.fulfill({ body: '' }));
  const other = await context.newPage();
  await other.addInitScript(collectAudioElements);
  await openAndPlay(page, songs, 'Song Ten');
  const plays = (tab: Page) => expect.poll(() => playingCount(tab)).toBe(1);
  const rests = (tab: Page) => expect.poll(() => playingCount(tab)).toBe(0);
  const takeBack = async () => {
    await rests(page);
    await expect(button(page, 'Play')).toBeVisible();
    await button(page, 'Play').click();
    await plays(page);
    await rests(other);
  };
  await openAndPlay(other, symphony, 'Movement One');
  await takeBack();
  await other.goto(at('/embed/album/songs'));
  await other.locator('button#play').click();
  await plays(other);
  await takeBack();

  await open(other, '/ai-coding#tool-1');
  await other.getByRole('button', { name: 'Play the demo video' }).click();
  await expect(other.locator('iframe')).toBeAttached();
  await takeBack();
  await expect(other.locator('iframe')).toHaveCount(0);
});

test.describe('the bar at any size', () => {
  test.use({ expectedMessages: failedRequest });

  test('covers no floating button when it shows a failure', async ({ page }) => {
    await page.route('**/audio/**', (route) => route.fulfill({ status: 404 }));
    await open(page, symphony);
    await button(page, 'Play').click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    const chatButton = page.getByRole('button', { name: 'Chat Assistant' });
    for (const [width, height] of usualSizes) {
      await page.setViewportSize({ width, height });
      const chat = await chatButton.boundingBox();
      const bar = await player(page).boundingBox();
      const isInBar = width < 768;
      if (isInBar) await chatButton.click({ trial: true });
      else expect(chat!.y + chat!.height, `at ${width} px`).toBeLessThanOrEqual(bar!.y);
      expect(bar!.y + bar!.height, `at ${width} px`).toBeLessThanOrEqual(height + 1);
    }
    await expectAccessible(page);
  });
});

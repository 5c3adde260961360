import type { Locator, Page, Route } from '@playwright/test';
import { failureStories } from '../engines/playback.ts';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { at, expect, expectAccessible, expectHeading, isAlive, isComplete, open, test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';

// In Calm, because sound does not depend on motion; e2e/engines and the random visitor test Lively. Tests without a browser
// are in app/player/.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const songs = '/music/album/songs';
const symphony = '/music/album/symphony';
const failure = 'Unable to play audio. Please ensure the audio file exists.';
const failedRequest = /Failed to load resource/;

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const close = (page: Page) => button(page, 'Stop and close');
const albumSwitch = (page: Page) => page.getByRole('switch', { name: 'Play album' });
const row = (page: Page, title: string) =>
  page.locator('main ol').getByRole('button', { name: new RegExp(`^(Play|Pause) ${title}`) });
const currentRows = (page: Page) => page.locator('main ol [aria-current]');
const seek = (page: Page) => player(page).getByRole('slider', { name: 'Seek' });
const waveform = (page: Page) => player(page).locator('span:has(> input[aria-label=Seek]) > :not(input)');
const volume = (page: Page) => player(page).getByRole('slider', { name: 'Volume' });
const sliderValue = async (slider: Locator) => Number(await slider.inputValue());
const time = (page: Page) => seek(page).getAttribute('aria-valuetext');
const albumCard = (page: Page, title: string) => page.locator('main').getByRole('link', { name: title });
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });

const expectCurrent = (page: Page, title: string) => expect(row(page, title)).toHaveAttribute('aria-current', 'true');

/** Expects that the sound plays: its position advances. */
async function expectPlaying(page: Page): Promise<void> {
  await expect(button(page, 'Pause')).toBeVisible();
  const before = await sliderValue(seek(page));
  await expect.poll(() => sliderValue(seek(page))).toBeGreaterThan(before);
}

async function openAndPlay(page: Page, path: string, title: string): Promise<void> {
  await open(page, path);
  await row(page, title).click();
  await expectPlaying(page);
}

/** Changes only the hash, like a link within the page. */
const setHash = (page: Page, hash: string) =>
  page.evaluate((value) => {
    location.hash = value;
  }, hash);

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
      .map(({ paused, volume, muted, currentTime }) => ({ paused, volume, muted, currentTime })),
  );
const playingCount = async (page: Page) => (await audio(page)).filter(({ paused }) => !paused).length;
const expectNoChoice = (page: Page) => expect(player(page).getByText('Choose a track')).toBeVisible();

test("before a choice: the album's cover, 'Choose a track', no download; Play starts the first track @player-before-choice", async ({
  page,
}) => {
  const requests = recordingRequests(page);
  await open(page, symphony);
  await expectNoChoice(page);
  await expect(player(page).locator('img')).toHaveAttribute('src', /\/symphony\/cover-/);
  await expect(volume(page)).toHaveValue('1');
  await expect(waveform(page), 'a plain track').toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  await button(page, 'Play').click();
  await expectCurrent(page, 'Movement One');
  await expectPlaying(page);
});

test('after rapid choices the last one plays, and nothing else; a press pauses it; Volume, Mute, waveform and keys work @player-keys', async ({
  page,
}) => {
  await open(page, songs);
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
  await expectCurrent(page, 'Song Seven');
  expect(await playingCount(page)).toBe(0);
  await button(page, 'Play').click();
  await expectPlaying(page);

  await volume(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(volume(page)).toHaveValue('0.9');
  expect((await audio(page))[0]!.volume).toBeCloseTo(0.9);
  await button(page, 'Mute').click();
  expect((await audio(page))[0]!.muted).toBe(true);
  await button(page, 'Unmute').click();
  expect((await audio(page))[0]!.muted).toBe(false);

  await expect(waveform(page)).toHaveCSS('clip-path', /^polygon\(/);
  const { width, height } = (await seek(page).boundingBox())!;
  await seek(page).click({ position: { x: width * 0.3, y: height / 2 } });
  await expect.poll(() => sliderValue(seek(page)), 'a click on the waveform').toBeGreaterThan(28);
  expect(await sliderValue(seek(page))).toBeLessThan(40);
  await page.keyboard.press('5');
  await expect.poll(() => sliderValue(seek(page)), 'the key 5').toBeGreaterThan(49);
  await page.keyboard.press('m');
  expect((await audio(page))[0]!.muted).toBe(true);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('notes open by touch and by keyboard @notes-open', async ({ page }) => {
    await open(page, symphony);
    const notes = page.locator('main ol details');
    await expect(notes.nth(2).locator('p').first()).toBeHidden();
    await notes.nth(2).locator('summary').tap();
    await expect(notes.nth(2).getByText('Movement number 3.')).toBeVisible();
    await expect(notes.nth(2).getByText('Notes that are one paragraph.')).toBeVisible();
    await row(page, 'Movement One').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notes.nth(0).getByText('The first movement.')).toBeVisible();
    await expectNoChoice(page);
  });
});

test.describe('a recording that fails', () => {
  test.use({ expectedMessages: failedRequest });

  test('never becomes current: a track becomes current only once playback actually starts', async ({ page }) => {
    const faults = {
      missing: (route: Route) => route.fulfill({ status: 404 }),
      cut: (route: Route) => route.abort('connectionreset'),
      corrupt: (route: Route) => route.fulfill({ contentType: 'audio/mpeg', body: 'no sound' }),
      refused: (route: Route) => route.continue(),
      thrown: (route: Route) => route.continue(),
    };
    const named = player(page).locator('p:not([role])').first();
    for (const [fault, answer] of Object.entries(faults)) {
      await open(page, songs);
      await page.evaluate((kind) => {
        const { play } = HTMLMediaElement.prototype;
        HTMLMediaElement.prototype.play = function () {
          if (kind === 'thrown' && this.src.includes('song-2')) throw new Error('thrown');
          const isRefused = kind === 'refused' && this.src.includes('song-2');
          return isRefused ? Promise.reject(new DOMException('', 'NotAllowedError')) : play.call(this);
        };
      }, fault);
      await page.route('**/song-2.mp3', answer);
      await row(page, 'Song Two').click();
      await expect(page.getByRole('alert'), fault).toHaveText(failure);
      await expect(player(page).locator('b'), fault).toHaveText('Song Two');
      await expect(named, 'as the first track').toHaveText('Choose a track');
      await expect(currentRows(page)).toHaveCount(0);

      await row(page, 'Song One').click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectPlaying(page);
      await row(page, 'Song Two').click();
      await expect(page.getByRole('alert'), fault).toHaveText(failure);
      await expect(named, 'while another is current').toHaveText('Song One');
      await expectCurrent(page, 'Song One');
      await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Song One');
      await page.unroute('**/song-2.mp3');
    }
    await page.reload();
    await page.route('**/song-2.mp3', faults.missing);
    await row(page, 'Song Two').click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await page.unroute('**/song-2.mp3');
    await player(page).getByRole('button', { name: 'Try again' }).click();
    await expect(named).toHaveText('Song Two');
    await expectPlaying(page);
  });

  test('while a track is on its way, the bar keeps the current one and says so in a line of its own', async ({
    page,
  }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/song-2.mp3', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const [named, line] = [player(page).locator('p:not([role])').first(), player(page).getByText('Loading Song Two …')];
    await openAndPlay(page, songs, 'Song One');
    await seek(page).fill('50');
    await button(page, 'Pause').click();
    const before = await sliderValue(seek(page));
    await row(page, 'Song Two').click();
    await expect(line.last()).toBeVisible();
    await expect(named).toHaveText('Song One');
    await expectCurrent(page, 'Song One');
    expect(await sliderValue(seek(page))).toBeCloseTo(before, 0);
    answer.resolve();
    await expectCurrent(page, 'Song Two');
    await expect(named).toHaveText('Song Two');
    await expect(line).toHaveCount(0);
  });

  for (const [title, story] of Object.entries(failureStories)) test(title, ({ page }) => story(visitWith(page)));
});

test.describe('a recording with a stream', () => {
  /** Songs Two and Three become the streams of Song One, which plays its original, and of Song Four. */
  test.beforeEach(async ({ page }) => {
    const added = {
      '"/audio/songs/song-1.mp3"': '"streamUrl":"/audio/songs/song-2.mp3","plays":"original"',
      '"/audio/songs/song-4.mp3"': '"streamUrl":"/audio/songs/song-3.mp3"',
    };
    await page.route(`**${songs}`, async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const [url, more] of Object.entries(added))
        body = body.replaceAll(`"audioUrl":${url}`, (field) => `${field},${more}`);
      await route.fulfill({ response, body });
    });
  });

  const setConnection = (page: Page, connection: { saveData?: boolean; type?: string }) =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
      ...connection,
      effectiveType: '4g',
    });
  const files = (urls: string[]) => [...new Set(urls.map((url) => url.split('/').at(-1)))];

  test('plays and seeks its stream, or its original if the record says so', async ({ page }) => {
    await setConnection(page, {});
    const requested = recordingRequests(page);
    await openAndPlay(page, songs, 'Song One');
    expect(files(requested)).toEqual(['song-1.mp3']);
    await row(page, 'Song Four').click();
    await expectCurrent(page, 'Song Four');
    await seek(page).press('PageUp');
    await expect.poll(() => sliderValue(seek(page))).toBeGreaterThan(5);
    await expectPlaying(page);
    expect(files(requested)).toEqual(['song-1.mp3', 'song-3.mp3']);
  });

  test('plays its stream on a mobile network, until the visitor asks for the original, whose size is beside', async ({
    page,
  }) => {
    await setConnection(page, { type: 'cellular' });
    const requested = recordingRequests(page);
    await openAndPlay(page, symphony, 'Movement Six');
    await seek(page).press('PageUp');
    await expect.poll(() => sliderValue(seek(page))).toBeGreaterThan(5);
    const seconds = await sliderValue(seek(page));
    expect(files(requested)).toEqual([expect.stringMatching(/^movement-6-\w+\.mp3$/)]);
    const original = page.getByRole('switch', { name: /^Original recordings: \d+\sMB instead of \d+\skB$/ });
    await expect(original).not.toBeChecked();
    await original.check();
    await expect.poll(() => files(requested)).toHaveLength(2);
    expect(files(requested)[1]).toBe('movement-6.wav');
    await expectCurrent(page, 'Movement Six');
    await expectPlaying(page);
    expect(await sliderValue(seek(page))).toBeGreaterThanOrEqual(seconds);
    await page.reload();
    await expect(original).toBeChecked();
    await expectAccessible(page);
  });
});

test("music and its bar continue across pages, with the system's controls; without music other pages have no bar", async ({
  page,
}) => {
  await open(page, '/music');
  await expect(player(page)).toHaveCount(0);
  await albumCard(page, 'Συμφωνία').click();
  await expectNoChoice(page);
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await expectHeading(page, 'Our Music');
  await expect(player(page)).toHaveCount(0);
  await page.goBack();
  await row(page, 'Movement One').click();
  await expect(player(page).getByRole('status')).toHaveText('Now playing: Movement One');
  // The code for the media session loads when the first track plays.
  const metadata = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
  await expect.poll(metadata).toBe('Movement One');
  await footerLink(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  await expectPlaying(page);
});

test("closing stops the music: an album shows 'Choose a track' again, other pages lose the bar and return the focus @player-close", async ({
  page,
}) => {
  await open(page, symphony);
  await expect(close(page)).toBeHidden();
  await row(page, 'Movement One').click();
  await expectPlaying(page);
  await close(page).click();
  await expectNoChoice(page);
  await expect(currentRows(page)).toHaveCount(0);
  expect(await playingCount(page)).toBe(0);
  await expect(button(page, 'Play')).toBeFocused();
  await expect(close(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expectCurrent(page, 'Movement One');

  await footerLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
  await expectPlaying(page);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await button(page, 'Mute').focus();
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expectPlaying(page);
  await close(page).press('Enter');
  await expect(player(page)).toHaveCount(0);
  await expect(skip).toBeFocused();
  expect(await playingCount(page)).toBe(0);
  await page.goBack();
  await expectNoChoice(page);
});

test("'Play album' is off after a load; when on, the end of a track starts the next one, on other pages too", async ({
  page,
}) => {
  await open(page, songs);
  await expect(albumSwitch(page)).not.toBeChecked();
  await albumSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(albumSwitch(page)).toBeChecked();
  await row(page, 'Song One').click();
  await expectPlaying(page);
  await seek(page).fill('99.8');
  await expectCurrent(page, 'Song Two');
  await expectPlaying(page);

  await footerLink(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  await seek(page).fill('99.8');
  await expect(player(page).getByRole('status')).toHaveText('Now playing: Song Three');
  await expectPlaying(page);
  expect(await playingCount(page)).toBe(1);

  await page.goBack();
  await expectCurrent(page, 'Song Three');
  await expect(albumSwitch(page)).toBeChecked();
  await page.reload();
  await isAlive(page);
  await expect(albumSwitch(page)).not.toBeChecked();
});

test.describe('an address with a track', () => {
  test('and a second cues it: it is marked and shown, but not downloaded, and Play starts it there', async ({
    page,
  }) => {
    const requests = recordingRequests(page);
    await open(page, `${symphony}#track=movement-6&t=80`);
    const cued = page
      .locator('main ol')
      .getByRole('button', { name: 'Play Movement Six from 1 minute 20 seconds, Symphonic, 5 minutes 20 seconds' });
    await expect(cued).toBeInViewport();
    await expect(cued).toContainText('Symphonic');
    await expect(cued).toContainText('Ready at 1:20');
    await expect(cued).not.toHaveAttribute('aria-current');
    await expect(player(page).getByText('Movement Six')).toBeVisible();
    await expect(player(page).getByText('The Site Artist')).toBeVisible();
    expect(await time(page)).toBe('1 minute 20 seconds of 5 minutes 20 seconds');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await expectAccessible(page);

    await button(page, 'Play').click();
    await expectCurrent(page, 'Movement Six');
    await expectPlaying(page);
    const [element] = await audio(page);
    expect(element!.currentTime).toBeGreaterThanOrEqual(80);
    expect(element!.currentTime).toBeLessThan(90);
    await expect(cued).toHaveCount(0);
  });

  test('that does not exist, or with a second beyond its end, shows a note; the slider moves the cue @track-unknown', async ({
    page,
  }) => {
    await open(page, `${symphony}#track=nothing`);
    const note = page.locator('main p[role=status]');
    await expect(note).toHaveText('The address names a track that is not on this album.');
    await expectNoChoice(page);
    await setHash(page, '#track=movement-4&t=90');
    await expect(note).toHaveText('The address names a second that this track does not have.');
    await expect(row(page, 'Movement Four')).toContainText('Ready');
    await setHash(page, '#track=movement-4&t=5');
    await expect(note).toBeEmpty();
    await expect(row(page, 'Movement Four')).toContainText('Ready at 0:05');
    await seek(page).fill('50');
    await expect(row(page, 'Movement Four')).toContainText('Ready at 0:45');
    await row(page, 'Movement One').click();
    await expectCurrent(page, 'Movement One');
    await expect(row(page, 'Movement Four')).not.toContainText('Ready');
  });
});

test.describe('when the code that loads later fails', () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload/,
  });

  test('music, notes, Mute and Close work @player-code-missing', async ({ page }) => {
    const laterCode = /on-first-play|copy-link|copy-track-link|keyboard-shortcuts/;
    await page.route(laterCode, (route) => route.abort());
    await open(page, symphony);
    await row(page, 'Movement One').click();
    await expectPlaying(page);
    await button(page, 'Copy link').click();
    await expect(page.locator('#_player-link')).toHaveText('Loading...');
    await page.unroute(laterCode);
    await page.locator('main ol details').first().locator('summary').click();
    await expect(page.locator('main ol details').first().getByText('The first movement.')).toBeVisible();
    await expectPlaying(page);
    await button(page, 'Mute').click();
    await close(page).click();
    await expectNoChoice(page);
  });
});

test("'Continue' is offered on the album, at the second where the visitor stopped, until the track has ended", async ({
  page,
}) => {
  const continueButton = page.getByRole('button', { name: /^Continue/ });
  await open(page, symphony);
  await expect(continueButton).toHaveCount(0);
  await row(page, 'Movement Six').click();
  await expectPlaying(page);
  await seek(page).fill('50');
  await expect.poll(() => time(page)).toMatch(/^2 minutes 4\d seconds of/);
  await expectPlaying(page);
  await button(page, 'Pause').click();
  await expect(continueButton, 'while the track is in the bar').toHaveCount(0);
  await close(page).click();
  await expect(continueButton, 'at once after closing the bar').toHaveText(/^Continue Movement Six at 2:4\d$/);

  await volume(page).fill('0.3');
  await page.reload();
  await isAlive(page);
  await expect(continueButton, 'after a reload').toHaveText(/^Continue Movement Six at 2:4\d$/);
  await expectNoChoice(page);
  await expect(volume(page)).toHaveValue('1');
  await continueButton.press('Enter');
  await expect(row(page, 'Movement Six')).toBeFocused();
  await expectCurrent(page, 'Movement Six');
  await expectPlaying(page);
  expect((await audio(page))[0]!.currentTime).toBeGreaterThan(160);
  await seek(page).fill('99.9');
  await expect(seek(page)).toHaveValue('0');
  await close(page).click();
  await expectNoChoice(page);
  await expect(continueButton, 'after the end').toHaveCount(0);
});

test("'Continue' is offered on Home and Music too, and plays there", async ({ page }) => {
  await openAndPlay(page, symphony, 'Movement Six');
  await seek(page).fill('50');
  await expectPlaying(page);
  for (const path of ['/', '/music']) {
    await button(page, 'Pause').click();
    await close(page).click();
    await open(page, path);
    await page.getByRole('button', { name: /^Continue Movement Six at 2:4\d$/ }).click();
    await expectPlaying(page);
    await expect(page).toHaveURL(at(path));
    await expect(player(page).getByRole('link')).toHaveAttribute('href', /\/symphony#track=movement-6$/);
  }
});

test('no row moves when a cued track plays', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/team'); // Otherwise the next address would be a step within the page.
    await open(page, `${songs}#track=song-2&t=20`);
    await expect(row(page, 'Song Two')).toContainText('Ready');
    const places = () =>
      page.locator('main ol > li').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    const before = await places();
    await button(page, 'Play').click();
    await expectCurrent(page, 'Song Two');
    await expect(row(page, 'Song Two')).not.toContainText('Ready');
    expect(await places(), `${width} px`).toEqual(before);
  }
});

test('a link before the page leads to the player while it has a track, and the focus is not lost when the player closes @skip-to-player', async ({
  page,
}) => {
  const skip = page.getByRole('link', { name: 'Skip to player' });
  await open(page, symphony);
  await expect(skip).toBeHidden();
  await row(page, 'Movement One').click();
  await expectPlaying(page);
  await footerLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(player(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(player(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Play')).toBeFocused();
  await expectAccessible(page);
  await close(page).press('Enter');
  await expect(skip).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
});

test('only the tab that started last sounds: with albums, the podcast, an exhibition, a card and a demo', async ({
  page,
  context,
}) => {
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
  for (const [path, press] of [
    [symphony, 'Play Συμφωνία'],
    ['/other-initiatives', 'Play the podcast'],
    [symphony, 'Look while listening'],
  ] as const) {
    await open(other, path);
    await isComplete(other);
    await other.getByRole('button', { name: press, exact: true }).first().click();
    await plays(other);
    await takeBack();
  }
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

/** Desktop, phones upright and on their side, and 400 % zoom. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

test.describe('the bar at any size', () => {
  test.use({ expectedMessages: failedRequest });

  test('covers nothing that has the focus, nor the floating buttons when it shows a failure @focus-covered', async ({
    page,
  }) => {
    await page.route('**/audio/**', (route) => route.fulfill({ status: 404 }));
    await open(page, `${symphony}#track=movement-4&t=80`);
    await expect(player(page).getByText('Movement Four')).toBeVisible();
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      const { covered, top, scrollWidth } = await page.evaluate(() => {
        const bar = document.querySelector('[aria-label=Player]')!;
        const topOfBar = () =>
          getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : Infinity;
        const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter(
          (element) =>
            !element.closest('[aria-label=Player], [aria-label="Motion and chat"]') &&
            element.checkVisibility({ visibilityProperty: true }),
        );
        const covered = [...all, ...all.toReversed()].filter((element) => {
          element.focus();
          return document.activeElement === element && element.getBoundingClientRect().bottom > topOfBar();
        });
        const { scrollWidth } = document.documentElement;
        return { covered: covered.map(({ outerHTML }) => outerHTML), top: topOfBar(), scrollWidth };
      });
      expect(covered, `${width} × ${height}`).toEqual([]);
      expect(top, `${width} × ${height}`).toBeGreaterThan(height * 0.6);
      expect(scrollWidth).toBe(width);
    }
    await button(page, 'Play').click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    for (const { width, height } of sizes.filter(({ height }) => height > 400)) {
      await page.setViewportSize({ width, height });
      const chat = await page.getByRole('button', { name: 'Chat Assistant' }).boundingBox();
      const bar = await player(page).boundingBox();
      const isInBar = width < 768;
      if (isInBar) await page.getByRole('button', { name: 'Chat Assistant' }).click({ trial: true });
      else expect(chat!.y + chat!.height, `at ${width} px`).toBeLessThanOrEqual(bar!.y);
      expect(bar!.y + bar!.height, `at ${width} px`).toBeLessThanOrEqual(height + 1);
    }
    await expectAccessible(page);
  });
});

import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { startDeskServer } from '../e2e/support/desk-server.ts';
import { shellLaunch } from '../e2e/support/machine.ts';
import { median, report } from './harness.ts';

// `npm run bench:desk`, on a copy of the content: the time from the last key to the sentence below the field, and to the new
// words on the page beside the form, with its styles.

const rounds = 7;
const errorBoundMs = 100;
const previewBoundMs = 1000;
/** A text in each of the longest files and of the files with the most media. `card` is the entry to open first. */
const fields = [
  { name: 'team.yaml', place: '0.name', card: 0 },
  { name: 'history.yaml', place: '0.title', card: 0 },
  { name: 'home.yaml', place: 'tagline' },
  { name: 'info.yaml', place: 'facts.0.title', card: 0 },
  { name: 'albums/parousia/album.yaml', place: 'description' },
  { name: 'albums/jesus-please-help-me/album.yaml', place: 'tracks.0.description', card: 0 },
  { name: 'galleries/digital-landscapes/gallery.yaml', place: 'images.0.title', card: 0 },
];

const desk = await startDeskServer('bench', 'content');
const browser = await chromium.launch(shellLaunch());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
printLoad();
for (const { name, place, card } of fields) {
  await page.goto(`${desk.origin}/desk#${name}`);
  await page.reload();
  if (card !== undefined) await page.locator('main details summary').nth(card).click();
  const control = page.locator(`[data-place="${place}"] :is(input, textarea)`);
  const errors: number[] = [];
  const previews: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await control.press('ControlOrMeta+a');
    errors.push(await timeTo(page, () => control.press('Delete'), 'must not be empty', 'desk'));
    const words = `Some words ${round}`;
    previews.push(await timeTo(page, () => control.pressSequentially(words, { delay: 60 }), words, 'preview'));
    await page.locator('[data-status=saved]').waitFor();
  }
  show(`${name}: to the sentence`, errors, errorBoundMs);
  show(`${name}: to the page`, previews, previewBoundMs);
}
printLoad();
await browser.close();
await desk.stop();

function printLoad(): void {
  console.log('load average', ...loadavg().map((load) => load.toFixed(1)));
}

/** Other programs only make a round slower, so the fastest one says most about the desk. */
function show(title: string, figures: number[], bound: number): void {
  report(
    title,
    Math.min(...figures),
    bound,
    `ms; median ${median(figures).toFixed(0)}, longest ${Math.max(...figures).toFixed(0)}`,
  );
}

/** The time in ms from the last key of an action until a text appears, in the form or on the page in the frame. */
async function timeTo(page: Page, act: () => Promise<void>, text: string, place: 'desk' | 'preview'): Promise<number> {
  const time = page.evaluate(
    ({ text, place }) =>
      new Promise<number>((done) => {
        let startMs = 0;
        addEventListener('input', () => (startMs = performance.now()), { capture: true });
        const isThere = () => {
          if (place === 'desk') return document.querySelector('form')!.textContent!.includes(text);
          const frame = document.querySelector('iframe')?.contentDocument;
          const isStyled = frame && getComputedStyle(frame.documentElement).getPropertyValue('--gold') !== '';
          return isStyled && frame.querySelector('main')?.textContent.includes(text);
        };
        const timer = setInterval(() => {
          if (startMs === 0 || !isThere()) return;
          clearInterval(timer);
          done(performance.now() - startMs);
        }, 4);
      }),
    { text, place },
  );
  await act();
  return time;
}

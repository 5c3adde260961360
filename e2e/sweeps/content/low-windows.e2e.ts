import { contrastsInView, prepareForContrast } from '../../support/contrast.ts';
import { emulateDevice } from '../../support/device.ts';
import { looks, openWhole, showBy } from '../../support/every-page.ts';
import { expect, test } from '../../support/test.ts';

// In a low window, or with large text, the text over a scene or a light reaches further down, into the light. In Calm, because
// pictures stand still there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [390, 720, 1024, 1440];
const heights = [360, 450, 560, 671, 807, 900];

const pagesWithBackdrop = ['/', '/history', '/art', '/art/abstract-generations', '/ai-coding', '/team'];

for (const [path, look] of pagesWithBackdrop.flatMap((path) => looks.map((look) => [path, look] as const))) {
  test(`${path} by ${look}: text over its scene or light has enough contrast in windows of every height @low-windows`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const device = await emulateDevice(page);
    await openWhole(page, path);
    await showBy(page, look);
    await prepareForContrast(page);
    const faults: string[] = [];
    for (const percent of [100, 200]) {
      await device.setTextSize(percent);
      for (const width of widths) {
        for (const height of heights) {
          await page.setViewportSize({ width, height });
          for (const top of [0, height / 2]) {
            await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
            for (const { text, contrast, required } of await contrastsInView(page)) {
              const line = `${text.slice(0, 20)}: ${contrast.toFixed(1)} at ${width} × ${height}, ${percent} %`;
              if (contrast < required) faults.push(line);
            }
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

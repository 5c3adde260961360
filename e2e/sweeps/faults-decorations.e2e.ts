import type { Page } from '@playwright/test';
import { expect, expectHeading, isComplete, open, test } from '../support/test.ts';

// Scenes, the film and the reveal are decorations: a page is complete without them. Home has all three.

/** Features that a browser lacks or refuses. Each function runs in the page before its code. */
const faults: Record<string, () => void> = {
  'no IntersectionObserver': () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  'no ResizeObserver': () => Reflect.deleteProperty(window, 'ResizeObserver'),
  'a Worker that throws': () => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    });
  },
  'a transferControlToOffscreen that throws': () => {
    HTMLCanvasElement.prototype.transferControlToOffscreen = () => {
      throw new DOMException('refused', 'InvalidStateError');
    };
  },
};

/** Faults with which the scenes still play. */
const harmlessFaults: Record<string, () => void> = {
  'no events of media queries, view transitions, animate(), createImageBitmap() or getContext()': () => {
    Object.defineProperty(MediaQueryList.prototype, 'addEventListener', { value: undefined });
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(window, 'createImageBitmap');
    HTMLCanvasElement.prototype.getContext = () => null;
  },
};

/** Opens a page and returns its text and links. */
async function read(page: Page, path: string): Promise<{ text: string; links: string[] }> {
  await open(page, path);
  await isComplete(page); // Buttons that load later have texts too.
  return page.locator('main').evaluate((main: HTMLElement) => ({
    text: main.innerText,
    links: [...main.querySelectorAll('a')].map((link) => link.href),
  }));
}

const scene = (page: Page) => page.locator('main canvas');

test('Home has the same texts and links when the browser cannot show its decorations @no-decorations', async ({
  page,
}) => {
  const expected = await read(page, '/');
  for (const [fault, cause] of Object.entries({ ...faults, ...harmlessFaults })) {
    const script = await page.addInitScript(cause);
    expect.soft(await read(page, '/'), fault).toEqual(expected);
    if (fault in faults) await expect.soft(scene(page), fault).toHaveCount(0);
    if (fault === 'no IntersectionObserver') {
      await expect.soft(page.locator('#about[data-waiting]')).toHaveCount(0);
      await expect.soft(page.locator('#about ul > li').last()).toHaveCSS('opacity', '1');
    }
    await script.dispose();
  }
});

test('a scene whose worker fails is left out, and its still picture stays @scene-throws', async ({ page }) => {
  const failures = {
    'throws at once': 'throw new Error("broken");',
    'throws at a message': 'addEventListener("message", () => { throw new Error("broken"); });',
    'has no canvas context': 'OffscreenCanvas.prototype.getContext = () => null;',
  };
  for (const [failure, code] of Object.entries(failures)) {
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: code + (await response.text()) });
    });
    const worker = page.waitForEvent('worker');
    await open(page, '/future');
    await worker;
    await expect(scene(page), failure).toHaveCount(0);
    await expect(page.locator('main svg:has(> circle)').first(), failure).toHaveCSS('opacity', '1');
    await page.unroute('**/assets/worker-*.js');
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expectHeading(page, 'Our History');
});

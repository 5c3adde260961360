import {
  isControl,
  namingProblems,
  readAccessibilityTree,
  workProblems,
  worksOf,
} from '../support/accessibility-tree.ts';
import { findCoveredByButtons } from '../support/covered-by-buttons.ts';
import { findDeadPoints } from '../support/dead-points.ts';
import {
  checkSizes,
  desktop,
  looks,
  onePageOfEachKindInFixture,
  openWhole,
  phone,
  showBy,
  tablet,
} from '../support/every-page.ts';
import { findHiddenStart } from '../support/first-screen.ts';
import { findFontFaults } from '../support/font-faults.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { findLostIcons } from '../support/lost-icons.ts';
import { findPrintFaults } from '../support/print-faults.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { findOutsideLandmarks, findTextFaults } from '../support/text-faults.ts';

// One page of each kind is opened once and checked in windows on both sides of the breakpoints, in forced colours and in
// print. A point of a control is dead if a click there hits something else.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The narrowest window with the whole menu. */
const laptop = [1024, 768] as const;
/** On both sides of each width at which the floating buttons move. */
const sizesOfButtons = [320, 767, 768, 1024, 1600, 2560].map((width) => [width, 800] as const);
/** A4 without the margins of print.css, in CSS px. */
const sheet = [673, 987] as const;

for (const path of [...(await onePageOfEachKindInFixture()), '/404']) {
  test(`${path}: layout, texts, controls, names, landmarks, forced colours and print are right @no-dead-points @names @one-text @landmarks @forced-colors-icons`, async ({
    page,
    messages,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWhole(page, path);
    if (path === '/404') messages.pop(); // Its status.
    const nodes = await readAccessibilityTree(page);
    expect(nodes.filter(isControl).length).toBeGreaterThan(5);
    expect([...namingProblems(nodes), ...workProblems(nodes, await worksOf(page))]).toEqual([]);

    const faults = await checkSizes(page, [desktop], findFontFaults);
    faults.push(...(await checkSizes(page, [desktop], findOutsideLandmarks)));
    faults.push(...(await checkSizes(page, [desktop, tablet, phone], findLayoutFaults)));
    if (path.startsWith('/music/album/'))
      faults.push(...(await checkSizes(page, [desktop, [1280, 720], phone], findHiddenStart)));
    faults.push(...(await checkSizes(page, [laptop, tablet, phone], findDeadPoints)));
    faults.push(...(await checkSizes(page, [desktop, phone], findTextFaults)));
    await page.evaluate(openDetails);
    await expectAccessible(page, ['target-size']);
    faults.push(...(await checkSizes(page, sizesOfButtons, findCoveredByButtons)));
    await page.emulateMedia({ forcedColors: 'active' });
    for (const look of looks) {
      await showBy(page, look);
      faults.push(...(await checkSizes(page, [desktop, phone], findLostIcons)));
    }
    if (path !== '/404') {
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      faults.push(...(await checkSizes(page, [sheet], findPrintFaults)));
      faults.push(...(await checkSizes(page, [sheet], findLayoutFaults)));
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page. */
function openDetails(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
}

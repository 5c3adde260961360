import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHostProgram } from '../support/host-programs.ts';
import { menuLink } from '../support/main-menu.ts';
import { siteFolders } from '../support/sites.ts';
import { expect, expectHeading, isAlive, test } from '../support/test.ts';

// A new version of the site replaces the old one on the host while a tab is open: all files with a hash have other names.
// The fixture with media elsewhere is such a version.

test.use({
  expectedMessages:
    /404 \(Not Found\)|did not arrive|dynamically imported module|Unable to preload|Refused to apply style/,
});

const script = (folder: string) =>
  /src="(\/assets\/client-[^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))![1];

test('an open tab keeps working, loads the new version once when it needs code, and is never blank @new-version-open-tab', async ({
  page,
  host: program,
}) => {
  test.slow();
  const { fixture, fixtureMediaElsewhere } = siteFolders;
  expect(script(fixture)).not.toBe(script(fixtureMediaElsewhere));
  const host = await startHostProgram(program as Exclude<typeof program, 'preview'>, fixture, '/');
  try {
    let documents = 0;
    page.on('request', (request) => {
      documents += request.isNavigationRequest() ? 1 : 0;
    });
    await page.goto(`${host.origin}/music`);
    await isAlive(page);
    await menuLink(page, 'Info').click();
    await expectHeading(page, 'About Fixture');

    host.replaceSite(fixtureMediaElsewhere);
    // Pages that the tab has loaded still open.
    await menuLink(page, 'Music').click();
    await expectHeading(page, 'Our Music');
    expect(documents).toBe(1);
    // Other files are gone: the new version is loaded, at the requested address.
    for (const [name, heading, path] of [
      ['History', 'Our History', '/history'],
      ['Team', 'Our Team', '/team'],
    ] as const) {
      await menuLink(page, name).click();
      await expect(page).toHaveURL(host.origin + path);
      await expectHeading(page, heading);
      await isAlive(page);
      expect(documents).toBe(2);
    }
    expect(await page.locator('script[src*=client]').getAttribute('src')).toBe(script(fixtureMediaElsewhere));
    await page.goBack();
    await expectHeading(page, 'Our History');
    expect(documents).toBe(2);
  } finally {
    await host.stop();
  }
});

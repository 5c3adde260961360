import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Somebody else has changed the same text: theirs is published, and the owner's is a change. desk/server/publish-repositories.test.ts
// has the table of repositories.

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('two-versions');
});
test.afterAll(() => desk.stop());

const git = (folder: string, ...values: string[]) =>
  execFileSync('git', ['-c', 'user.name=Other', '-c', 'user.email=other@localhost', ...values], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

function replace(folder: string, file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

test('a text that somebody else has changed too: theirs is published, and mine is a change that can be taken back', async ({
  page,
}) => {
  const theirs = join(desk.content, '../.cache/theirs');
  git(join(desk.content, '..'), 'clone', '--quiet', desk.remote, theirs);
  replace(theirs, 'content/site.yaml', /^motto: .*/m, 'motto: The motto of somebody else');
  git(theirs, 'commit', '--quiet', '-am', 'their motto');
  git(theirs, 'push', '--quiet');
  replace(desk.content, 'site.yaml', /^motto: .*/m, 'motto: My own motto');
  replace(desk.content, 'site.yaml', /^smallPrint: .*/m, 'smallPrint: My small print');

  await page.goto(`${desk.origin}/desk`);
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(dialog.getByText('theirs is published, and yours is a change here')).toBeVisible();
  const published = () => git(desk.remote, 'show', 'main:content/site.yaml');
  expect(published(), 'the rest is published').toContain('smallPrint: My small print');
  expect(published()).toContain('motto: The motto of somebody else');
  await expectAccessible(page);

  // Both versions are in the change.
  await dialog.getByText('Show the words').click();
  await expect(dialog.locator('del')).toHaveText('The motto of somebody else');
  await expect(dialog.locator('ins')).toHaveText('My own motto');
  await dialog.getByRole('button', { name: 'Take back: Name and contact' }).click();
  await expect(dialog.getByText('It is as it was published.')).toBeVisible();
  await expect(dialog.getByText('Nothing since the last time.')).toBeVisible();
  expect(desk.read('site.yaml')).toContain('motto: The motto of somebody else');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${desk.origin}/desk#site.yaml`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => desk.read('site.yaml')).toContain('motto: My own motto');
  await page.getByRole('button', { name: 'Publish …' }).click();
  await publish.click();
  await expect.poll(published).toContain('motto: My own motto');
});

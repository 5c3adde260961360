import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createStaticHost, startHost } from '../../generator/serve/static-host.ts';
import { expect, expectAccessible, isAlive, test } from '../support/test.ts';

// Follows the steps of CONTRIBUTING to add a page, in a copy of the project: a page Press with three entries.
const copy = '.cache/added-page';
const folders = ['app', 'contract', 'desk', 'generator', 'fixture', 'testing'];
const sources = [...folders, 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** The three places. The first is one line of the route table. */
const routeLine =
  '  press: page<data.PageHeadData & { entries: { title: string; source: string; url: string }[] }>("/press"),\n';
const maker = `
import { z } from 'zod';
import { contentFile } from '../content/content-file.ts';
import { list, text, url } from '../content/fields.ts';
import { menuPage } from './define-page.ts';

const schema = list(z.strictObject({ title: text, source: text, url }), 'entries');

export const press = contentFile('press.yaml', schema);

export default menuPage('press', {
  files: [press],
  data: ({ content }, head) => ({ ...head, entries: content.get(press) }),
});
`;
const component = `
import type { DataOf } from '../../contract/routes.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';

export default definePage('press', Press);

function Press({ title, lede, light, entries }: DataOf<'press'>) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <ul className="wrap">
        {entries.map(({ title, source, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>, {source}
          </li>
        ))}
      </ul>
    </>
  );
}
`;
/** The content: three entries, and the page's line in the menu. */
const records = ['First', 'Second', 'Third']
  .map((word) => `- title: ${word} review\n  source: A newspaper\n  url: https://example.org/${word.toLowerCase()}\n`)
  .join('');
const menuEntry = `
- page: press
  label: Press
  fullLabel: In the Press
  description: What others write about this project.
  lede: Three reviews.
  keywords: [press]
  relatedPages: [info]
`;

function run(file: string, values: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', file), ...values], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CONTENT: 'fixture', BASE_PATH: '/' },
  });
  expect(status, stdout + stderr).toBe(0);
}

test('a page that is added in three places passes the type check and has its address and its entry in the menu', async ({
  page,
}) => {
  test.setTimeout(120_000);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const source of sources) cpSync(source, join(copy, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');

  const table = join(copy, 'contract/routes.ts');
  const before = readFileSync(table, 'utf8');
  const after = before.replace("  'not-found': page<", () => `${routeLine}  'not-found': page<`);
  expect(after).not.toBe(before);
  writeFileSync(table, after);
  writeFileSync(join(copy, 'generator/pages/press.ts'), maker);
  writeFileSync(join(copy, 'app/pages/press.tsx'), component);
  writeFileSync(join(copy, 'fixture/press.yaml'), records);
  appendFileSync(join(copy, 'fixture/pages.yaml'), menuEntry);

  run('typescript/bin/tsc', ['--project', 'tsconfig.json']);
  run('vite/bin/vite.js', ['build', '--configLoader', 'native', '--logLevel', 'warn']);

  const host = createStaticHost(join(copy, 'dist'), '/');
  const origin = await startHost(host);
  try {
    await page.goto(`${origin}/`);
    await isAlive(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Press' }).click();
    await expect(page).toHaveURL(`${origin}/press`);
    await expect(page).toHaveTitle('In the Press | Fixture');
    await expect(page.locator('main h1')).toHaveText('In the Press');
    const entries = page.locator('main ul').first().getByRole('listitem');
    await expect(entries.getByRole('link')).toContainText(['First review', 'Second review', 'Third review']);
    await expect(entries.filter({ hasText: ', A newspaper' })).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Related Content' }).getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
    // A hard load shows the same page.
    expect((await page.goto(`${origin}/press`))!.status()).toBe(200);
    await expect(page.locator('main h1')).toHaveText('In the Press');
  } finally {
    host.close();
    host.closeAllConnections();
    rmSync(copy, { recursive: true });
  }
});

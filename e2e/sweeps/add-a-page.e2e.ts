import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createStaticHost, startHost } from '../../generator/serve/static-host.ts';
import { npmScript } from '../support/commands.ts';
import { expect, expectAccessible, isAlive, test } from '../support/test.ts';

// Follows the steps of CONTRIBUTING to add a page, in a copy of the project: a page Press with three entries. Not below the
// project, where Biome reads no package.json and knows no React.
const copy = join(tmpdir(), 'added-page');

/** The code: one line of the route table, the type of its data, the maker and the component. */
const routeLine = "  press: page<data.PressData>('/press'),\n";
const dataType = `
export interface PressData extends PageHeadData {
  entries: { title: string; source: string; url: string }[];
}
`;
const maker = `import { z } from 'zod';
import { contentFile } from '../content/content-file.ts';
import { list, text, url } from '../content/fields.ts';
import { menuPage } from './define-page.ts';

const entry = z.strictObject({
  title: text.meta({ description: 'The heading of the review.' }),
  source: text.meta({ description: 'Who has written it.' }),
  url: url.meta({ description: 'Where it can be read.' }),
});
const schema = list(entry, 'entries');

export const press = contentFile('press.yaml', schema);

export default menuPage('press', {
  files: [press],
  data: ({ content }, head) => ({ ...head, entries: content.get(press) }),
});
`;
const component = `import type { DataOf } from '../../contract/routes.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';

export default definePage('press', Press);

function Press({ entries, ...head }: DataOf<'press'>) {
  return (
    <>
      <PageHead {...head} />
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

function run(command: string[], environment: Record<string, string> = {}): void {
  const [program, ...values] = command;
  const { status, stdout, stderr } = spawnSync(program!, values, {
    cwd: copy,
    encoding: 'utf8',
    // Without colours, which Playwright asks for: tests compare what programs print. The copy needs no more seeds than a commit.
    env: { ...process.env, MOMENTS: undefined, SUBSETS: undefined, FORCE_COLOR: '0', ...environment },
  });
  expect(status, stdout + stderr).toBe(0);
}

/** Copies all files of the project. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    const target = join(copy, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  execFileSync('git', ['init', '--quiet'], { cwd: copy }); // A test asks git what it ignores.
}

/** Replaces a text in a file of the copy, and fails if it is not there. */
function change(file: string, from: string, to: string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(
    join(copy, file),
    before.replace(from, () => to),
  );
}

test('a page that is added as CONTRIBUTING says passes the check, and has its address and its entry in the menu', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  copyProject();
  change('contract/routes.ts', "  'not-found': page<", `${routeLine}  'not-found': page<`);
  appendFileSync(join(copy, 'contract/page-data.ts'), dataType);
  writeFileSync(join(copy, 'generator/pages/press.ts'), maker);
  writeFileSync(join(copy, 'app/pages/press.tsx'), component);
  for (const content of ['content', 'fixture']) {
    writeFileSync(join(copy, content, 'press.yaml'), records);
    appendFileSync(join(copy, content, 'pages.yaml'), menuEntry);
  }
  const schema =
    '    "./.cache/schemas/press.json": ["content/press.yaml", "content/*/press.yaml", "fixture/press.yaml"],\n';
  change('.vscode/settings.json', '    "./.cache/schemas/team.json"', `${schema}    "./.cache/schemas/team.json"`);

  run(npmScript('check'));
  run(npmScript('build', '--logLevel', 'warn'), { CONTENT: 'fixture', BASE_PATH: '/' });

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

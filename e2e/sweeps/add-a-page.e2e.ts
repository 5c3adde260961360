import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createStaticHost, startHost } from '../../generator/serve/static-host.ts';
import { npmScript } from '../support/commands.ts';
import { expect, expectAccessible, isAlive, test } from '../support/test.ts';

// Follows CONTRIBUTING to add a page and a field, in a copy of the project: a page Talks with three records, and the composer of
// a track. Not below the project, where Biome reads no package.json and knows no React.
const copy = join(tmpdir(), 'added-page');

/** The folder of the page. */
const folder = {
  'page.ts': `import { contentList } from '../../generator/content/content-file.ts';
import { entry, id, text, title, url } from '../../generator/content/fields.ts';
import { type DataOf, menuPage } from '../../generator/pages/define-page.ts';

const schema = entry({
  id,
  title: title.meta({ description: 'The name of the talk.' }),
  event: text.meta({ description: 'Where it was held.' }),
  url: url.meta({ description: 'Where it can be seen.' }),
});

export const talks = contentList('talks.yaml', schema);

const page = menuPage('talks', {
  icon: 'captions',
  files: [talks],
  ids: (content) => content.get(talks).map(({ id }) => id),
  places: ({ content }) => content.get(talks).map(({ id, title }) => ({ title, hash: id })),
  data: ({ content }, head) => ({ ...head, talks: content.get(talks) }),
});

export default page;

export type TalksData = DataOf<typeof page>;
`,
  'talks.tsx': `import { ContentLink } from '../../app/components/content-link.tsx';
import { PageHead } from '../../app/components/page-head.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import type { TalksData } from './page.ts';

export default defineView(Talks);

function Talks({ talks, ...head }: TalksData) {
  return (
    <>
      <PageHead {...head} />
      <ul className="wrap">
        {talks.map(({ id, title, event, url }) => (
          <li key={id} id={id}>
            <ContentLink address={url}>{title}</ContentLink>, {event}
          </li>
        ))}
      </ul>
    </>
  );
}
`,
};

/** The content: three records, and the page's line in the menu. */
const records = ['First', 'Second', 'Third']
  .map(
    (word) =>
      `- id: ${word.toLowerCase()}\n  title: ${word} talk\n  event: A fair\n  url: https://example.org/${word}\n`,
  )
  .join('');
const menuEntry = `
- page: talks
  label: Talks
  fullLabel: Our Talks
  description: What we have said elsewhere.
  lede: Three talks.
  keywords: [talks]
  relatedPages: [info]
`;

function run(command: string[], environment: Record<string, string> = {}): void {
  const [program, ...values] = command;
  const { status, stdout, stderr } = spawnSync(program!, values, {
    cwd: copy,
    encoding: 'utf8',
    // Without colours, which Playwright asks for: tests compare what programs print. The copy needs no more seeds than a commit.
    env: { ...process.env, MOMENTS: undefined, FORCE_COLOR: '0', ...environment },
  });
  expect(status, stdout + stderr).toBe(0);
}

/** Copies the project without what is installed or built. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync('.', copy, { recursive: true, filter: (file) => !/^(node_modules|dist.*|\.cache|\.desk|\.git)$/.test(file) });
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

test('a page and a field that are added as CONTRIBUTING says pass the check, and visitors find and read them', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  copyProject();
  change('contract/routes.ts', "  'not-found': page(", "  talks: page('/talks'),\n  'not-found': page(");
  mkdirSync(join(copy, 'pages/talks'));
  for (const [name, text] of Object.entries(folder)) writeFileSync(join(copy, 'pages/talks', name), text);
  for (const content of ['content', 'fixture']) {
    writeFileSync(join(copy, content, 'talks.yaml'), records);
    appendFileSync(join(copy, content, 'pages.yaml'), menuEntry);
  }
  // The field: in the schema, in the view, and in a record of the fixture.
  const schemaLine = "  composer: text.optional().meta({ description: 'Who wrote it.' }),\n";
  change('pages/album/page.ts', '  artist: text.optional()', `${schemaLine}  artist: text.optional()`);
  change('app/player/track-notes.tsx', 'description, notes, timedText }', 'description, composer, notes, timedText }');
  const notes = '        {notes && (\n';
  change('app/player/track-notes.tsx', notes, `        {composer && <p>{composer}</p>}\n${notes}`);
  change('fixture/albums/songs/album.yaml', '    title: Song One\n', '    title: Song One\n    composer: A Composer\n');

  run(npmScript('check'));
  run(npmScript('build', '--logLevel', 'warn'), { CONTENT: 'fixture', BASE_PATH: '/' });
  expect(readFileSync(join(copy, '.cache/schemas/albums.json'), 'utf8')).toContain('Who wrote it.');

  const host = createStaticHost(join(copy, 'dist'), '/');
  const origin = await startHost(host);
  try {
    await page.goto(`${origin}/`);
    await isAlive(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Talks' }).click();
    await expect(page).toHaveTitle('Our Talks | Fixture');
    await expect(page.locator('main h1')).toHaveText('Our Talks');
    const talks = page.locator('main ul').first().getByRole('listitem');
    await expect(talks.getByRole('link')).toContainText(['First talk', 'Second talk', 'Third talk']);
    await expect(talks.filter({ hasText: ', A fair' })).toHaveCount(3);
    await expectAccessible(page);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Go to anything' });
    await dialog.getByRole('combobox').fill('second talk');
    await expect(dialog.getByRole('rowgroup', { name: 'Talks' }).getByRole('row')).toContainText(['Second talk']);
    // A hard load shows the same page.
    expect((await page.goto(`${origin}/talks`))!.status()).toBe(200);
    await expect(page.locator('main h1')).toHaveText('Our Talks');
    await page.goto(`${origin}/music/album/songs`);
    await page.locator('summary').first().click();
    await expect(page.getByText('A Composer')).toBeVisible();
  } finally {
    host.close();
    host.closeAllConnections();
  }
  rmSync(copy, { recursive: true });
});

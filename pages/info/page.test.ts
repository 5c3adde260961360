import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addresses, makePage, readSite, searchPages } from '../../generator/pages/all-pages.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import type { InfoData } from './page.ts';

test('without texts about the feeds, the page does not show them, and nothing leads to them', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const place = '/info#_feeds';
  expect(addresses(await readSite('fixture'))).toContain(place);
  copy.change('info.yaml', /feeds:\n {2}title: .*\n {2}text: .*\n/, '');
  const content = await readSite(copy.folder);
  expect(makePage(content, fakePicture, '/info')!.data).not.toHaveProperty('feeds');
  expect(addresses(content)).not.toContain(place);
  const info = searchPages(content, fakePicture).find(({ path }) => path === '/info')!;
  expect(info.places.map(({ hash }) => hash)).not.toContain('_feeds');
});

test('lists the stand-ins with the note about them, and has neither when there are none', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const noteIn = async (folder: string) => {
    const data = makePage(await readSite(folder), fakePicture, '/info')!.data as InfoData;
    return data.standIns && `${data.standIns} ${data.standInsNote}`;
  };
  expect(await noteIn('fixture')).toMatch(
    /works arrive: the phone number, .* and the names on the team page\. A program for tests made the stand-ins\.$/,
  );
  for (const file of globSync('**/*.yaml', { cwd: copy.folder })) {
    const path = join(copy.folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('standIn: true', 'standIn: false'));
  }
  expect(await noteIn(copy.folder)).toBeUndefined();
});

/** The data of Info with these lines in place of the contact of site.yaml. */
async function infoWith(lines: string): Promise<InfoData> {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change('site.yaml', /contact:\n( {2}.*\n)+/, lines);
  return makePage(await readSite(copy.folder), fakePicture, '/info')!.data as InfoData;
}

const reach = ({ questions }: InfoData) => questions.find(({ id }) => id === 'contact');

test('without a phone, an answer that names it has the other ways alone; profiles have names and signs', async () => {
  const data = await infoWith(`contact:
  email: me@studio.org
  links: [{ href: /team, label: A person }]
profiles: [{ href: https://me.bandcamp.com }, { href: https://chaos.example/@me, label: Mastodon }]
`);
  expect(reach(data)).toMatchObject({ answer: '', hasContact: true });
  expect(data.contact).toMatchObject({ email: 'me@studio.org', links: [{ href: '/team', label: 'A person' }] });
  expect(data.profiles?.map(({ label, sign }) => [label, sign !== undefined])).toEqual([
    ['Bandcamp', true],
    ['Mastodon', true],
  ]);
});

test('a question about the contact is not there without any way to reach the owner', async () => {
  expect(reach(await infoWith('contact: {}\n'))).toBeUndefined();
});

test.each([
  ['お問い合わせは{contact}からどうぞ', 'お問い合わせはme@studio.org、{phone}、またはフォームからどうぞ'],
  ['{contact}', ''],
  ['どうぞお気軽に。 {contact}', 'どうぞお気軽に。'],
])('{contact} lists the ways in a sentence, and alone it leaves them to the list below: %s', async (answer, shown) => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change('site.yaml', /^/, 'language: ja\n');
  const ways = 'email: me@studio.org\n  phone: "+1 555"\n  links: [{ href: /team, label: フォーム }]\n';
  copy.change('site.yaml', /contact:\n( {2}.*\n)+/, `contact:\n  ${ways}`);
  copy.change('info.yaml', /answer: Send a text .*/, `answer: "${answer}"`);
  const data = makePage(await readSite(copy.folder), fakePicture, '/info')!.data as InfoData;
  const { answer: text, hasContact } = reach(data)!;
  expect([
    [text]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join(''),
    hasContact,
  ]).toEqual([shown, true]);
});

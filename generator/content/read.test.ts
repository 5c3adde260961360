import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyContent } from './content-copy.ts';
import { ContentError, readContent } from './read.ts';

let folder: string;
beforeEach(() => {
  folder = copyContent();
  return () => rmSync(folder, { recursive: true });
});

const album = 'albums/parousia/album.yaml';

/** Changes one place of a record, as an owner might by mistake. */
function change(name: string, from: string | RegExp, to: string): void {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${from} must occur in ${name}`).not.toBe(before);
  writeFileSync(file, after);
}

/** What the owner is told, with file names relative to the content. */
async function told(): Promise<string> {
  const error = await readContent(folder).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).message.replaceAll(`${folder}/`, '');
}

/** The line, counted from 1, on which a text stands in a record. */
const lineOf = (name: string, text: string): number =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('the content as it is has no problem', async () => {
  const content = await readContent(folder);
  expect(content.pages).toHaveLength(11);
  expect(content.albums.map(({ id, title, tracks }) => [id, title, tracks.length])).toEqual([
    ['mystery-of-love', 'Signs of the Times', 10],
    ['jesus-please-help-me', 'The Mystery of Love', 8],
    ['parousia', 'Παρουσία', 6],
  ]);
  expect(content.galleries.map(({ id }) => id)).toEqual(['abstract-generations', 'digital-landscapes', 'ai-portraits']);
});

describe('a broken record is told with file, line and remedy', () => {
  test('a missing field', async () => {
    change(album, /^title: .*\n/m, '');
    expect(await told()).toContain(`${album}:1:1  title is missing; it must be text.`);
  });

  test('a film that is none', async () => {
    writeFileSync(join(folder, 'film/hero.av1.mp4'), 'no film');
    const line = lineOf('home.yaml', 'film/hero.av1.mp4');
    expect(await told()).toContain(
      `home.yaml:${line}:13  film › wide › 1 › file names 'film/hero.av1.mp4', which is no film in AV1 or H.264. Save it anew as one of them.`,
    );
  });

  test('a film that is missing', async () => {
    rmSync(join(folder, 'film/hero-narrow.h264.mp4'));
    expect(await told()).toContain("names 'film/hero-narrow.h264.mp4', but there is no such file beside this record.");
  });

  test('an unknown field', async () => {
    change(album, /^genre:/m, 'colour: green\ngenre:');
    const line = lineOf(album, 'colour: green');
    expect(await told()).toContain(
      `${album}:${line}:1  'colour' is not a known word. Check its spelling, or take the line out.`,
    );
  });

  test('an unknown field within a list names its place', async () => {
    change(album, '    icon: moon-2', '    icon: moon-2\n    mood: calm');
    expect(await told()).toContain("'mood' is not a known word in tracks › 2.");
  });

  test('a wrong type', async () => {
    change(album, /^year: \d+/m, 'year: soon');
    const line = lineOf(album, 'year: soon');
    expect(await told()).toContain(`${album}:${line}:7  year must be a year, such as 2024 (it is "soon").`);
  });

  test('an empty text', async () => {
    change('home.yaml', /^title: .*/m, 'title: "  "');
    expect(await told()).toContain('home.yaml:1:8  title must not be empty (it is "  ").');
  });

  test('a duplicate id', async () => {
    change(album, /- id: the-door/, '- id: night-watch');
    expect(await told()).toContain(
      "tracks › 4 has the id 'night-watch', which tracks › 1 has already. Give one of them another.",
    );
  });

  test('an id that cannot be an address', async () => {
    change(album, /- id: the-door/, '- id: The Door');
    expect(await told()).toContain(
      'tracks › 4 › id must be small letters, digits and hyphens, such as night-watch (it is "The Door").',
    );
  });

  test('a dead related page', async () => {
    change('pages.yaml', 'relatedPages: [/writing, /music, /art]', 'relatedPages: [/writing, /musik, /art]');
    expect(await told()).toMatch(
      /pages\.yaml:\d+:\d+ {2}1 › relatedPages › 2 leads to \/musik, where there is no page\. Write one of \/, \/history,/,
    );
  });

  test('a fourth related page', async () => {
    change('pages.yaml', 'relatedPages: [/writing, /music, /art]', 'relatedPages: [/writing, /music, /art, /team]');
    expect(await told()).toMatch(/pages\.yaml:\d+:\d+ {2}1 › relatedPages must have at most three entries\./);
  });

  test('a page that leads to itself, and one that is named twice', async () => {
    change('pages.yaml', 'relatedPages: [/writing, /music, /art]', 'relatedPages: [/, /music, /music]');
    const message = await told();
    expect(message).toContain('1 › relatedPages › 1 leads to the page itself. Name another page.');
    expect(message).toContain('1 › relatedPages › 3 is there twice. Take one of the two out.');
  });

  test('a page that is missing, and an address that is none', async () => {
    change('pages.yaml', '  href: /team', '  href: /people');
    const message = await told();
    expect(message).toContain('10 › href is /people, which is not a page of this site. Write one of /, /history,');
    expect(message).toContain('the page /team is missing. Every page of the menu needs its entry here.');
  });

  test('a canonical address of another page', async () => {
    change('pages.yaml', 'canonicalUrl: /music', 'canonicalUrl: /art');
    expect(await told()).toContain('4 › canonicalUrl is /art, but the page stands at /music. Write /music.');
  });

  test('a missing picture, and a missing recording', async () => {
    rmSync(join(folder, 'albums/parousia/cover.jpg'));
    change(album, /audioUrl: night-watch\.wav/, 'audioUrl: nightwatch.wav');
    const message = await told();
    expect(message).toContain(
      "coverImage › file names 'cover.jpg', but there is no such file beside this record. Add it, or correct the name.",
    );
    expect(message).toContain("tracks › 1 › audioUrl names 'nightwatch.wav', but there is no such file");
  });

  test('a missing record', async () => {
    rmSync(join(folder, 'team.yaml'));
    expect(await told()).toContain('team.yaml  is missing. Put it back, or copy it from the last version that worked.');
  });

  test('a duration that is not m:ss', async () => {
    change(album, 'duration: "12:04"', 'duration: 12 minutes');
    expect(await told()).toContain(
      'tracks › 1 › duration must be minutes and seconds, such as 3:45 (it is "12 minutes").',
    );
  });

  test('an unknown accent', async () => {
    change(album, 'accent: emerald', 'accent: green');
    expect(await told()).toContain('accent must be blue, purple or emerald (it is "green").');
  });

  test('an unknown icon', async () => {
    change(album, 'icon: moon-1', 'icon: moon-7');
    expect(await told()).toMatch(/tracks › 1 › icon must be one of .*moon-6.* \(it is "moon-7"\)\./);
  });

  test('a tab', async () => {
    change('home.yaml', '  title: About', '\ttitle: About');
    expect(await told()).toMatch(
      /home\.yaml:\d+:\d+ {2}has a tab where spaces must stand\. Use two spaces for each step to the right\./,
    );
  });

  test('YAML that cannot be read', async () => {
    change('home.yaml', /^tagline: .*/m, 'tagline: Books: and more');
    expect(await told()).toMatch(/home\.yaml:3:\d+ {2}cannot be read \(.*\)\. Look at this line and the one above/);
  });

  test('a word that stands twice', async () => {
    change('home.yaml', /^tagline:/m, 'title: Again\ntagline:');
    expect(await told()).toContain(
      'home.yaml:3:1  has the same word twice in one record. Take one of the two lines out.',
    );
  });
});

test('all problems are told at once, without a stack', async () => {
  change(album, 'accent: emerald', 'accent: green');
  change('home.yaml', /^title: .*\n/m, '');
  change('site.yaml', /^name: .*\n/m, '');
  const message = await told();
  expect(message).toMatch(/^The content has 3 problems:\n\n/);
  expect(message).not.toMatch(/^ +at /m);
});

describe('the length of a recording', () => {
  /** One second of silence: 8-bit, 8 kHz. */
  const second = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1'),
    Buffer.alloc(8),
    Buffer.from('\x01\0\x08\0data\0\0\0\0', 'latin1'),
    Buffer.alloc(8000, 128),
  ]);
  second.writeUInt32LE(second.length - 8, 4);
  second.writeUInt32LE(8000, 24);
  second.writeUInt32LE(8000, 28);
  second.writeUInt32LE(8000, 40);

  /** Makes the first movement the owner's own: a WAV beside the record, and no mark. */
  function own(duration: string, bytes: Uint8Array): void {
    writeFileSync(join(folder, 'albums/parousia/night-watch.wav'), bytes);
    change(
      album,
      /(id: night-watch[\s\S]*?)duration: "12:04"([\s\S]*?)\n {4}standIn: true/,
      `$1duration: "${duration}"$2`,
    );
  }

  test('must be the stated one', async () => {
    own('0:02', second);
    expect(await told()).toContain(
      'tracks › 1 › duration is 0:02, but night-watch.wav lasts 0:01. Write "0:01", or put the right file in its place.',
    );
  });

  test('is accepted when it is', async () => {
    own('0:01', second);
    expect((await readContent(folder)).albums).toHaveLength(3);
  });

  test('must be that of a recording', async () => {
    own('0:01', Buffer.from('no sound'));
    expect(await told()).toContain('night-watch.wav cannot be read as a recording. Put a working file in its place.');
  });
});

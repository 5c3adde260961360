import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { commonLanguages, languageOf, nameOfLanguage } from '../contract/languages.ts';
import { isEmptyFolder } from './lib/own-folder.ts';
import { OwnerError } from './lib/owner-error.ts';
import { contentFiles, pageOfFile } from './pages/all-pages.ts';

const programFolder = resolve(import.meta.dirname, '..');
const starter = join(programFolder, 'starter');
const defaultPages = ['music', 'art', 'info'];

/** The files of a page in the starter content, with the pictures that they name. Other files are of all sites. */
function filesOf(page: string): string[] {
  const own = contentFiles
    .filter((file) => pageOfFile(file)?.page === page)
    .map(({ name }) => name.replace(/\/.*/, ''));
  const pictures = own
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readFileSync(join(starter, name), 'utf8').match(/pictures\/[\w.-]+/g) ?? []);
  return [...own, ...pictures];
}

/** A page that a new site may have. */
export interface PageChoice {
  page: string;
  label: string;
  description: string;
  /** Whether it is proposed. */
  isDefault: boolean;
}

/** The pages that a new site may have besides Home, in the order of the menu. */
export const pageChoices = (): PageChoice[] =>
  (parse(readFileSync(join(starter, 'pages.yaml'), 'utf8')) as Omit<PageChoice, 'isDefault'>[])
    .filter(({ page }) => page !== 'home')
    .map(({ page, label, description }) => ({ page, label, description, isDefault: defaultPages.includes(page) }));

/** What is asked about a new site. */
export interface NewSite {
  name: string;
  /** The names of its pages besides Home, such as music. */
  pages: string[];
  /** The tag of the language of its texts. Without one, it is English. */
  language?: string;
  /** Where it will be found. Without one, it has an invented address that is marked as a stand-in. */
  address?: string;
}

/**
 * Makes a content folder with one example of each chosen kind, and a repository of it with a first commit. Returns whether git
 * has kept it. Inside of the program's folder, the program's own repository keeps and publishes it. Throws an OwnerError if the folder has
 * something in it already.
 */
export function makeSite(folder: string, site: NewSite): { isKept: boolean } {
  checkAnswers(folder, site);
  mkdirSync(folder, { recursive: true });
  const isOwnRepository = relative(programFolder, resolve(folder)).split(sep)[0] === '..';
  const leftOut = pageChoices().flatMap(({ page }) => (site.pages.includes(page) ? [] : filesOf(page)));
  cpSync(starter, folder, {
    recursive: true,
    filter: (source) => {
      const name = relative(starter, source).replaceAll(sep, '/');
      return !leftOut.includes(name) && (isOwnRepository || !/^(\.git|\.devcontainer|README\.md)/.test(name));
    },
  });
  writeRecord(join(folder, 'site.yaml'), (record) => {
    for (const field of ['name', 'artist']) record.set(field, site.name);
    record.delete('standIn');
    if (site.address) record.set('url', site.address);
    if (site.language && site.language !== 'en') record.set('language', languageOf(site.language));
  });
  writeRecord(join(folder, 'pages.yaml'), ({ contents }) => {
    for (const entry of (contents as YAMLSeq<YAMLMap>).items) {
      const page = String(entry.get('page'));
      if (page !== 'home' && !site.pages.includes(page)) entry.set('leftOut', true);
    }
  });
  fillIn(folder, site.name);
  return { isKept: !isOwnRepository || makeRepository(folder) };
}

/** Adds the examples of pages whose files are missing: of pages that were left out, and are put back. */
export function addExamples(folder: string, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const { page, leftOut } of entries as { page?: string; leftOut?: unknown }[]) {
    if (leftOut === true || leftOut === 'true') continue;
    if (page === undefined || page === 'home') continue;
    for (const name of filesOf(page)) {
      if (!existsSync(join(folder, name))) cpSync(join(starter, name), join(folder, name), { recursive: true });
    }
  }
}

function checkFolder(folder: string): void {
  if (!isEmptyFolder(folder)) throw new OwnerError(`${folder} is not empty. Name a folder that does not exist yet.`);
}

function checkAnswers(folder: string, { name, pages, address, language }: NewSite): void {
  checkFolder(folder);
  if (!name.trim()) throw new OwnerError('A site needs a name.');
  const known = pageChoices().map(({ page }) => page);
  const unknown = pages.find((page) => page !== 'home' && !known.includes(page));
  if (unknown) throw new OwnerError(`There is no page ${unknown}. There are: ${known.join(', ')}.`);
  if (address && !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(address)) {
    throw new OwnerError(`${address} is not an address. Write it like https://example.org.`);
  }
  if (language && !languageOf(language)) {
    throw new OwnerError(`${language} is not the tag of a language. Write it like en, ja or pt-BR.`);
  }
}

function writeRecord(file: string, change: (record: ReturnType<typeof parseDocument>) => void): void {
  const record = parseDocument(readFileSync(file, 'utf8'));
  change(record);
  writeFileSync(file, record.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

/** The files by which GitHub fetches the program: to publish the site, and to open its desk. */
const publishingFile = '.github/workflows/publish.yml';
const containerFile = '.devcontainer/devcontainer.json';

/** Writes into the files for people and hosts what only this computer knows. */
function fillIn(folder: string, name: string): void {
  const words: Record<string, string> = {
    name,
    folder: programFolder,
    folderInShell: programFolder.replaceAll("'", "'\\''"),
    folderInBatch: programFolder.replaceAll('%', '%%'),
    site: relative(programFolder, resolve(folder)).replaceAll(sep, '/'),
    program: programAddress(),
  };
  const files = ['README.md', publishingFile, containerFile, 'start-desk.sh', 'start-desk.bat'];
  for (const file of files.filter((name) => existsSync(join(folder, name)))) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replaceAll(/\{(\w+)\}/g, (all, word) => words[word] ?? all),
    );
  }
}

/** Where hosts can fetch the program. Without a remote, a placeholder that the README of the site explains. */
function programAddress(): string {
  const { stdout } = git(programFolder, 'remote', 'get-url', 'origin');
  const address = stdout?.trim().replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/');
  return /^https:\/\/\S+$/.test(address ?? '') ? address! : inventedAddress;
}

const inventedAddress = 'https://github.com/your-name/your-program.git';

/** Keeps the folder in a repository of its own. Returns false if git is missing or cannot do it. */
function makeRepository(folder: string): boolean {
  // Git wants an author. The owner's own name is taken if git knows it.
  const isKnown = git(folder, 'config', 'user.email').stdout?.trim();
  const author = isKnown ? [] : ['-c', 'user.name=The desk', '-c', 'user.email=desk@localhost'];
  return [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    [...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'content: begin with examples'],
  ].every((values) => git(folder, ...values).status === 0);
}

const git = (folder: string, ...values: string[]) => spawnSync('git', values, { cwd: folder, encoding: 'utf8' });

/** Asks in the terminal for what was not given. */
async function ask(given: { [Answer in keyof NewSite]: NewSite[Answer] | undefined }): Promise<NewSite> {
  const { name, pages, address, language } = given;
  if (name !== undefined && pages !== undefined) return { name, pages, ...written({ address, language }) };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  const question = async (text: string) => (await terminal.question(text, { signal: ended.signal })).trim();
  try {
    return {
      name: name ?? (await question('What is the name of the site? ')),
      pages: pages ?? (await askPages(question)),
      ...written({
        language: language ?? (await askLanguage(question)),
        address: address ?? (await question('Its address, such as https://example.org (Enter if there is none yet): ')),
      }),
    };
  } finally {
    terminal.close();
  }
}

/** The answers that are not empty. */
const written = ({ address, language }: { [Answer in 'address' | 'language']: string | undefined }) => ({
  ...(address && { address }),
  ...(language && { language }),
});

async function askLanguage(question: (text: string) => Promise<string>): Promise<string> {
  const names = commonLanguages.map((language) => `${language} ${nameOfLanguage(language)}`);
  console.log(
    `\nIn which language are its texts? (The examples are in English, and the desk lists which are left.)\n  ${names.join(', ')}`,
  );
  while (true) {
    const answer = await question('Its letters, such as pt (any other tag will do, too), or Enter for English: ');
    if (!answer || languageOf(answer)) return answer;
    console.log(`${answer} is not the tag of a language.`);
  }
}

async function askPages(question: (text: string) => Promise<string>): Promise<string[]> {
  const choices = pageChoices();
  const numberOf = ({ page }: PageChoice) => choices.findIndex((choice) => choice.page === page) + 1;
  const proposed = choices.filter(({ isDefault }) => isDefault);
  console.log('\nWhich pages should it have besides Home? You can change that at any time.');
  for (const choice of choices) {
    console.log(`  ${String(numberOf(choice)).padStart(2)}  ${choice.label.padEnd(12)} ${choice.description}`);
  }
  while (true) {
    const answer = await question(`Their numbers, such as 1 4, or Enter for ${proposed.map(numberOf).join(' ')}: `);
    if (!answer) return proposed.map(({ page }) => page);
    const chosen = answer.split(/[\s,]+/).map((word) => choices[Number(word) - 1]);
    if (chosen.every((choice) => choice !== undefined)) return chosen.map(({ page }) => page);
    console.log(`Write numbers from 1 to ${choices.length} with spaces between them.`);
  }
}

// `npm run new -- ../my-site`
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      name: { type: 'string' },
      pages: { type: 'string' },
      address: { type: 'string' },
      language: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  try {
    if (!folder) throw new OwnerError('Say where to make the site: npm run new -- ../my-site');
    checkFolder(folder);
    const { name, address, language, pages } = values;
    const given = { name, address, language, pages: pages?.split(/[\s,]+/).filter(Boolean) };
    const { isKept } = makeSite(folder, await ask(given));
    const ending = { win32: 'bat', darwin: 'command' }[process.platform as string] ?? 'sh';
    console.log(
      `\nThe site is in ${resolve(folder)}. Open its desk with a double click on start-desk.${ending} there.\n`,
    );
    if (existsSync(join(folder, publishingFile)) && programAddress() === inventedAddress) {
      console.log(
        `GitHub can publish it once it knows where this program is: write its address into ${publishingFile} and ${containerFile} there.`,
      );
    }
    if (!isKept) {
      console.log('Git could not keep a first version of it. Install Git from https://git-scm.com to publish later.');
    }
  } catch (error) {
    const isEnded = (error as Error).name === 'AbortError';
    if (!(error instanceof OwnerError) && !isEnded) throw error;
    console.error(isEnded ? '\nNothing was made.' : (error as Error).message);
    process.exitCode = 1;
  }
}

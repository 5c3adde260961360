import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import type { Finding } from '../../contract/problem.ts';
import { findingsIn } from '../../generator/check/check-content.ts';
import { filesNamedBy } from '../../generator/check/files.ts';
import { type Content, ContentError } from '../../generator/content/read.ts';
import { originalOf, translationsIn } from '../../generator/content/translations.ts';
import { filesBelow } from '../../generator/lib/entries.ts';
import { readSite, readTranslations } from '../../generator/pages/all-pages.ts';
import { inWorkFolder } from '../work-kinds.ts';
import type { Desk } from './desk.ts';
import { git } from './git.ts';
import { keptBack } from './kept-back.ts';

/** What a check of a folder says. Content that a build would refuse is missing. */
interface Checked {
  findings: Finding[];
  content?: Content;
}

/** The same of the content, with what git would not send of it, or not as it is. */
export interface CheckedContent extends Checked {
  refused: Finding[];
}

/** What of the changes can be published. */
export interface Selection {
  /** What stays as it is in the last commit: works by their folders, other files by their names, with what is wrong in each. */
  held: Map<string, Finding[]>;
  /** What is wrong with the rest. Without anything, the rest can be published. */
  wrong: Finding[];
}

/** The folder of the work that a file is in, or the file. Both are paths below the content folder. */
export const folderOrFile = (file: string): string => inWorkFolder.exec(file)?.[1] ?? file;

/** What Publish sends as a whole: a work with its translations, or a file with its own. */
export const unitOf = (file: string): string => folderOrFile(originalOf(file).name);

/** Checks a folder as a build would. Files are named by their paths below it. */
async function checkFolder(folder: string): Promise<Checked> {
  const named = (finding: Finding): Finding =>
    finding.file === '' ? finding : { ...finding, file: relative(folder, resolve(finding.file)).replaceAll(sep, '/') };
  try {
    const content = await readSite(folder);
    await readTranslations(content);
    return { findings: findingsIn(content).map(named), content };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { findings: error.problems.map((problem) => named({ ...problem, level: 'must' })) };
  }
}

export async function checkContent(desk: Desk): Promise<CheckedContent> {
  const { root } = desk.content;
  const checked = await checkFolder(root);
  const { content } = checked;
  const findings = checked.findings.filter(({ file }) => !mediaKind(file) || !desk.isAwaited(file));
  const isRepository = !(await git(root, ['rev-parse', '--is-inside-work-tree'])).failed;
  const records = filesBelow(root).filter((file) => file.endsWith('.yaml') && !file.startsWith('.'));
  const named = content ? [...records, ...filesNamedBy(content)] : [];
  const refused = (isRepository ? await keptBack(root, named) : [])
    .map((finding) => ({ ...finding, file: desk.nameOf(resolve(finding.file)) }))
    .filter(({ file }) => content || !findings.some((known) => known.file === file));
  return { ...checked, findings, refused };
}

export const mustFix = (findings: Finding[]): Finding[] => findings.filter(({ level }) => level === 'must');

/**
 * Selects what can be published: everything but the units in which something is wrong, and those without which the rest is not
 * right. `changed` are the units that differ from the last commit.
 */
export async function select(desk: Desk, changed: string[], checked: CheckedContent): Promise<Selection> {
  const held = new Map<string, Finding[]>();
  const { refused } = checked;
  const hold = (findings: Finding[]) => {
    // A finding may be about a folder, such as that of a language.
    const own = (unit: string) => findings.filter(({ file }) => unitOf(file) === unit || unit.startsWith(`${file}/`));
    const found = changed.filter((unit) => !held.has(unit) && own(unit).length > 0);
    for (const unit of found) held.set(unit, own(unit));
    return found.length > 0;
  };
  hold(refused);
  // What git would not send is seen only in the commit.
  let wrong = refused.length > 0 ? await mistakesWithout(desk, held) : mustFix(checked.findings);
  while (wrong.length > 0) {
    if (hold(wrong)) {
      wrong = await mistakesWithout(desk, held);
      continue;
    }
    // The mistake is in a file that has not changed, so another change has caused it.
    const better = await firstBetter(desk, changed, held, wrong);
    if (!better) break;
    held.set(better.unit, []);
    wrong = better.wrong;
  }
  return { held, wrong };
}

/** The first unit without which one of the mistakes is gone. Others may be seen only then: links are checked last. */
async function firstBetter(desk: Desk, changed: string[], held: Selection['held'], wrong: Finding[]) {
  for (const unit of changed.filter((one) => !held.has(one))) {
    const next = await mistakesWithout(desk, new Map([...held, [unit, []]]));
    const isSame = (one: Finding) => (other: Finding) => one.file === other.file && one.message === other.message;
    if (wrong.some((finding) => !next.some(isSame(finding)))) return { unit, wrong: next };
  }
  return undefined;
}

/** What would be wrong in a commit of the content in which these units stay as they are in the last one. */
async function mistakesWithout(desk: Desk, held: Selection['held']): Promise<Finding[]> {
  const { root } = desk.content;
  return inCandidate(desk, async (index) => {
    const { output: current } = await git(root, ['rev-parse', '--git-path', 'index']);
    if (existsSync(resolve(root, current))) copyFileSync(resolve(root, current), index);
    // Without a first commit there is no HEAD.
    await git(root, ['read-tree', '--reset', 'HEAD'], { index });
    await git(root, ['--no-literal-pathspecs', 'add', '--all', '--', '.', ...exceptUnits(root, held.keys())], {
      index,
    });
    return (file) => held.has(unitOf(file));
  });
}

/** What would be wrong with the content of a commit. `different` are its files that are not as in the content folder. */
export function mistakesIn(desk: Desk, commit: string, different: ReadonlySet<string>): Promise<Finding[]> {
  return inCandidate(desk, async (index) => {
    await git(desk.content.root, ['read-tree', commit], { index });
    return (file) => different.has(file);
  });
}

/** Patterns for git that leave units out. */
export const exceptUnits = (root: string, units: Iterable<string>): string[] =>
  [...units].flatMap((unit) =>
    ['', ...translationsIn(root).map((language) => `${language}/`)].map((place) => `:(exclude,literal)${place}${unit}`),
  );

/**
 * Checks content that is only in an index of git: in a folder of its own, which has links to the files of the content folder, and
 * those from git that are different.
 */
async function inCandidate(
  desk: Desk,
  fill: (index: string) => Promise<(file: string) => boolean>,
): Promise<Finding[]> {
  const { root } = desk.content;
  const place = join(desk.ownFolder, 'candidate');
  rmSync(place, { recursive: true, force: true });
  const [index, top] = [join(place, 'index'), join(place, 'files')];
  mkdirSync(top, { recursive: true });
  try {
    const isDifferent = await fill(index);
    const { output: prefix } = await git(root, ['rev-parse', '--show-prefix']);
    const { output } = await git(root, ['ls-files', '-v', '-z', '--', '.'], { index });
    const folder = join(top, prefix);
    mkdirSync(folder, { recursive: true });
    const restored: string[] = [];
    for (const entry of output.split('\0').filter(Boolean)) {
      const [tag, file] = [entry[0]!, entry.slice(2)];
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      if (found?.isDirectory()) continue; // Another repository.
      // Git was told not to look at it: a commit has it as it was.
      const isFrozen = tag === 'S' || /[a-z]/.test(tag);
      if (!found || isFrozen || isDifferent(file)) restored.push(file);
      else linkOrCopy(join(root, file), join(folder, file));
    }
    await git(root, ['checkout-index', '--force', '-z', '--stdin', `--prefix=${top.replaceAll(sep, '/')}/`], {
      index,
      input: restored.map((file) => `${file}\0`).join(''),
    });
    return mustFix((await checkFolder(folder)).findings);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Not every file system has links. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

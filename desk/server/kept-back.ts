import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Finding, fileProblem } from '../../contract/problem.ts';
import { git } from './git.ts';

/**
 * Files of the content that git would not send as they are: those that it ignores, those of another repository, and texts with
 * the marks of a merge. `names` are the files that the site needs.
 */
export async function keptBack(folder: string, names: Iterable<string>): Promise<Finding[]> {
  const list = async (...values: string[]) =>
    (await git(folder, ['ls-files', '-z', ...values, '--', '.'])).output.split('\0').filter(Boolean);
  const tracked = (await list('-v')).map((line) => ({ tag: line[0]!, name: line.slice(2) }));
  const others = await list('--others', '--exclude-standard');
  const sent = new Set([...tracked.map(({ name }) => name), ...others].map(composed));
  const frozen = new Set(tracked.filter(({ tag }) => tag === 'S' || /[a-z]/.test(tag)).map(({ name }) => name));
  const found: Finding[] = [];
  const real = realpathSync(folder);
  for (const name of new Set(names)) {
    const path = join(folder, name);
    if (!existsSync(path)) continue; // Another sentence says so.
    const target = relative(real, realpathSync(path)).replaceAll(sep, '/');
    const isElsewhere = target.startsWith('../');
    if (!isElsewhere && !frozen.has(name) && (sent.has(composed(name)) || sent.has(composed(target)))) continue;
    const why = isElsewhere
      ? 'it is a link to a file outside of the content. Copy the file itself here'
      : frozen.has(name)
        ? `git was told not to look at it. Write into a terminal: git update-index --no-skip-worktree --no-assume-unchanged "${path}"`
        : await reasonFor(folder, name, [...sent]);
    found.push({ level: 'must', ...fileProblem(path, `would not be sent: ${why}.`) });
  }
  return [...found, ...(await marked(folder))];
}

const composed = (name: string): string => name.normalize('NFC');

async function reasonFor(folder: string, name: string, sent: string[]): Promise<string> {
  for (let inner = dirname(name); inner !== '.'; inner = dirname(inner)) {
    if (!existsSync(join(folder, inner, '.git'))) continue;
    return `the folder ${inner} has a history of its own. Take the hidden .git in it out of it`;
  }
  const { output } = await git(
    folder,
    ['--no-literal-pathspecs', 'check-ignore', '--verbose', '--no-index', '-z', '--stdin'],
    { input: name },
  );
  const [source, line, pattern] = output.split('\0');
  if (source)
    return `line ${line} of ${source} keeps it back: ${pattern}. Take this line out, or write !${name} below it`;
  const other = sent.find((file) => file.toLowerCase() === composed(name).toLowerCase());
  if (other) return `git knows it as ${other}. Give it another name, then this one again`;
  const outer = sent.find((file) => name.startsWith(file.endsWith('/') ? file : `${file}/`));
  if (outer)
    return `the folder ${outer.replace(/\/$/, '')} belongs to another history. Copy its files into a new folder`;
  return 'git does not take it. Ask the person who looks after the code';
}

/** Texts in which a merge has left both versions, with its marks. */
async function marked(folder: string): Promise<Finding[]> {
  const { output } = await git(folder, [
    'grep',
    '--untracked',
    '-I',
    '--name-only',
    '-z',
    '-e',
    '^<<<<<<< ',
    '--',
    '.',
  ]);
  return output
    .split('\0')
    .filter(Boolean)
    .flatMap((name): Finding[] => {
      const path = join(folder, name);
      const lines = readFileSync(path, 'utf8').split(/\r\n?|\n/);
      const first = lines.findIndex((line) => line.startsWith('<<<<<<< '));
      const hasBoth = lines.indexOf('=======', first) > first && lines.some((line) => line.startsWith('>>>>>>> '));
      if (!hasBoth) return [];
      const message = `has two versions of a text in line ${first + 1}, with the marks of a merge. Keep one, and take the lines with <<<<<<<, ======= and >>>>>>> out.`;
      return [{ level: 'must', ...fileProblem(path, message), place: `${first + 1}:1` }];
    });
}

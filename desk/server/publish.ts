import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import type { Finding } from '../../contract/problem.ts';
import { findingsIn } from '../../generator/check/check-content.ts';
import { filesNamedBy, unnamedFiles } from '../../generator/check/files.ts';
import { type Content, ContentError } from '../../generator/content/read.ts';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { placeName } from '../../generator/content/yaml.ts';
import { filesBelow } from '../../generator/lib/entries.ts';
import { writeAtomically } from '../../generator/lib/write-file.ts';
import { readSite, readTranslations } from '../../generator/pages/all-pages.ts';
import { placeInWords } from '../labels.ts';
import type {
  Advice,
  LeftOut,
  OpenRecord,
  Publication,
  PublishedChange,
  PublishProgress,
  Schema,
} from '../messages.ts';
import { toWrite } from '../to-write.ts';
import { type ChangedFile, changesInWords, currentData } from './changes-in-words.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { isRunning } from './desk-folder.ts';
import { type GitAnswer, git, reasonOf } from './git.ts';
import type { Pushed } from './host-answer.ts';
import { keptBack } from './kept-back.ts';
import { MergeError, mergeBranches } from './merge-branches.ts';
import { publishPlace, type Remote } from './publish-place.ts';
import { VersionShelf } from './two-versions.ts';

interface Surroundings {
  /** Resolves when the media of the content are encoded, so that they are published too. */
  mediaReady(onPart: (part: number) => void): Promise<void>;
  /** Runs an action while nothing else writes to the content. */
  inTurn<T>(action: () => Promise<T>): Promise<T>;
  onProgress?(progress: PublishProgress): void;
  /** Overrides how long git may write nothing. */
  silenceMs?: number;
}

/** Publishes the content with git: shows what has changed, commits the content folder only, and pushes. */
export class Publisher {
  private readonly desk: Desk;
  private readonly folder: string;
  private readonly surroundings: Surroundings;
  /** Has the number of the process while git keeps changes. */
  private readonly runningGitFile: string;
  private isPublishing = false;
  /** Texts that the owner and somebody else have changed. */
  readonly versions: VersionShelf;

  constructor(desk: Desk, surroundings: Surroundings) {
    this.desk = desk;
    this.folder = resolve(desk.content.root);
    this.surroundings = surroundings;
    this.versions = new VersionShelf(desk);
    this.runningGitFile = join(desk.place, 'running-git.json');
  }

  /** The changes that would be published. Cheaper than `look`, because nothing is checked. */
  async unpublished(): Promise<PublishedChange[]> {
    try {
      await publishPlace(this.folder);
      return await this.changes();
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return [];
    }
  }

  async look(): Promise<Publication> {
    const { findings, content } = await this.check();
    const found = {
      leftOut: (await this.unfinished()).flatMap((record) => this.leftOut(record) ?? []),
      findings: this.advice(findings),
      unnamed: content ? this.unusedFiles(content) : [],
      versions: await this.versions.list(),
    };
    try {
      const { upstream } = await publishPlace(this.folder);
      const changes = await this.changes();
      const commits =
        Number(
          (await this.git('rev-list', '--count', rangeTo(upstream && `refs/remotes/${upstream}`), '--', '.')).output,
        ) || 0;
      return { ...found, changes, commits, codeCommits: await this.codeCommits(upstream) };
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return { ...found, obstacle: error.message, changes: [], commits: 0, codeCommits: [] };
    }
  }

  /**
   * Returns a sentence about what was published. Throws a DeskError if it could not be; nothing is lost then. Changes can be
   * saved while pictures are encoded and while git sends.
   */
  async publish(): Promise<{ message: string; pushed?: Pushed }> {
    if (this.isPublishing) throw new DeskError(409, 'The desk is publishing already. Wait until it has finished.');
    this.isPublishing = true;
    try {
      return await this.commitAndPush();
    } finally {
      this.isPublishing = false;
    }
  }

  private async commitAndPush(): Promise<{ message: string; pushed?: Pushed }> {
    const { inTurn, mediaReady } = this.surroundings;
    const remote = await publishPlace(this.folder);
    await mediaReady((part) => this.report('Preparing pictures and recordings', part));
    const changes = await inTurn(async () => {
      const wrong = mustFix(await this.check());
      if (wrong) throw new DeskError(422, `Not published, because something is wrong: ${this.inWords(wrong)}`);
      const changes = await this.changes();
      await this.commit(changes);
      return changes;
    });
    // Somebody may push between our merge and our push.
    let count = 0;
    for (let attempt = 1; ; attempt++) {
      const theirs = await this.fetch(remote);
      const unpublished = await this.git('rev-list', '--count', rangeTo(theirs));
      if (unpublished.output === '0') return { message: 'Nothing has changed since the last time.' };
      count += theirs ? await this.bringTogether(theirs) : 0;
      const pushed = await this.push(remote);
      if (!pushed.failed) break;
      if (attempt === 3 || !pushed.output.includes('[rejected]')) throw remoteError(pushed);
    }
    const { output: commit } = await this.git('rev-parse', 'HEAD');
    const { output: version } = await this.git('rev-parse', '--short', 'HEAD');
    // As the owner wrote it: `git remote get-url` would show what other settings make of it.
    const own = async (name: string) => (await this.git('config', `remote.${remote.remote}.${name}`)).output;
    const url = (await own('pushurl')) || (await own('url'));
    const what = changes.length === 1 ? 'One change is' : `${changes.length || 'All'} changes are`;
    const texts = count === 1 ? 'One text was' : `${count} texts were`;
    const message = count
      ? `Sent, as version ${version}, with one exception: ${texts} changed by somebody else too. Choose above which version to keep.`
      : `${what} sent, as version ${version}.`;
    return { message, pushed: { url, commit } };
  }

  /** Moves files that no record names out of the content. */
  async putAside(files: string[]): Promise<void> {
    const { content } = await this.check();
    const known = content ? this.unusedFiles(content) : [];
    const unused = files.filter((name) => known.includes(name));
    if (unused.length > 0) this.desk.shelf.putAside(this.folder, unused);
  }

  /** Files that nobody names, not even in a change that is still to be saved. */
  private unusedFiles(content: Content): string[] {
    return unnamedFiles(content).filter((file) => !this.desk.isAwaited(file));
  }

  private git(...values: string[]): Promise<GitAnswer> {
    return git(this.folder, values);
  }

  private report(step: string, part?: number): void {
    this.surroundings.onProgress?.({ step, ...(part !== undefined && { part }) });
  }

  /** Sends the commits. Git writes how far it is, and stops only if it has nothing to write for minutes. */
  private push({ remote, target }: Remote): Promise<GitAnswer> {
    const { silenceMs } = this.surroundings;
    this.report('Sending your changes');
    const values = ['push', '--porcelain', '--progress', '--set-upstream', remote, `HEAD:refs/heads/${target}`];
    const onLine = (line: string) => {
      const [, percent] = /^Writing objects: +(\d+)%/.exec(line) ?? [];
      if (percent) this.report('Sending your changes', Number(percent) / 100);
    };
    return git(this.folder, values, { onLine, ...(silenceMs && { silenceMs }) });
  }

  /** What the check of the content says, and what is not saved. Without content, the site cannot be read. */
  private async check(): Promise<{ findings: Finding[]; content?: Content }> {
    const notSaved = (await this.unfinished())
      .filter((record) => !this.leftOut(record))
      .map(
        ({ name, problems }): Finding => ({
          level: 'must',
          file: join(this.folder, name),
          place: '',
          path: problems.find(({ isUnwritten }) => !isUnwritten)?.path ?? [],
          message: 'Something is wrong, so the last changes are not saved.',
        }),
      );
    try {
      const content = await readSite(this.desk.content.root);
      await readTranslations(content);
      const found = findingsIn(content).map((finding) => this.belowContent(finding));
      return {
        findings: [
          ...notSaved.map((finding) => this.belowContent(finding)),
          ...found.filter(({ file }) => !mediaKind(file) || !this.desk.isAwaited(file)),
          ...(await this.keptBack(content)),
        ],
        content,
      };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const found = error.problems.map((problem): Finding => ({ ...problem, level: 'must' }));
      const all = [...notSaved, ...found].map((finding) => this.belowContent(finding));
      const kept = (await this.keptBack()).filter(({ file }) => !all.some((known) => known.file === file));
      return { findings: [...all, ...kept] };
    }
  }

  /** What git would not send, or not as it should be. Nothing without a repository: then nothing is sent at all. */
  private async keptBack(content?: Content): Promise<Finding[]> {
    if ((await this.git('rev-parse', '--is-inside-work-tree')).failed) return [];
    const records = filesBelow(this.folder).filter((file) => file.endsWith('.yaml') && !file.startsWith('.'));
    const named = content ? [...records, ...filesNamedBy(content)] : [];
    return (await keptBack(this.folder, named)).map((finding) => this.belowContent(finding));
  }

  /** The records that are not in the content as the desk has them. */
  private unfinished(): Promise<OpenRecord[]> {
    const waiting = this.desk.list().filter(({ isWaiting }) => isWaiting);
    return Promise.all(waiting.map(({ name }) => this.desk.open(name)));
  }

  /** A record that is only not finished yet. Undefined if something is wrong with it. */
  private leftOut({ name, label, status, problems, others, schema, value }: OpenRecord): LeftOut | undefined {
    const isWrong = status === 'changed-elsewhere' || others.length > 0 || problems.some((found) => !found.isUnwritten);
    const [first, ...more] = toWrite(problems, schema, value);
    if (isWrong || !first) return undefined;
    return { record: name, label, toWrite: [first, ...more].map(({ text }) => text), place: first.place.join('.') };
  }

  /** Findings as the forms of their files would say them: with labels, without lines. */
  private advice(findings: Finding[]): Advice[] {
    const labels = this.labels();
    return findings.map((finding) => {
      const { file, path, message } = finding;
      const label = labels.get(file) ?? file;
      const written = placeName(path);
      if (!labels.has(file) || !written || !message.startsWith(`${written} `)) return { ...finding, label };
      const schema = jsonSchema(this.desk.record(file).file.schema) as Schema;
      const place = placeInWords(path, schema, currentData(this.folder, file));
      return { ...finding, label, message: place + message.slice(written.length) };
    });
  }

  private inWords(finding: Finding): string {
    const [{ label = '', message = '' } = {}] = this.advice([finding]);
    return label ? `${label}: ${message}` : message;
  }

  /** The same, with the file as the desk names it. */
  private belowContent(finding: Finding): Finding {
    if (finding.file === '') return finding;
    return { ...finding, file: relative(this.folder, resolve(finding.file)).replaceAll(sep, '/') };
  }

  /** The titles of commits that are not pushed and change something outside of the content. The first push sends all. */
  private async codeCommits(upstream: string | undefined): Promise<string[]> {
    if (!upstream) return [];
    const { output } = await this.git(
      '--no-literal-pathspecs',
      'log',
      '-z',
      '--no-merges',
      '--format=%s',
      rangeTo(upstream && `refs/remotes/${upstream}`),
      '--',
      ':(top)',
      ':(exclude).',
    );
    return output.split('\0').filter(Boolean);
  }

  /** What has changed in the content since the last commit, without what the build makes. */
  private async changes(): Promise<PublishedChange[]> {
    const status = await this.git('status', '--porcelain=v2', '-z', '--untracked-files=all', '--no-renames', '--', '.');
    // An empty answer would mean that nothing has changed.
    if (status.failed) throw new DeskError(409, notKept(status));
    const { output: prefix } = await this.git('rev-parse', '--show-prefix');
    const files = status.output
      .split('\0')
      .flatMap((entry) => changedFile(entry) ?? [])
      .map((change) => ({ ...change, file: change.file.slice(prefix.length) }))
      .filter(({ file }) => !/(^|\/)encoded\/|\.lock\.json$|\.part$/.test(file));
    const labels = this.labels();
    return changesInWords(files, {
      root: this.folder,
      labelOf: (file) => labels.get(file) ?? file,
      oldText: async (file) => (await this.git('show', `HEAD:${prefix}${file}`)).output,
    });
  }

  private labels = (): Map<string, string> => new Map(this.desk.list().map(({ name, label }) => [name, label]));

  /** Commits the content folder and nothing else, whatever else is prepared for a commit. */
  private async commit(changes: PublishedChange[]): Promise<void> {
    const status = await this.git('status', '--porcelain', '--untracked-files=all', '--', '.');
    if (status.failed) throw new DeskError(500, notKept(status));
    if (!status.output) return;
    await this.removeOldLock();
    const added = await this.keeping('add', '--all', '--', '.');
    const labels = this.labels();
    const titles = [...new Set(changes.map(({ record, name }) => labels.get(record ?? '') ?? name))];
    const named =
      titles.length > 3 ? `${titles.slice(0, 3).join(', ')} and ${titles.length - 3} more` : titles.join(', ');
    const message = `content: update ${named || 'media'}`;
    const done = added.failed
      ? added
      : await this.keeping(...(await this.identity()), 'commit', '--message', message, '--', '.');
    if (done.failed) throw new DeskError(500, notKept(done));
  }

  /** Runs a git command that locks the repository. Its number is written down until it has ended. */
  private async keeping(...values: string[]): Promise<GitAnswer> {
    const onStart = (processId: number) => writeAtomically(this.runningGitFile, JSON.stringify(processId));
    const answer = await git(this.folder, values, { onStart });
    rmSync(this.runningGitFile, { force: true });
    return answer;
  }

  /** A git of the desk that ended with the power has left its lock, and git would wait for it for ever. */
  private async removeOldLock(): Promise<void> {
    if (!existsSync(this.runningGitFile)) return;
    const processId: number = JSON.parse(readFileSync(this.runningGitFile, 'utf8'));
    // After a restart of the computer another process may have its number.
    const startedMs = Date.now() - uptime() * 1000;
    const isRecent = statSync(this.runningGitFile).mtimeMs > startedMs;
    if (isRecent && isRunning(processId))
      throw new DeskError(409, 'Git still works on your last Publish. Publish again in a minute.');
    for (const name of ['index.lock', 'HEAD.lock', `refs/heads/${(await publishPlace(this.folder)).branch}.lock`]) {
      const { output: path } = await this.git('rev-parse', '--git-path', name);
      rmSync(resolve(this.folder, path), { force: true });
    }
    rmSync(this.runningGitFile);
  }

  /** A commit needs an author. The desk does not ask for what git has not been told. */
  private async identity(): Promise<string[]> {
    const known = async (name: string) => (await this.git('config', name)).output;
    return [
      ...((await known('user.name')) ? [] : ['-c', 'user.name=The desk']),
      ...((await known('user.email')) ? [] : ['-c', 'user.email=desk@localhost']),
    ];
  }

  /** Gets what is at the remote, and returns its name here. Undefined if the remote does not have the branch. */
  private async fetch({ remote, target }: Remote): Promise<string | undefined> {
    const theirs = `refs/remotes/${remote}/${target}`;
    const branch = `refs/heads/${target}`;
    const found = await this.git('ls-remote', '--exit-code', remote, branch);
    if (found.code === 2) return undefined;
    if (found.failed) throw remoteError(found);
    // The branch by its name, because settings may say that others are fetched.
    const fetched = await this.git('fetch', '--quiet', '--no-tags', remote, `+${branch}:${theirs}`);
    if (fetched.failed) throw remoteError(fetched);
    return theirs;
  }

  /**
   * Brings what others have published into our branch. Leaves everything as it was if that cannot be done. Returns the number of
   * texts that both have changed.
   */
  private async bringTogether(theirs: string): Promise<number> {
    if ((await this.git('rev-list', '--count', `HEAD..${theirs}`)).output === '0') return 0;
    const { output: base, failed } = await this.git('merge-base', 'HEAD', theirs);
    if (failed) {
      throw new DeskError(
        409,
        `The place to publish to has another history, which did not begin with this site. Publish into an empty repository. ${kept}`,
      );
    }
    return await this.surroundings.inTurn(() => this.merge(base, theirs));
  }

  /** Merges their branch, unless something would be wrong then. */
  private async merge(base: string, theirs: string): Promise<number> {
    const { output: before } = await this.git('rev-parse', 'HEAD');
    const { output: top } = await this.git('rev-parse', '--show-toplevel');
    const { output: prefix } = await this.git('rev-parse', '--show-prefix');
    const { output: commit } = await this.git('rev-parse', theirs);
    const names = new Set(this.desk.list().map(({ name }) => name));
    const author = await this.identity();
    const isRecord = (file: string) => names.has(file);
    const merged = await mergeBranches(top, { prefix, base, theirs: commit, isRecord, author }).catch((error) => {
      if (error instanceof MergeError) throw new DeskError(409, notMerged(reasonOf(error.answer)));
      throw error;
    });
    if (merged.code.length > 0) {
      throw new DeskError(
        409,
        `Somebody else has changed the same files of the code in the meantime: ${merged.code.join(', ')}. ${askForHelp}`,
      );
    }
    // Before the files change, so that no version is lost with the power.
    const takeOut = this.versions.add(merged.versions);
    const done = await this.keeping('merge', '--ff-only', '--quiet', merged.commit);
    if (done.failed) {
      takeOut();
      throw new DeskError(409, notMerged(reasonOf(done)));
    }
    const wrong = mustFix(await this.check());
    if (!wrong) return merged.versions.length;
    await this.git('reset', '--keep', before);
    takeOut();
    throw new DeskError(
      409,
      `Somebody else has published in the meantime. Together with your changes something would be wrong: ${this.inWords(wrong)} ${askForHelp}`,
    );
  }
}

/** The first thing that must be fixed. */
const mustFix = ({ findings }: { findings: Finding[] }): Finding | undefined =>
  findings.find(({ level }) => level === 'must');

/** The commits that are not pushed yet. */
const rangeTo = (pushed: string | undefined): string => (pushed ? `${pushed}..HEAD` : 'HEAD');

/**
 * An entry of `git status --porcelain=v2`: '1 <index and file> <submodule> <three modes> <two ids> <path>', or '? <path>'.
 * Undefined for other entries.
 */
function changedFile(entry: string): ChangedFile | undefined {
  if (entry.startsWith('? ')) return { file: entry.slice(2), kind: 'added', oldId: '' };
  const [, state, oldId, file] = /^1 (..) \S+ \S+ \S+ \S+ (\S+) \S+ (.*)$/s.exec(entry) ?? [];
  if (!state || !oldId || !file) return undefined;
  const kind = state.includes('A') ? 'added' : state.includes('D') ? 'removed' : 'changed';
  return { file, kind, oldId };
}

const kept = 'Your changes are kept on this computer, and are sent with the next Publish.';

const askForHelp =
  'Your changes are kept on this computer. Ask the person who looks after the code to bring both together.';

const notMerged = (reason: string): string =>
  `Somebody else has published in the meantime, and git cannot bring both together here. ${askForHelp}\nGit says: ${reason}`;

/** Why git has made no commit, and what to do. */
function notKept(answer: GitAnswer): string {
  const reason = reasonOf(answer);
  const [, lock] = /Unable to create '(.*?\.lock)': File exists/.exec(reason) ?? [];
  const remedy = lock
    ? `Another program works on this folder, or has left its mark here. Close it, or remove the file ${lock}, then publish again.`
    : 'Correct what it names, or show the lines to the person who looks after the code.';
  return `Git could not keep your changes as a version, so nothing is sent. ${remedy}\nGit says: ${reason}`;
}

/** Why a push or fetch has failed, and what to do. The changes are in a commit by then. */
function remoteError(answer: GitAnswer): DeskError {
  if (answer.isSilent) {
    return new DeskError(
      409,
      `The place to publish to has not answered for five minutes, so the desk has stopped waiting. Publish again. ${kept}`,
    );
  }
  const { output, errors } = answer;
  const sentence =
    // Of `git push --porcelain`: the place has refused it, not the connection.
    output.includes('[remote rejected]')
      ? 'The place to publish to does not accept your changes. If its lines do not help, ask the person who looks after the code.'
      : /Authentication|could not read (Username|Password)|Permission denied \(|\b40[13]\b|terminal prompts disabled/i.test(
            errors,
          )
        ? 'The place to publish to does not know you. Sign in with GitHub Desktop once, then publish again.'
        : /resolve host|unable to access|Could not read from remote|timed out|Connection|does not appear to be a git repository/i.test(
              errors,
            )
          ? 'The place to publish to cannot be reached. Is this computer online?'
          : 'Publishing has failed.';
  const reason = reasonOf(answer);
  return new DeskError(409, `${sentence} ${kept}${reason && `\nGit says: ${reason}`}`);
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import { join, resolve } from 'node:path';
import { originalOf } from '../../generator/content/translations.ts';
import { writeAtomically } from '../../generator/lib/write-file.ts';
import type { PublishedChange, PublishProgress } from '../messages.ts';
import { exceptUnits, folderOrFile, mistakesIn } from './candidate.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { isRunning } from './desk-folder.ts';
import { type GitAnswer, git, reasonOf } from './git.ts';
import type { Pushed } from './host-answer.ts';
import { type Clash, MergeError, mergeBranches, textOfBoth } from './merge-branches.ts';
import { askForHelp, kept, notKept, notMerged, remoteError } from './publish-errors.ts';
import { findRemote, type Remote } from './remote.ts';
import { Review, rangeTo } from './review.ts';

interface Surroundings {
  /** Resolves when the media of the content are encoded, so that they are published too. */
  mediaReady(onPart: (part: number) => void): Promise<void>;
  /** Runs an action while nothing else writes to the content. */
  inTurn<T>(action: () => Promise<T>): Promise<T>;
  onProgress?(progress: PublishProgress): void;
  /** Overrides how long git may write nothing. */
  silenceMs?: number;
}

/** Publishes the content with git: commits what is right of it, and nothing outside of the content folder, and pushes. */
export class Publisher {
  private readonly desk: Desk;
  private readonly folder: string;
  private readonly surroundings: Surroundings;
  /** Has the number of the process while git keeps changes. */
  private readonly runningGitFile: string;
  private isPublishing = false;
  readonly review: Review;

  constructor(desk: Desk, surroundings: Surroundings) {
    this.desk = desk;
    this.folder = resolve(desk.content.root);
    this.surroundings = surroundings;
    this.review = new Review(desk);
    this.runningGitFile = join(desk.ownFolder, 'running-git.json');
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
      this.desk.forgetPublished();
    }
  }

  private async commitAndPush(): Promise<{ message: string; pushed?: Pushed }> {
    const { inTurn, mediaReady } = this.surroundings;
    const remote = await findRemote(this.folder);
    await mediaReady((part) => this.report('Preparing pictures and recordings', part));
    const { changes, stays } = await inTurn(async () => {
      const { held, refused, changes } = await this.review.selection();
      await this.commit(changes, held);
      return {
        changes,
        stays: [...staysHere(held.length), ...refused].map((one) => ` ${one}`).join(''),
      };
    });
    // Somebody may push between our merge and our push.
    let clashes = 0;
    const others = new Set<string>();
    for (let attempt = 1; ; attempt++) {
      const theirs = await this.fetch(remote);
      const unpublished = await this.git('rev-list', '--count', rangeTo(theirs));
      if (unpublished.output === '0') return { message: `Nothing has changed since the last time.${stays}` };
      for (const name of theirs ? await this.authorsOf(theirs) : []) others.add(name);
      if (theirs) clashes += await this.bringTogether(theirs);
      const pushed = await this.push(remote);
      if (!pushed.failed) break;
      if (attempt === 3 || !pushed.output.includes('[rejected]')) throw remoteError(pushed);
    }
    const { output: commit } = await this.git('rev-parse', 'HEAD');
    // As the owner wrote it: `git remote get-url` would show what other settings make of it.
    const own = async (name: string) => (await this.git('config', `remote.${remote.remote}.${name}`)).output;
    const url = (await own('pushurl')) || (await own('url'));
    const what = changes.length === 1 ? 'One change is' : `${changes.length || 'All'} changes are`;
    const along = others.size > 0 ? `, together with what ${names.format(others)} changed meanwhile` : '';
    const both = clashes === 1 ? 'One of them is a text that' : `${clashes} of them are texts that`;
    const except =
      clashes > 0
        ? ` ${both} you have changed too: theirs is published, and yours is a change here. Publish again to send it, or take it back.`
        : '';
    return { message: `${what} sent${along}.${except}${stays}`, pushed: { url, commit } };
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

  /** Commits the content folder without what is held back, and nothing else, whatever else is prepared for a commit. */
  private async commit(changes: PublishedChange[], held: string[]): Promise<void> {
    const files = ['--', '.', ...exceptUnits(this.folder, held)];
    const status = await this.git('--no-literal-pathspecs', 'status', '--porcelain', '--untracked-files=all', ...files);
    if (status.failed) throw new DeskError(500, notKept(status));
    if (!status.output) return;
    await this.removeOldLock();
    const added = await this.gitWithLock('--no-literal-pathspecs', 'add', '--all', ...files);
    const reading = this.desk.reading();
    const labels = new Map(reading.records.map((record) => [record.name, reading.labelOf(record)]));
    const titles = [...new Set(changes.map(({ record, name }) => labels.get(record ?? '') ?? name))];
    const named =
      titles.length > 3 ? `${titles.slice(0, 3).join(', ')} and ${titles.length - 3} more` : titles.join(', ');
    const message = `content: update ${named || 'media'}`;
    const done = added.failed
      ? added
      : await this.gitWithLock(
          '--no-literal-pathspecs',
          ...(await this.identity()),
          'commit',
          '--message',
          message,
          ...files,
        );
    if (done.failed) throw new DeskError(500, notKept(done));
  }

  /** Runs a git command that locks the repository. Its number is written down until it has ended. */
  private async gitWithLock(...values: string[]): Promise<GitAnswer> {
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
    for (const name of ['index.lock', 'HEAD.lock', `refs/heads/${(await findRemote(this.folder)).branch}.lock`]) {
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

  /** Who has made the commits that are not here yet. */
  private async authorsOf(theirs: string): Promise<string[]> {
    return (await this.git('log', '--format=%an', '--no-merges', `HEAD..${theirs}`)).output.split('\n').filter(Boolean);
  }

  /**
   * Brings what others have published into our branch. Leaves everything as it was if that cannot be done. Returns how many
   * texts both have changed.
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
    const { output: top } = await this.git('rev-parse', '--show-toplevel');
    const { output: prefix } = await this.git('rev-parse', '--show-prefix');
    const { output: commit } = await this.git('rev-parse', theirs);
    const recordNames = new Set(this.desk.reading().records.map(({ name }) => name));
    const author = await this.identity();
    const isRecord = (file: string) => recordNames.has(originalOf(file).name);
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
    const list = async (...values: string[]) =>
      (await this.git(...values, '--', '.')).output.split('\0').filter(Boolean);
    const changed = await list('diff', '--name-only', '--relative', '-z', 'HEAD', merged.commit);
    const here = await list('ls-files', '-z', '--modified', '--deleted', '--others', '--exclude-standard');
    const [wrong] = await mistakesIn(this.desk, merged.commit, new Set([...changed, ...here]));
    if (wrong) {
      throw new DeskError(
        409,
        `Somebody else has published in the meantime. Together with your changes something would be wrong: ${this.review.inWords(wrong)} ${askForHelp}`,
      );
    }
    const ours = new Map(merged.clashes.map((clash) => [clash.file, clash]));
    const isHere = (file: string) => here.includes(file) && existsSync(join(this.folder, file));
    for (const file of changed.filter((one) => isHere(one) && !ours.has(folderOrFile(one)))) {
      const own = readFileSync(join(this.folder, file));
      const [before, after] = [await this.blob('HEAD', file), await this.blob(merged.commit, file)];
      ours.set(file, { file, text: textOfBoth(before, own, after) });
    }
    const done = await this.moveTo(merged.commit, [...ours.values()]);
    if (done.failed) throw new DeskError(409, notMerged(reasonOf(done)));
    return merged.clashes.length;
  }

  private blob = async (commit: string, file: string): Promise<Buffer> =>
    (await this.git('cat-file', 'blob', `${commit}:./${file}`)).bytes;

  /**
   * Takes over a commit. `ours` is what it changes and what is the owner's here: it is put aside while git changes the files, and
   * comes back on top. It is written down first, so that no crash loses it.
   */
  private async moveTo(commit: string, ours: Clash[]): Promise<GitAnswer> {
    const place = (file: string) => join(this.folder, file);
    const aside = (index: number) => join(this.desk.ownFolder, 'aside', String(index));
    const kept = ours.filter(({ file, isRemoved }) => !isRemoved && existsSync(place(file)));
    const moves = kept.map(({ file }, index): [string, string] => [aside(index), place(file)]);
    const texts = kept.flatMap(({ file, text }): [string, string][] =>
      text === undefined ? [] : [[place(file), text]],
    );
    const removes = ours.filter(({ isRemoved }) => isRemoved).map(({ file }) => place(file));
    const finish = this.desk.plan({ moves, writes: texts, removes });
    mkdirSync(join(this.desk.ownFolder, 'aside'), { recursive: true });
    for (const [to, from] of moves) renameSync(from, to);
    const { output } = await this.git('ls-files', '-z', '--', ...kept.map(({ file }) => file));
    const tracked = kept.length > 0 ? output.split('\0').filter(Boolean) : [];
    if (tracked.length > 0) await this.git('checkout', '--force', 'HEAD', '--', ...tracked);
    const done = await this.gitWithLock('merge', '--ff-only', '--quiet', commit);
    // A folder does not replace what is left of another one.
    for (const [from, to] of moves) if (statSync(from).isDirectory()) rmSync(to, { recursive: true, force: true });
    if (done.failed) this.desk.plan({ moves, writes: [] })();
    else finish();
    return done;
  }
}

const names = new Intl.ListFormat('en');

const staysHere = (count: number): string[] =>
  count === 0
    ? []
    : [count === 1 ? 'What is not right yet stays here.' : `${count} things that are not right yet stay here.`];

import { relative, resolve, sep } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import { type Finding, problemLine } from '../../contract/problem.ts';
import { findingsIn } from '../../generator/check/check-content.ts';
import { unnamedFiles } from '../../generator/check/files.ts';
import { type Content, ContentError } from '../../generator/content/read.ts';
import { readSite } from '../../generator/pages/all-pages.ts';
import type { Publication, PublishedChange } from '../messages.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { git } from './git.ts';
import type { Pushed } from './host-answer.ts';

/** Where the content goes: the branch that it is on, and the one that it follows. */
interface Remote {
  branch: string;
  remote: string;
  /** The branch there. */
  target: string;
  /** As git knows it here, such as origin/main. Undefined before the first push. */
  upstream?: string;
}

/** Publishes the content with git: shows what has changed, commits the content folder only, and pushes. */
export class Publisher {
  private readonly desk: Desk;
  private readonly folder: string;
  /** Resolves when the media of the content are encoded, so that they are published too. */
  private readonly mediaReady: () => Promise<void>;

  constructor(desk: Desk, mediaReady: () => Promise<void>) {
    this.desk = desk;
    this.folder = resolve(desk.content.root);
    this.mediaReady = mediaReady;
  }

  async look(): Promise<Publication> {
    const { findings, content } = await this.check();
    const unnamed = content ? this.unusedFiles(content) : [];
    try {
      const remote = await this.remote();
      const changes = await this.changes();
      return { changes, commits: await this.unpublishedCommits(remote), findings, unnamed };
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return { obstacle: error.message, changes: [], commits: 0, findings, unnamed };
    }
  }

  /** Returns a sentence about what was published. Throws a DeskError if it could not be; nothing is lost then. */
  async publish(): Promise<{ message: string; pushed?: Pushed }> {
    const remote = await this.remote();
    const wrong = mustFix(await this.check());
    if (wrong) throw new DeskError(422, `Not published, because something is wrong: ${wrong}`);
    await this.mediaReady();
    const changes = await this.changes();
    await this.commit(changes);
    if ((await this.unpublishedCommits(remote)) === 0) return { message: 'Nothing has changed since the last time.' };
    // Somebody may push between our merge and our push.
    for (let attempt = 1; ; attempt++) {
      await this.bringTogether(remote);
      const { failed, output, errors } = await this.git(
        'push',
        '--porcelain',
        '--set-upstream',
        remote.remote,
        `HEAD:refs/heads/${remote.target}`,
      );
      if (!failed) break;
      if (attempt === 3 || !output.includes('[rejected]')) throw pushError(errors);
    }
    const { output: commit } = await this.git('rev-parse', 'HEAD');
    const { output: version } = await this.git('rev-parse', '--short', 'HEAD');
    // As the owner wrote it: `git remote get-url` would show what other settings make of it.
    const { output: url } = await this.git('config', `remote.${remote.remote}.url`);
    const what = changes.length === 1 ? 'One change is' : `${changes.length || 'All'} changes are`;
    return { message: `${what} published, as version ${version}.`, pushed: { url, commit } };
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

  private git(...values: string[]) {
    return git(this.folder, ...values);
  }

  /** What the check of the content says, and what is not saved. Without content, the site cannot be read. */
  private async check(): Promise<{ findings: Finding[]; content?: Content }> {
    const waiting = this.desk.list().filter(({ isWaiting }) => isWaiting);
    const notSaved = waiting.map(
      ({ label }): Finding => ({
        level: 'must',
        file: '',
        place: '',
        path: [],
        message: `${label} has changes that are not saved, because something is wrong.`,
      }),
    );
    try {
      const content = await readSite(this.desk.content.root);
      const found = findingsIn(content).map((finding) => this.belowContent(finding));
      return {
        findings: [...notSaved, ...found.filter(({ file }) => !mediaKind(file) || !this.desk.isAwaited(file))],
        content,
      };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const found = error.problems.map((problem): Finding => ({ ...problem, level: 'must' }));
      return { findings: [...notSaved, ...found.map((finding) => this.belowContent(finding))] };
    }
  }

  /** The same, with the file as the desk names it. */
  private belowContent(finding: Finding): Finding {
    if (finding.file === '') return finding;
    return { ...finding, file: relative(this.folder, resolve(finding.file)).replaceAll(sep, '/') };
  }

  /** Throws a DeskError that says what is missing for publishing. */
  private async remote(): Promise<Remote> {
    const top = await this.git('rev-parse', '--show-toplevel');
    if (top.isMissing) {
      throw new DeskError(
        409,
        'Git is not installed on this computer. Get it from https://git-scm.com, and open the desk anew.',
      );
    }
    if (top.failed) {
      throw new DeskError(409, `This folder has no history that could be published. ${howToGetARemote}`);
    }
    const { output: branch } = await this.git('branch', '--show-current');
    const { output: unfinished } = await this.git('diff', '--name-only', '--diff-filter=U');
    if (!branch || unfinished) {
      throw new DeskError(
        409,
        'Git is in the middle of something else in this folder. Ask the person who looks after the code to finish it.',
      );
    }
    const { output: remotes } = await this.git('remote');
    const [first] = remotes.split('\n').filter(Boolean);
    if (!first) throw new DeskError(409, `There is no place yet to publish to. ${howToGetARemote}`);
    const { output: configured } = await this.git('config', `branch.${branch}.remote`);
    const remote = remotes.split('\n').includes(configured) ? configured : first;
    const { output: merge } = await this.git('config', `branch.${branch}.merge`);
    const target = merge.replace('refs/heads/', '') || branch;
    const upstream = `${remote}/${target}`;
    const isKnown = !(await this.git('rev-parse', '--verify', '--quiet', `refs/remotes/${upstream}`)).failed;
    return { branch, remote, target, ...(isKnown && { upstream }) };
  }

  private async unpublishedCommits({ upstream }: Remote): Promise<number> {
    const range = upstream ? `refs/remotes/${upstream}..HEAD` : 'HEAD';
    return Number((await this.git('rev-list', '--count', range)).output) || 0;
  }

  /** What has changed in the content since the last commit, without what the build makes. */
  private async changes(): Promise<PublishedChange[]> {
    const { output } = await this.git(
      'status',
      '--porcelain=v1',
      '-z',
      '--untracked-files=all',
      '--no-renames',
      '--',
      '.',
    );
    const { output: prefix } = await this.git('rev-parse', '--show-prefix');
    const lines = output.split('\0').filter(Boolean);
    const labels = new Map(this.desk.list().map(({ name, label }) => [name, label]));
    const changes = lines
      .map((line) => ({ state: line.slice(0, 2), file: line.slice(3 + prefix.length) }))
      .filter(({ file }) => !/(^|\/)encoded\/|\.lock\.json$|\.part$/.test(file));
    return Promise.all(
      changes.map(async ({ state, file }): Promise<PublishedChange> => {
        const kind = /[?A]/.test(state) ? 'added' : state.includes('D') ? 'removed' : 'changed';
        const isText = file.endsWith('.yaml');
        return {
          title: labels.get(file) ?? file,
          file,
          kind,
          isPicture: kind !== 'removed' && mediaKind(file) === 'picture',
          ...(isText ? await this.changedLines(file, kind) : { removedLines: [], addedLines: [] }),
        };
      }),
    );
  }

  private async changedLines(file: string, kind: PublishedChange['kind']) {
    if (kind === 'added')
      return { removedLines: [], addedLines: this.desk.content.read(file).text.split('\n').filter(Boolean) };
    const { output } = await this.git('diff', '--unified=0', '--no-color', '--no-ext-diff', 'HEAD', '--', file);
    const lines = output.slice(output.indexOf('\n@@')).split('\n'); // Without the names of the file.
    const after = (mark: string) =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).replace(/\r$/, ''));
    return { removedLines: after('-'), addedLines: after('+') };
  }

  /** Commits the content folder and nothing else, whatever else is prepared for a commit. */
  private async commit(changes: PublishedChange[]): Promise<void> {
    const { output } = await this.git('status', '--porcelain', '--', '.');
    if (!output) return;
    const added = await this.git('add', '--all', '--', '.');
    const titles = [...new Set(changes.map(({ title }) => title))];
    const named =
      titles.length > 3 ? `${titles.slice(0, 3).join(', ')} and ${titles.length - 3} more` : titles.join(', ');
    const message = `content: update ${named || 'media'}`;
    const done = added.failed
      ? added
      : await this.git(...(await this.identity()), 'commit', '--message', message, '--', '.');
    if (done.failed)
      throw new DeskError(500, `Git could not keep your changes: ${lastLine(done.errors || done.output)}`);
  }

  /** A commit needs a name. An owner who has told git none should not have to. */
  private async identity(): Promise<string[]> {
    const { output } = await this.git('config', 'user.email');
    return output ? [] : ['-c', 'user.name=The desk', '-c', 'user.email=desk@localhost'];
  }

  /** Brings what others have published into our branch. Leaves everything as it was if that cannot be done. */
  private async bringTogether(remote: Remote): Promise<void> {
    const fetched = await this.git('fetch', '--quiet', remote.remote);
    if (fetched.failed) throw pushError(fetched.errors);
    const theirs = `refs/remotes/${remote.remote}/${remote.target}`;
    if ((await this.git('rev-parse', '--verify', '--quiet', theirs)).failed) return; // The first push.
    const { output: missing } = await this.git('rev-list', '--count', `HEAD..${theirs}`);
    if (missing === '0') return;
    // Tried without touching a file, so that no conflict can reach the content.
    const tried = await this.git('merge-tree', '--write-tree', '--name-only', '--no-messages', 'HEAD', theirs);
    if (tried.failed) {
      const files = tried.output.split('\n').slice(1).filter(Boolean);
      throw new DeskError(409, conflictMessage(files));
    }
    const { output: before } = await this.git('rev-parse', 'HEAD');
    const merged = await this.git(...(await this.identity()), 'merge', '--no-edit', '--quiet', theirs);
    if (merged.failed) {
      await this.git('merge', '--abort');
      throw new DeskError(
        409,
        `Somebody else has published in the meantime, and files of the code here are changed too. ${askForHelp}`,
      );
    }
    const wrong = mustFix(await this.check());
    if (!wrong) return;
    await this.git('reset', '--keep', before);
    throw new DeskError(
      409,
      `Somebody else has published in the meantime. Together with your changes something would be wrong: ${wrong} ${askForHelp}`,
    );
  }
}

/** The first thing that must be fixed, as a line. */
function mustFix({ findings }: { findings: Finding[] }): string | undefined {
  const found = findings.find(({ level }) => level === 'must');
  return found && problemLine(found);
}

const askForHelp =
  'Your changes are kept on this computer. Ask the person who looks after the code to bring both together, or make your change on GitHub.';

const howToGetARemote =
  'Make an empty repository on https://github.com/new, and let the person who looks after the code connect this folder with it; docs/hosting.md has the steps.';

function conflictMessage(files: string[]): string {
  const named = files.length > 0 ? files.join(', ') : 'the same files';
  return `Somebody else has changed the same lines in the meantime: ${named}. ${askForHelp}`;
}

/** Why a push or fetch has failed, and what to do. The changes are in a commit by then. */
function pushError(errors: string): DeskError {
  const kept = 'Your changes are kept on this computer, and go with the next Publish.';
  if (
    /Authentication|could not read (Username|Password)|Permission denied|403|401|terminal prompts disabled/i.test(
      errors,
    )
  ) {
    return new DeskError(
      409,
      `The place to publish to does not know you. Sign in with GitHub Desktop once, then publish again. ${kept}`,
    );
  }
  if (
    /resolve host|unable to access|Could not read from remote|timed out|Connection|does not appear to be a git repository/i.test(
      errors,
    )
  ) {
    return new DeskError(409, `The place to publish to cannot be reached. Is this computer online? ${kept}`);
  }
  if (/protected branch|GH006|pre-receive hook declined/i.test(errors)) {
    return new DeskError(
      409,
      `The place to publish to does not accept changes of this branch. Ask the person who looks after the code. ${kept}`,
    );
  }
  return new DeskError(409, `Publishing has failed: ${lastLine(errors)} ${kept}`);
}

const lastLine = (text: string): string =>
  text
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^(fatal|error): /, '') ?? '';

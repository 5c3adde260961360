import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedProvenance } from '../../generator/content/provenance.ts';
import { readPictures } from '../../generator/media/picture-addresses.ts';
import { makePage, paths, readSite, readTranslations, siteData } from '../../generator/pages/all-pages.ts';

/**
 * Returns the paths of new pages and of pages whose data have changed since a commit: all pages if Git does not know the
 * commit or its content cannot be read. `folder` is the content folder below `repository`.
 */
export async function changedPaths(commit: string, folder = 'content', repository = '.'): Promise<string[]> {
  const now = await pageTexts(join(repository, folder));
  const before = await textsAt(commit, folder, repository).catch(() => new Map<string, string>());
  return [...now].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
}

/** The data of every page as text, by path, including the data that all pages share. Throws if the content cannot be read. */
async function pageTexts(folder: string): Promise<Map<string, string>> {
  const main = await readSite(folder);
  const contents = [main, ...(await readTranslations(main))];
  const pictures = readPictures(folder, sharedProvenance(contents));
  return new Map(
    contents.flatMap((content) => {
      const shared = siteData(content);
      return paths(content).map((path): [string, string] => [
        content.languagePath + path,
        JSON.stringify([makePage(content, pictures, path), shared]),
      ]);
    }),
  );
}

/** The same for a commit, whose content is written to a temporary folder. */
async function textsAt(commit: string, folder: string, repository: string): Promise<Map<string, string>> {
  const place = mkdtempSync(join(tmpdir(), 'content-before-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(place, 'index') };
  try {
    // In a clone without files, `read-tree` fetches all files in one request; `checkout` requests each picture separately.
    const values = ['--work-tree', place, 'read-tree', '-u', `--prefix=${folder}/`, `${commit}:${folder}`];
    execFileSync('git', values, { cwd: repository, env, stdio: 'pipe' });
    return await pageTexts(join(place, folder));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Every package comes from the registry in one exact version, with a licence that docs/dependencies.md allows.
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}
interface LockedPackage {
  license?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
/** Projects that are installed apart, without scripts, each with its own lock. */
const apart = ['bench/lighthouse'];
const manifests: Manifest[] = ['.', ...apart].map((folder) => readJson(`${folder}/package.json`));
const lock: { packages: Record<string, LockedPackage> } = readJson('package-lock.json');
/** All packages from the registry, by their place below node_modules/: without our own (''). */
const packagesIn = ({ packages }: typeof lock) =>
  Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
const locked = packagesIn(lock);
const allLocked = [...locked, ...apart.flatMap((folder) => packagesIn(readJson(`${folder}/package-lock.json`)))];
const direct = manifests.flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
);

const page = readFileSync('docs/dependencies.md', 'utf8');

/** The rows of the table below a heading as cells, of which the first is a name. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading))!;
  return [...section.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name, rest]) => [name!, ...rest!.split(' | ')]);
}

const names = (rows: string[][]) => rows.map(([name]) => name);

test('every version is exact, and the same wherever it is named', () => {
  const versions = [...direct, ...manifests.flatMap(({ overrides = {} }) => Object.entries(overrides))];
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const byName = Map.groupBy(versions, ([name]) => name);
  expect([...byName.values()].filter((same) => new Set(same.map(([, version]) => version)).size > 1)).toEqual([]);
});

describe('every locked package', () => {
  test('comes from the registry and has a hash', () => {
    expect(locked.length).toBeGreaterThan(200);
    const others = allLocked.filter(
      ([, { resolved, integrity }]) =>
        !integrity?.startsWith('sha512-') ||
        !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/'),
    );
    expect(others).toEqual([]);
  });

  test('has a licence of the list', () => {
    const allowed = names(rowsBelow('Licences'));
    const isAllowed = ([, { license = 'not stated' }]: [string, LockedPackage]) =>
      license
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)));
    const refused = allLocked.filter((entry) => !isAllowed(entry));
    expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
    const used = new Set(
      allLocked.flatMap(([, { license = 'not stated' }]) => license.replace(/[()]/g, '').split(/ OR | AND /)),
    );
    expect(allowed.filter((license) => !used.has(license!))).toEqual([]);
  });
});

test('one package runs an install script, on every version of npm', () => {
  const listed = rowsBelow('Install scripts').map(([name, , runs]) => [name, runs === 'yes']);
  expect(listed.filter(([, runs]) => runs)).toEqual([['node', true]]);
  expect(manifests[0]!.allowScripts).toEqual(Object.fromEntries(listed));
  // Remove `hasInstallScript` of other packages from package-lock.json: npm 10 knows no other way.
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripts.map(([place]) => place)).toEqual(['node_modules/node']);
});

test('packages for other systems are in the lock, so that it installs there', () => {
  const has = (name: string) => `node_modules/${name}` in lock.packages;
  for (const system of ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc']) {
    expect([system, has(`@rolldown/binding-${system}`), has(`@swc/core-${system}`)]).toEqual([system, true, true]);
  }
  for (const system of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']) {
    expect([system, has(`@img/sharp-${system}`), has(`@biomejs/cli-${system}`)]).toEqual([system, true, true]);
  }
});

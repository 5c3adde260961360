import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { contentFolder } from '../generator/content/read.ts';
import { changedPaths } from './support/changed-pages.ts';
import { playwright } from './support/commands.ts';

// `npm run smoke`: visits one page of each kind of the built content (dist) in Chromium. `npm run smoke -- <commit>` visits
// the pages whose data have changed since that commit. Exits with code 1 if a page is broken.

const [commit] = process.argv.slice(2);
const changed = commit === undefined ? undefined : await changedPaths(commit, contentFolder());
if (!existsSync('dist/index.html')) {
  console.log('There is no built site in dist. Build it with "npm run build".');
  process.exitCode = 1;
} else if (changed?.length === 0) {
  console.log(`No page has changed since ${commit}.`);
} else {
  if (changed) console.log(`Changed since ${commit}: ${changed.join(' ')}`);
  const [program, ...values] = [...playwright, 'test', '--project=smoke'];
  const env = { ...process.env, ...(changed && { SMOKE_PATHS: changed.join(' ') }) };
  process.exitCode = spawnSync(program!, values, { stdio: 'inherit', env }).status ?? 1;
}

import { spawnSync } from 'node:child_process';
import { playwright } from './support/commands.ts';
import { browsers } from './support/machine.ts';

// `npm run setup` installs Chromium for `npm test`; `npm run setup -- all` installs everything for `npm run test:all`. Both
// install only what is missing, and print each command before it runs.
const isAll = process.argv.includes('all');
const steps = isAll ? browsers.setupOfAll : browsers.setup;
if (isAll) for (const note of browsers.notes) console.log(note);
if (steps.length === 0) console.log('Everything that can be installed for the tests is installed already.');
else console.log(`This installs ${steps.map(({ installs }) => installs).join('; ')}.`);

for (const { command } of steps) {
  console.log(`\n> ${command.join(' ')}`);
  const [name, ...rest] = command;
  // Playwright starts by the path of its JavaScript.
  const [program, ...values] = name === 'playwright' ? [...playwright, ...rest] : command;
  const { status, error } = spawnSync(program!, values, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\nThis command failed${error ? ` (${error.message})` : ''}. Without it, some tests cannot run.`);
    process.exit(1);
  }
}

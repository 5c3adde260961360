import { spawnSync } from 'node:child_process';
import { playwright } from './support/commands.ts';
import { browsers } from './support/machine.ts';

// `npm run setup`: installs what the tests need and what is missing. Prints each command before it runs.
for (const note of browsers.notes) console.log(note);
if (browsers.setup.length === 0) console.log('All that can be installed for the tests is there.');
else console.log(`This installs ${browsers.setup.map(({ installs }) => installs).join('; ')}.`);

for (const { command } of browsers.setup) {
  console.log(`\n> ${command.join(' ')}`);
  const [program, ...values] = command[0] === 'playwright' ? [...playwright, ...command.slice(1)] : command;
  const { status, error } = spawnSync(program!, values, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\nThis command failed${error ? ` (${error.message})` : ''}. Without it, some tests cannot run.`);
    process.exit(1);
  }
}

// Prepares the desk where that is needed, and starts it. Old versions of Node can read this file too: they get a sentence.
const { spawnSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');

const oldestNode = 20;
/** npm writes it when everything is installed, so it is missing after an installation that was stopped halfway. */
const installed = 'node_modules/.package-lock.json';

function run(command) {
  // Windows finds npm only through a shell.
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

function needsInstallation() {
  return !existsSync(installed) || statSync('package-lock.json').mtimeMs > statSync(installed).mtimeMs;
}

/** Starts the desk, and returns when it has ended: with a sentence for the owner. */
function start() {
  const version = Number(process.versions.node.split('.')[0]);
  if (version < oldestNode) {
    return `Node ${version} on this computer is too old for the desk. Get a newer one from https://nodejs.org (LTS), then start the desk again.`;
  }
  if (spawnSync('npm --version', { shell: true }).status !== 0) {
    return 'npm, which belongs to Node, is missing on this computer. Get Node from https://nodejs.org (LTS), then start the desk again.';
  }
  if (needsInstallation()) {
    console.log('Preparing the desk. This is done once, and takes some minutes.');
    if (!run('npm ci --no-audit --no-fund --loglevel=error')) {
      return 'The preparation has failed. Is this computer online? Start the desk again.';
    }
  }
  console.log('The desk opens in the browser. Leave this window open while you work; close it to end the desk.');
  return run('npm run desk') ? 'The desk has ended.' : 'The desk has ended. What is written above may say why.';
}

console.log(`\n${start()}`);

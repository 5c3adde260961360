import { argv } from 'node:process';

/** The benchmarks, each with its files, which run one after the other. */
const benchmarks: Record<string, string[]> = {
  pages: ['code', 'pages'],
  'first-load': ['first-load'],
  'first-press': ['first-press'],
  menu: ['menu'],
  playback: ['playback', 'first-sound'],
  scale: ['scale'],
};

// `npm run bench -- pages ../peer/out`. The name is taken out, so that each file reads only its own arguments.
const [name = ''] = argv.splice(2, 1);
const files = benchmarks[name];
if (!files) {
  console.log(`The benchmarks are: ${Object.keys(benchmarks).join(', ')}. bench/README.md says what they measure.`);
  process.exitCode = 1;
}
for (const file of files ?? []) await import(`./${file}.ts`);

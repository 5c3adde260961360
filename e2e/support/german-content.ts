import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The example site in German alone: its German records in place of the English ones, beside the same media. */
const folder = join('.cache', 'german-content');

rmSync(folder, { recursive: true, force: true });
const example = join('examples', 'ceramics');
cpSync(example, folder, { recursive: true });
rmSync(join(folder, 'de'), { recursive: true });
cpSync(join(example, 'de'), folder, { recursive: true });

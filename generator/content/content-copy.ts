import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests: a copy of the site's content. Its records and films are as they are, its pictures and recordings empty. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  copyRecords('content', folder);
  return folder;
}

function copyRecords(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyRecords(source, target);
    else writeFileSync(target, /\.(yaml|mp4)$/.test(entry.name) ? readFileSync(source) : '');
  }
}

import { expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { importMapOf } from './import-map.ts';

test('the import map has the hash of each script and style of the pages, at its address', () => {
  const bundle: Partial<Bundle> = {
    files: ['assets/album.css', 'assets/album.js'],
    integrity: (file) => `sha256-of-${file}`,
  };
  expect(JSON.parse(importMapOf(bundle as Bundle, '/portfolio/'))).toEqual({
    integrity: {
      '/portfolio/assets/album.css': 'sha256-of-assets/album.css',
      '/portfolio/assets/album.js': 'sha256-of-assets/album.js',
    },
  });
});

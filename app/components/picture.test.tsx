import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const picture = {
  stem: '/media/albums/night/cover-0123abcd',
  avifWidths: [480, 960, 1600],
  webpWidth: 960,
  width: 1600,
  height: 1200,
  color: '#102040',
  preview: 'UklGRg==',
  alt: 'A clock without hands',
};

test('the prerendered picture has all widths, loads lazily and reserves its space', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" className="cover" />);
  expect(html).toContain(
    `${picture.stem}-480.avif 480w, ${picture.stem}-960.avif 960w, ${picture.stem}-1600.avif 1600w`,
  );
  expect(html).toContain(`src="${picture.stem}-960.webp"`);
  expect(html).toContain('width="1600" height="1200" loading="lazy"');
  expect(html).toContain('alt="A clock without hands"');
  expect(html).toContain('data-color="#102040" data-preview="UklGRg=="');
});

test('the prerendered picture has no style attribute, which the policy forbids, and no data-state', () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)).not.toMatch(/style=|data-state/);
});

test('a priority picture loads eagerly', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority />);
  expect(html).toContain('loading="eager" fetchPriority="high"');
});

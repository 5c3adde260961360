import { expect, test } from 'vitest';
import { galleries } from './schema.ts';

test('pictures of a camera without titles have the name of their gallery and a number', () => {
  const images = [
    { id: 'dsc-0412', url: 'DSC_0412.jpg' },
    { id: 'boats', url: 'IMG_1.jpg', title: 'Boats' },
    { id: 'img-2', url: 'IMG_2.jpg', title: '' },
  ];
  const record = { title: 'Fête du port', description: 'In May.', order: '1', accent: 'blue', images };
  expect(galleries.schema.parse(record)).toMatchObject({
    images: [{ title: 'Fête du port 1' }, { title: 'Boats' }, { title: 'Fête du port 3' }],
  });
});

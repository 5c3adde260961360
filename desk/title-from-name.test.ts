import { expect, test } from 'vitest';
import { titlesFromNames } from './title-from-name.ts';

test.each([
  ['2024-05-20 Sunset.jpg', 'Sunset'],
  ['20240520_Sunset at sea.jpg', 'Sunset at sea'],
  ['2024-05-20 18.04.12 Sunset.jpg', 'Sunset'],
  ['IMG_0412 Sunset.jpg', 'Sunset'],
  ['DSC01234-harbour.jpg', 'Harbour'],
  ['99 Luftballons.flac', '99 Luftballons'],
  ['7 Years.flac', '7 Years'],
  ['1812 Overture.flac', '1812 Overture'],
  ['03_night-watch.mp3', 'Night watch'],
  ['Image of 1955.jpg', 'Image of 1955'],
  ['Jean-Pierre and_me.jpg', 'Jean-Pierre and me'],
  ['Photography.jpg', 'Photography'],
  ['Track for two.mp3', 'Track for two'],
  ['Sunset (1).jpg', 'Sunset'],
  ['Sunset - Kopie.jpg', 'Sunset'],
  ['Sunset copy 2~2.jpg', 'Sunset'],
  ['Nu\u0308chtern.mp3', 'Nüchtern'],
  ['Op. 27 No. 2.flac', 'Op. 27 No. 2'],
  ['夜曲.mp3', '夜曲'],
  ['Symphony No. 5.wav', 'Symphony No. 5'],
])('%s has the title %s', (name, title) => {
  expect(titlesFromNames([name])).toEqual([title]);
});

test.each([
  'IMG_0412.JPG',
  'IMG_0412 (1).jpg',
  'IMG-20240520-WA0007.jpg',
  'IMG_E0412.jpg',
  'PXL_20240520_180412345.jpg',
  'PXL_20240520_180412345.NIGHT.jpg',
  'PXL_20240520_180412345.MP~2.jpg',
  'MVIMG_20240520_180412.jpg',
  '20240520_180412~2.jpg',
  '2024-05-20 18.04.jpg',
  'DSC_0123.jpg',
  '_DSC0123.jpg',
  'P1010123.jpg',
  'GH010123.mp4',
  'AUD-20240520-WA0001.m4a',
  'PTT-20240520-WA0001.opus',
  'WhatsApp Image 2024-05-20 at 18.04.12 (1).jpeg',
  'signal-2024-05-20-18-04-12-345.jpg',
  '0d3f5a6e-1b2c-4d5e-8f90-a1b2c3d4e5f6.jpg',
  '0D3F5A6E-1B2C-4D5E-8F90-A1B2C3D4E5F6-123-000001.jpg',
  '9f86d081884c7d659a2feaa0c55ad015.png',
  '123456789_987654321_n.jpg',
  'received_123456789.jpeg',
  'Screenshot_20240520-180412_Chrome.png',
  'Screenshot 2024-05-20 at 6.04.12 PM.png',
  'Screenshot (12).png',
  'Bildschirmfoto 2024-05-20 um 18.04.12.png',
  'Bildschirmfoto (3).png',
  'Capture d’écran 2024-05-20 à 18.04.12.png',
  'Captura de pantalla 2024-05-20 a las 18.04.12.png',
  'スクリーンショット 2024-05-20 18.04.12.png',
  'Снимок экрана (4).png',
  '屏幕截图 2024-05-20 180412.png',
  'Un nom inconnu 2024-05-20 à 18.04.12.png',
  'Untitled-1.png',
  'New Recording 12.m4a',
  'Neue Aufnahme 3.m4a',
  'Track 01.mp3',
  'image0.jpeg',
  '0412.jpg',
])('a camera or a program has named %s', (name) => {
  expect(titlesFromNames([name])).toEqual(['']);
});

test.each([
  [
    ['01 Dawn', '02 99 Luftballons', '03 7 Years', '10 Song'],
    ['Dawn', '99 Luftballons', '7 Years', 'Song'],
  ],
  [
    ['1. Dawn', '2. Noon', '3. Night', 'cover'],
    ['Dawn', 'Noon', 'Night', 'Cover'],
  ],
  [
    ['1-01 Dawn', '1-02 Noon', '2-01 Night'],
    ['Dawn', 'Noon', 'Night'],
  ],
  [
    ['A1 Dawn', 'A2 Noon', 'B1 Night'],
    ['Dawn', 'Noon', 'Night'],
  ],
  [
    ['4 Dawn', '5 Noon', '7 Night'],
    ['Dawn', 'Noon', 'Night'],
  ],
  [
    ['99 Luftballons', '7 Years', '1812 Overture'],
    ['99 Luftballons', '7 Years', '1812 Overture'],
  ],
  [
    ['7 Years', 'Dawn', 'Noon'],
    ['7 Years', 'Dawn', 'Noon'],
  ],
  [
    ['2024-05-20 Dawn', '2024-05-21 Noon'],
    ['Dawn', 'Noon'],
  ],
  [
    ['01 Dawn', '02 Noon', '01 Dawn', '02 Noon'],
    ['Dawn', 'Noon', 'Dawn', 'Noon'],
  ],
])('of files that are dropped together, only a run has numbers of tracks: %j', (stems, titles) => {
  expect(titlesFromNames(stems.map((stem) => `${stem}.flac`))).toEqual(titles);
});

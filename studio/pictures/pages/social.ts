import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { aurora, WIDE } from '../../film/aurora.ts';
import { overNight } from '../../film/night.ts';
import { drawSheet } from '../covers/sheet.ts';
import { develop } from '../shared/develop.ts';
import { LIGHTS } from './social-lights.ts';

/*
 * The pictures that other sites show beside a link, 1200 × 630, all from this template:
 * `node studio/pictures/pages/social.ts [slug …] [--to folder]`.
 */
const WIDTH = 1200;
const HEIGHT = 630;
const root = resolve(import.meta.dirname, '../../..');

/** States that a program made the picture. No record of the site does so for these. */
const xmp = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
  xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"/></rdf:RDF>`;

interface Card {
  slug: string;
  lines: string[];
  note: string;
  light: string;
  /** A picture of the site at the right: square for a sleeve, wide for a print. */
  picture?: { file: string; width: number; height: number };
}

const page = (slug: string, lines: string[], note: string): Card => ({ slug, lines, note, light: slug });
const album = (id: string, lines: string[], note: string, accent: string): Card => ({
  slug: `album-${id}`,
  lines,
  note,
  light: `album-${accent}`,
  picture: { file: `content/albums/${id}/cover.jpg`, width: 430, height: 430 },
});
const gallery = (id: string, lines: string[], note: string, accent: string, file: string): Card => ({
  slug: `gallery-${id}`,
  lines,
  note,
  light: `gallery-${accent}`,
  picture: { file: `content/pictures/${file}.jpg`, width: 460, height: 345 },
});

const CARDS: Card[] = [
  page('home', ['Vigil'], 'Novels, albums and pictures, made by people and machines'),
  page('history', ['Our', 'Journey'], 'Year by year'),
  page('writing', ['AI-Assisted', 'Writing Projects'], 'Two novels, a thriller, a travel guide'),
  page('music', ['AI Music', 'Innovation'], 'Three albums, twenty-four tracks'),
  page('art', ['AI Art', 'Gallery'], 'Three rooms, twenty-one pictures'),
  page('text-to-image', ['AI Image', 'Generation'], 'Five services, described'),
  page('other-initiatives', ['Other AI', 'Initiatives'], 'Eight smaller experiments'),
  page('ai-coding', ['AI Coding', 'Tools'], 'Six tools, with a demo of each'),
  page('future', ['Future', 'Initiative'], 'Six directions'),
  page('team', ['Meet', 'Our Team'], 'Two people and an assistant'),
  page('info', ['Project', 'Information'], 'Facts, questions and how to reach us'),
  album('mystery-of-love', ['Signs of', 'the Times'], 'Album, ten tracks', 'blue'),
  album('jesus-please-help-me', ['The Mystery', 'of Love'], 'Album, eight tracks', 'purple'),
  album('parousia', ['Παρουσία'], 'Symphony in six movements', 'emerald'),
  gallery('abstract-generations', ['Abstract', 'Generations'], 'Nine pictures', 'purple', 'gallery-abstract'),
  gallery('digital-landscapes', ['Digital', 'Landscapes'], 'Six pictures', 'emerald', 'gallery-landscapes'),
  gallery('ai-portraits', ['AI', 'Portraits'], 'Six pictures', 'blue', 'gallery-portraits'),
];

/** The light, larger than on the page: the empty left side is cropped. */
async function drawLight(name: string): Promise<Buffer> {
  const scene = LIGHTS[name];
  if (!scene) {
    const light = overNight(aurora(WIDE, WIDTH, HEIGHT, 0));
    return develop(light, { tone: 'plain', grain: 2 }).png().toBuffer();
  }
  const light = overNight(aurora(scene, 1540, 809, 0));
  const cut = { left: 1540 - WIDTH, top: 0, width: WIDTH, height: HEIGHT };
  return develop(light, { tone: 'plain', grain: 2 }).extract(cut).png().toBuffer();
}

/** The mark for icons of content/mark.svg. */
function shapes(): string {
  const file = readFileSync(join(root, 'content/mark.svg'), 'utf8');
  return file.slice(file.indexOf('<path', file.indexOf('<symbol')), file.indexOf('</symbol>'));
}

function lettering({ slug, lines, note, picture }: Card): string {
  const size = slug === 'home' ? 190 : picture ? 92 : 104;
  const feet = (slug === 'home' ? 462 : 500) - (lines.length - 1) * size;
  const title = lines.map((line, i) => `<text x="78" y="${feet + i * size}" font-size="${size}">${line}</text>`);
  const name = slug === 'home' ? '' : '<text x="140" y="104" font-size="38">Vigil</text>';
  return `<g transform="translate(80 64) scale(1.5)">${shapes()}</g>
    <g fill="#f3ead9">${name}${title.join('')}</g>
    <path d="M80 534H560" stroke="#f3ead9" stroke-opacity=".3"/>
    <text x="80" y="578" font-size="29" fill="#c8c0b2" style="letter-spacing:0;font-variation-settings:'opsz' 24;font-weight:330">${note}</text>
    ${slug === 'home' ? leaves() : ''}`;
}

/** The open book of the home page: its leaves are the horizon. */
function leaves(): string {
  const [x, y] = [WIDE.gutterX * WIDTH, WIDE.gutterY * HEIGHT + 4];
  const paths = Array.from({ length: 9 }, (_, i) => {
    const down = i * 7;
    const left = `M${x} ${y + i * 0.8}C${x - 50} ${y - 66 + down} ${x - 210} ${y - 62 + down} 330 ${y + 50 + down * 1.6}`;
    const right = `M${x} ${y + i * 0.8}C${x + 40} ${y - 66 + down} ${x + 180} ${y - 62 + down} 1230 ${y + 60 + down * 1.6}`;
    return `<path d="${left}${right}" opacity="${(0.85 - i * 0.085).toFixed(2)}"/>`;
  });
  return `<defs><linearGradient id="leaf" gradientUnits="userSpaceOnUse" x1="330" x2="1230"><stop stop-color="#f3ead9" stop-opacity="0"/>
    <stop offset=".5" stop-color="#f3ead9"/><stop offset="1" stop-color="#f3ead9" stop-opacity=".1"/></linearGradient></defs>
    <g fill="none" stroke="url(#leaf)" stroke-width="1.4">${paths.join('')}</g>`;
}

async function draw(card: Card, file: string): Promise<void> {
  const layers: OverlayOptions[] = [];
  if (card.picture) {
    const { width, height } = card.picture;
    const [left, top] = [WIDTH - width - 84, Math.round((HEIGHT - height) / 2)];
    const shadow = `<defs><filter id="s" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter></defs>
      <rect x="${left}" y="${top + 22}" width="${width}" height="${height}" filter="url(#s)" opacity=".75"/>`;
    layers.push({ input: await drawSheet(WIDTH, HEIGHT, 1, shadow) });
    const picture = sharp(join(root, card.picture.file)).resize(width, height, { fit: 'cover' });
    layers.push({ input: await picture.png().toBuffer(), left, top });
  }
  layers.push({ input: await drawSheet(WIDTH, HEIGHT, 1, lettering(card)) });
  const picture = sharp(await drawLight(card.light)).composite(layers);
  await picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true }).withXmp(xmp).toFile(file);
  console.log(`${card.slug}: ${Math.round(statSync(file).size / 1024)} KB`);
}

const words = process.argv.slice(2);
const target = words.includes('--to') ? words[words.indexOf('--to') + 1]! : join(root, 'content/pictures/social');
mkdirSync(target, { recursive: true });
const wanted = words.filter((word) => CARDS.some(({ slug }) => slug === word));
for (const card of CARDS) {
  if (wanted.length === 0 || wanted.includes(card.slug)) await draw(card, join(target, `${card.slug}.jpg`));
}

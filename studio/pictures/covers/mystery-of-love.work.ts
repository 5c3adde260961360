import { overNight } from '../../film/night.ts';
import { addStar, addStarsAt } from '../../film/stars.ts';
import { develop } from '../shared/develop.ts';
import { colour, createLight, eachPixel, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { astrolabe, placeOnPlate, STARS } from './astrolabe.ts';
import { drawSheet, title } from './sheet.ts';

const SIZE = 1600;
const CENTRE = { x: 800, y: 690 };
const RADIUS = 505;
/** The sun's place in the zodiac, in degrees. */
const SUN = 222;

/** 'Signs of the Times': the plate and net of an astrolabe, with real stars at their places. */
export const work: Work = {
  output: 'content/albums/mystery-of-love/cover.jpg',
  async render(scale) {
    const plate = { ...CENTRE, radius: RADIUS, latitude: 37.98, turn: 205 };
    const sheet = await drawSheet(
      SIZE,
      SIZE,
      scale,
      astrolabe(plate, SUN) + title('Signs of the Times', SIZE / 2, 1466, 92),
    );
    const picture = develop(overNight(sky(Math.round(SIZE * scale), plate), colour('#050817')), {
      tone: 'plain',
      grain: 2,
    });
    return picture.composite([{ input: sheet }]);
  },
};

type Plate = Parameters<typeof astrolabe>[0];

function sky(size: number, plate: Plate) {
  const light = createLight(size, size);
  const noise = createNoise(7);
  const blue = colour('#2f6bff');
  const violet = colour('#3d2f9e');
  eachPixel(light, (x, y, index) => {
    const u = ((x + 0.5) / size) * SIZE;
    const v = ((y + 0.5) / size) * SIZE;
    const far = Math.hypot(u - CENTRE.x, v - CENTRE.y) / RADIUS;
    const cloud = noise.octaves(u / 420, v / 420, 5);
    const inside = smoothstep(1.12, 0.1, far);
    const around = smoothstep(1.9, 0.8, far) * cloud ** 3;
    for (let c = 0; c < 3; c++) {
      light.data[index + c] =
        blue[c]! * (0.16 * inside ** 1.5 * (0.55 + cloud) + 0.12 * around) + violet[c]! * 0.3 * around;
    }
  });
  const scale = size / SIZE;
  const sun = placeOnPlate(plate, { longitude: SUN, latitude: 0 });
  const gold = colour('#e4c27c');
  addStarsAt(light, { x: sun.x * scale, y: sun.y * scale }, scale, gold, [130, 0.08], [60, 0.22], [22, 0.8]);
  for (const star of STARS) {
    const place = placeOnPlate(plate, star);
    addStar(light, place.x * scale, place.y * scale, 11 * scale, gold, 0.16);
  }
  const random = createRandom(12);
  for (let i = 0; i < 420; i++) {
    const [x, y, rank] = [random() * size, random() * size, random()];
    const outside = smoothstep(1.18, 1.4, Math.hypot(x / scale - CENTRE.x, y / scale - CENTRE.y) / RADIUS);
    addStar(light, x, y, (0.7 + rank ** 4) * scale, colour('#c9d6ff'), outside * (0.1 + 0.5 * rank ** 4));
  }
  return light;
}

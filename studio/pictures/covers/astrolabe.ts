/** The geometry of an astrolabe: the sky seen from the pole and laid flat, as instrument makers drew it. */

interface Plate {
  x: number;
  y: number;
  /** Radius of the rim, which is the Tropic of Capricorn. */
  radius: number;
  /** The latitude for which it is made, in degrees. */
  latitude: number;
  /** The rotation of the net of stars, in degrees. */
  turn: number;
}

/** A star by right ascension and declination in degrees, and its magnitude. */
interface Star {
  ascension: number;
  declination: number;
  magnitude: number;
}

const star = (ascension: number, declination: number, magnitude: number): Star => ({
  ascension,
  declination,
  magnitude,
});

/** Twenty-four bright stars (equinox 2000), all north of the Tropic of Capricorn. */
export const STARS: Star[] = [
  star(101.3, -16.7, -1.5),
  star(279.2, 38.8, 0),
  star(213.9, 19.2, 0),
  star(79.2, 46, 0.1),
  star(78.6, -8.2, 0.1),
  star(114.8, 5.2, 0.4),
  star(88.8, 7.4, 0.5),
  star(297.7, 8.9, 0.8),
  star(69, 16.5, 0.9),
  star(201.3, -11.2, 1),
  star(116.3, 28, 1.1),
  star(310.4, 45.3, 1.3),
  star(152.1, 12, 1.4),
  star(193.5, 56, 1.8),
  star(51.1, 49.9, 1.8),
  star(165.9, 61.8, 1.8),
  star(206.9, 49.3, 1.9),
  star(141.9, -8.7, 2),
  star(31.8, 23.5, 2),
  star(263.7, 12.6, 2.1),
  star(2.1, 29.1, 2.1),
  star(177.3, 14.6, 2.1),
  star(233.7, 26.7, 2.2),
  star(346.2, 15.2, 2.5),
];

const DEGREE = Math.PI / 180;
const OBLIQUITY = 23.44 * DEGREE;
const BLUE = '#8fb0ff';
const GOLD = '#e4c27c';

/** The position of a point of the sky on the plate. */
export function placeOnPlate(
  plate: Plate,
  point: Star | { longitude: number; latitude: number },
): { x: number; y: number } {
  const { ascension, declination } = 'ascension' in point ? point : fromEcliptic(point.longitude, point.latitude);
  const distance = equator(plate) * Math.tan(Math.PI / 4 - (declination * DEGREE) / 2);
  const angle = (ascension + plate.turn) * DEGREE;
  return { x: plate.x + distance * Math.cos(angle), y: plate.y - distance * Math.sin(angle) };
}

function fromEcliptic(longitude: number, latitude: number): { ascension: number; declination: number } {
  const [l, b] = [longitude * DEGREE, latitude * DEGREE];
  const sine = Math.sin(b) * Math.cos(OBLIQUITY) + Math.cos(b) * Math.sin(OBLIQUITY) * Math.sin(l);
  const up = Math.sin(l) * Math.cos(OBLIQUITY) * Math.cos(b) - Math.sin(b) * Math.sin(OBLIQUITY);
  return {
    ascension: Math.atan2(up, Math.cos(l) * Math.cos(b)) / DEGREE,
    declination: Math.asin(sine) / DEGREE,
  };
}

const equator = ({ radius }: Plate) => radius / Math.tan(Math.PI / 4 + OBLIQUITY / 2);

/** The whole instrument as SVG. */
export function astrolabe(plate: Plate, sun: number): string {
  return `<defs><clipPath id="plate"><circle cx="${plate.x}" cy="${plate.y}" r="${plate.radius}"/></clipPath></defs>
    <g fill="none" stroke="${BLUE}" stroke-linecap="round">${limb(plate)}${heights(plate)}</g>
    <g fill="none" stroke="${GOLD}" stroke-linecap="round">${zodiac(plate)}</g>
    <g fill="${GOLD}">${STARS.map((point) => sparkle(placeOnPlate(plate, point), 26 - 5 * point.magnitude)).join('')}</g>
    ${sunDisc(placeOnPlate(plate, { longitude: sun, latitude: 0 }))}`;
}

const circle = (x: number, y: number, r: number, width: number, opacity: number) =>
  `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}" stroke-width="${width}" opacity="${opacity}"/>`;

const line = (x0: number, y0: number, x1: number, y1: number, width: number, opacity: number) =>
  `<path d="M${x0.toFixed(2)} ${y0.toFixed(2)}L${x1.toFixed(2)} ${y1.toFixed(2)}" stroke-width="${width}" opacity="${opacity}"/>`;

/** The rim with its 360 degrees, and the three fixed circles. */
function limb({ x, y, radius }: Plate): string {
  const inner = radius / Math.tan(Math.PI / 4 + OBLIQUITY / 2);
  const rings = [
    circle(x, y, radius, 2.4, 0.95),
    circle(x, y, radius + 12, 1, 0.7),
    circle(x, y, radius + 50, 1, 0.7),
    circle(x, y, radius + 58, 3, 0.95),
    circle(x, y, inner, 1.6, 0.8),
    circle(x, y, inner * Math.tan(Math.PI / 4 - OBLIQUITY / 2), 1.6, 0.8),
  ];
  const ticks = Array.from({ length: 360 }, (_, degree) => {
    const long = degree % 15 === 0 ? 38 : degree % 5 === 0 ? 22 : 11;
    const [cos, sin] = [Math.cos(degree * DEGREE), Math.sin(degree * DEGREE)];
    const [from, to] = [radius + 12, radius + 12 + long];
    return line(
      x + from * cos,
      y + from * sin,
      x + to * cos,
      y + to * sin,
      long > 30 ? 2.2 : 1.1,
      long > 30 ? 1 : 0.75,
    );
  });
  return rings.join('') + ticks.join('');
}

/** Circles of equal height above the horizon, and of equal direction through the zenith. */
function heights(plate: Plate): string {
  const latitude = plate.latitude * DEGREE;
  const unit = equator(plate);
  const shapes: string[] = [];
  for (let degree = 0; degree < 90; degree += 5) {
    const height = degree * DEGREE;
    const share = unit / (Math.sin(latitude) + Math.sin(height));
    const width = degree === 0 ? 2.6 : 1;
    shapes.push(
      circle(plate.x, plate.y - share * Math.cos(latitude), share * Math.cos(height), width, degree === 0 ? 0.95 : 0.5),
    );
  }
  const zenith = plate.y - unit * Math.tan(Math.PI / 4 - latitude / 2);
  const nadir = plate.y + unit * Math.tan(Math.PI / 4 + latitude / 2);
  const middle = (zenith + nadir) / 2;
  const half = (nadir - zenith) / 2;
  const horizon = unit / Math.sin(latitude);
  const arcs: string[] = [];
  for (let degree = -80; degree <= 80; degree += 10) {
    const offset = half * Math.tan(degree * DEGREE);
    arcs.push(circle(plate.x + offset, middle, half / Math.cos(degree * DEGREE), 0.9, 0.34));
  }
  arcs.push(line(plate.x, plate.y - plate.radius, plate.x, plate.y + plate.radius, 1, 0.5));
  return `<defs><clipPath id="above"><circle cx="${plate.x}" cy="${plate.y - horizon * Math.cos(latitude)}" r="${horizon}"/></clipPath></defs>
    <g clip-path="url(#plate)">${shapes.join('')}<g clip-path="url(#above)">${arcs.join('')}</g></g>`;
}

/** The eccentric ring of the sun's path, divided as the sky divides it. */
function zodiac(plate: Plate): string {
  const ring = (latitude: number, width: number, opacity: number) => {
    const points = Array.from({ length: 361 }, (_, l) => placeOnPlate(plate, { longitude: l, latitude }));
    const path = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
    return `<path d="${path}Z" stroke-width="${width}" opacity="${opacity}"/>`;
  };
  const ticks = Array.from({ length: 180 }, (_, i) => {
    const longitude = i * 2;
    const sign = longitude % 30 === 0;
    const from = placeOnPlate(plate, { longitude, latitude: sign ? 5.6 : longitude % 10 ? 0.6 : 1.6 });
    const to = placeOnPlate(plate, { longitude, latitude: 0 });
    return line(from.x, from.y, to.x, to.y, sign ? 2.4 : 1.3, sign ? 1 : 0.8);
  });
  return ring(0, 3.2, 1) + ring(5.6, 1.6, 0.9) + ticks.join('');
}

/** A four-pointed star. */
function sparkle({ x, y }: { x: number; y: number }, size: number): string {
  const waist = size * 0.11;
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const reach = i % 2 ? waist * 1.3 : size * (i % 4 ? 0.72 : 1);
    const angle = (i * Math.PI) / 4 - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `<polygon points="${points.join(' ')}"/>`;
}

function sunDisc({ x, y }: { x: number; y: number }): string {
  const rays = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const [from, to] = [26, i % 2 ? 38 : 52];
    return line(
      x + from * Math.cos(angle),
      y + from * Math.sin(angle),
      x + to * Math.cos(angle),
      y + to * Math.sin(angle),
      1.8,
      0.95,
    );
  });
  return `<g stroke="${GOLD}" stroke-linecap="round">${rays.join('')}</g><circle cx="${x}" cy="${y}" r="18" fill="#fbeec4"/>`;
}

import sharp from 'sharp';

/** The tag of a drawing. */
export const svgTag = /<(?:\w+:)?svg(?=[\s>/])[^>]*>/;

/** CSS pixels in each unit of a length. */
const unitPx: Record<string, number> = { '': 1, px: 1, pt: 96 / 72, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** The square in which the shapes of a drawing without a size are looked for, and its drawn side. */
const searched = { from: -8192, side: 16_384, drawnPx: 2048 };

/** Adds to the found shapes on each side, until they are measured more exactly. */
const marginPx = 2 * (searched.side / searched.drawnPx);

/**
 * Gives a drawing without a viewBox one, so that it fills its frame: from its width and height, or around its shapes. Returns a
 * drawing that has one, and one without shapes or with a side of 0, as it is.
 */
export async function withViewBox(drawing: string): Promise<string> {
  const tag = svgTag.exec(drawing)?.[0];
  if (!tag || /\sviewBox\s*=/.test(tag)) return drawing;
  const [width, height] = ['width', 'height'].map((name) => lengthPx(tag, name));
  if (width === 0 || height === 0) return drawing; // Nothing of it is to be seen.
  const box = width && height ? [0, 0, width, height] : await shapesIn(drawing);
  return box ? withBox(drawing, box) : drawing;
}

/** Undefined for a share of an unknown page. */
function lengthPx(tag: string, name: string): number | undefined {
  const [, , number, unit = ''] =
    new RegExp(`\\s${name}\\s*=\\s*(["'])\\s*([\\d.]+)\\s*([a-z]*)\\s*\\1`).exec(tag) ?? [];
  const factor = unitPx[unit];
  return factor && Number(number) * factor;
}

type Box = [x: number, y: number, width: number, height: number];

/** The drawing with this viewBox. `size` are the attributes of its width and height; by default, it has none. */
const withBox = (drawing: string, box: number[], size = ''): string =>
  drawing.replace(svgTag, (tag) =>
    tag
      .replaceAll(/\s(?:width|height)\s*=\s*(["']).*?\1/gs, '')
      .replace(/\s*\/?>$/, (end) => `${size} viewBox="${box.join(' ')}"${end}`),
  );

/** The box around the shapes: found in a large square, then measured in a drawing of that part alone. */
async function shapesIn(drawing: string): Promise<Box | undefined> {
  const { from, side, drawnPx } = searched;
  const [x, y, width, height] = (await inkIn(drawing, [from, from, side, side], drawnPx)) ?? [];
  if (x === undefined || y === undefined || !width || !height) return undefined;
  const rough: Box = [x - marginPx, y - marginPx, width + 2 * marginPx, height + 2 * marginPx];
  return inkIn(drawing, rough, drawnPx);
}

/** The box around the painted pixels of a part of the drawing, in the drawing's units. Undefined without any. */
async function inkIn(drawing: string, [left, top, width, height]: Box, drawnPx: number): Promise<Box | undefined> {
  const scale = drawnPx / Math.max(width, height);
  const [widthPx, heightPx] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const sized = withBox(drawing, [left, top, width, height], ` width="${widthPx}" height="${heightPx}"`);
  const { data, info } = await sharp(Buffer.from(sized, 'latin1'))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [minX, maxX, minY, maxY] = [info.width, -1, info.height, -1];
  for (let row = 0; row < info.height; row++) {
    for (let column = 0; column < info.width; column++) {
      if (data[row * info.width + column]! < 128) continue;
      minX = Math.min(minX, column);
      maxX = Math.max(maxX, column);
      minY = Math.min(minY, row);
      maxY = Math.max(maxY, row);
    }
  }
  if (maxX < 0) return undefined;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return [left + minX / scale, top + minY / scale, (maxX - minX + 1) / scale, (maxY - minY + 1) / scale].map(
    rounded,
  ) as Box;
}

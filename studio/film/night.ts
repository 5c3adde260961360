import { colour, type Light } from '../pictures/shared/light.ts';

/** The site's ground, `--ground-800`. */
export const GROUND = colour('#070b18');

/** Lays the light over the night, in place. Strong light is compressed instead of clipped. */
export function overNight(light: Light, ground = GROUND): Light {
  const { data } = light;
  for (let i = 0; i < data.length; i++) {
    const dark = ground[i % 3]!;
    data[i] = dark + (1 - Math.exp(-data[i]!)) * (1 - dark);
  }
  return light;
}

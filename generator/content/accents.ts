import { z } from 'zod';
import { type accentNames, contrast, luminance, mix, token } from '../lib/colors.ts';
import { text } from './fields.ts';

function color(name: (typeof accentNames)[number]) {
  const example = token(`aurora-${name}`);
  return text
    .regex(/^#([0-9a-f]{3}){1,2}$/i, `must be a colour such as ${example}, in quotes`)
    .toLowerCase()
    .transform((color) => (color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color))
    .optional()
    .meta({ title: `In place of ${name}`, description: `A colour such as ${example}.`, widget: 'color', example });
}

/** The three colours of light. */
export const accentFields = z
  .strictObject({
    blue: color('blue'),
    purple: color('purple'),
    emerald: color('emerald'),
  })
  .optional()
  .meta({ title: 'Colours of light', description: 'Colours that replace blue, purple and emerald on all pages.' });

/** The colours that meet on a page. `share` is the strongest opacity of the light under the text or the icon. */
const pairs = [
  { what: 'a line of this colour on the page', front: undefined, share: 1, needed: 3 },
  { what: 'text over its light', front: 'text-300', share: 0.38, needed: 4.5 },
  { what: 'an icon over its light', front: 'text-100', share: 0.64, needed: 3 },
];

/** What is wrong with an accent: a sentence for the owner about the first pair that has too little contrast. */
export function accentProblem(name: string, accent: string): string | undefined {
  const page = token('ground-800');
  for (const { what, front, share, needed } of pairs) {
    const light = mix(accent, share, page);
    const ratio = front ? contrast(token(front), light) : contrast(accent, page);
    if (ratio >= needed) continue;
    const isDark = luminance(accent) < luminance(token('aurora-blue'));
    const [wrong, right] = isDark ? ['dark', 'lighter'] : ['light', 'darker'];
    // Rounded down, so that a ratio just below the limit does not look sufficient.
    const shown = Math.floor(ratio * 10) / 10;
    return `accents › ${name} ${accent} is too ${wrong}: ${what} has a contrast of ${shown}:1 and needs ${needed}:1. Choose a ${right} colour.`;
  }
  return undefined;
}

import { develop } from '../shared/develop.ts';
import { type Field, sampleField } from '../shared/field.ts';
import { clamp, colour, createLight, eachPixel, type Light, mix } from '../shared/light.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

const ground = colour('#0b0f18');
const ivory = colour('#efe3cb');

/** Line engraving: a hooded head, cut as on copper; the lines follow its form and swell with the light. */
export const work: Work = {
  output: 'content/galleries/ai-portraits/portrait-4.jpg',
  quality: 80,
  async render(scale) {
    const model = await renderShader({
      source: ['head.glsl', 'portrait-4.glsl'].map((file) => new URL(file, import.meta.url)),
      width: Math.round(1280 * scale),
      height: Math.round(1600 * scale),
      seed: 9,
      samples: 1,
    });
    return develop(engrave(model), { tone: 'plain' });
  },
};

/** The model is smooth, the lines are not: sixteen samples per pixel give clean edges. */
function engrave(model: Light): Light {
  const { width, height } = model;
  const [tone, first, second] = [0, 1, 2].map(
    (c): Field => ({ width, height, data: model.data.filter((_, i) => i % 3 === c) }),
  ) as [Field, Field, Field];
  const light = createLight(width, height);
  const fine = 4;
  // A ruled plate mark frames the print.
  const [margin, rule] = [width * 0.0425, Math.max(1, width * 0.0015)];
  eachPixel(light, (x, y, index) => {
    const frame = Math.min(x, y, width - 1 - x, height - 1 - y);
    let ink = 0;
    for (let look = 0; look < fine * fine && frame >= margin; look++) {
      const px = x + ((look % fine) + 0.5) / fine - 0.5;
      const py = y + (Math.floor(look / fine) + 0.5) / fine - 0.5;
      const value = sampleField(tone, px, py);
      const bright =
        isCut(sampleField(first, px, py), value) || isCut(sampleField(second, px, py), (value - 0.4) * 1.3);
      if (bright) ink += 1 / (fine * fine);
    }
    if (Math.abs(frame - margin * 0.8) < rule) ink = 1;
    light.data.set(mix(ground, ivory, ink), index);
  });
  return light;
}

/** Whether a point is in the lit part of its line, whose width depends on the tone. */
function isCut(packed: number, tone: number): boolean {
  const count = (packed - 6) * 50;
  return Math.abs(count - Math.floor(count) - 0.5) < 0.5 * clamp(tone, 0, 0.9);
}

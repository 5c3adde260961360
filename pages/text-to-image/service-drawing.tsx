import { seededRandom } from '../../app/lib/random.ts';
import type { ServiceDrawingName } from './page.ts';
import styles from './service-drawing.module.css';

/** One sentence, 'a lighthouse in the fog', drawn after what a service is good at. It decorates: the text says the same. */
export function ServiceDrawing({ name }: { name: ServiceDrawingName }) {
  const Drawing = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 320 176" aria-hidden="true">
      <linearGradient id={`_beam-${name}`}>
        <stop className={styles.beamEnd} />
        <stop offset="0.5" className={styles.beamStart} />
        <stop offset="1" className={styles.beamEnd} />
      </linearGradient>
      <linearGradient id={`_sky-${name}`} x2="0" y2="1">
        <stop className={styles.skyTop} />
        <stop offset="1" className={styles.skyEnd} />
      </linearGradient>
      <Drawing beam={`url(#_beam-${name})`} sky={`url(#_sky-${name})`} />
    </svg>
  );
}

interface DrawingProps {
  /** The `fill` of the light, which fades to both sides. */
  beam: string;
  /** The `fill` of the sky. */
  sky: string;
}

const drawings = { choice: Choice, lettering: Lettering, steps: Steps, crayons: Crayons, styles: Styles };

/** The lighthouse, in a box of 160 × 100. */
const tower = 'M74 83 77 45h10l3 38M75.5 64h13M76.3 54h11.4M74.6 74h14.8';
const lantern = 'M73.5 45h17M78 45v-8h8v8M76 37l6-6 6 6zM82 31v-4';
const rock = 'M50 86c6-5 12-1 17-4s9 1 15 0 10-2 15 1 9-2 15 3';
const sea = 'M6 92q6-4 12 0t12 0 12 0 12 0M112 92q6-4 12 0t12 0 12 0M30 97q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0';
const beams = 'M78 41 8 26v32zM86 41l66-17v36z';
const fog = 'M10 66h34M18 73h22M118 62h36M122 70h22M26 20h22M112 14h30';

/** The lighthouse in lines of light. */
function Lighthouse({ beam }: Pick<DrawingProps, 'beam'>) {
  return (
    <>
      <path d={beams} fill={beam} />
      <path d={fog} className={styles.faint} />
      <path d={sea} className={styles.sea} />
      <path d={tower + lantern + rock} className={styles.line} />
      <circle cx="82" cy="41" r="2.6" className={styles.lamp} />
    </>
  );
}

/** Four answers to choose from: near, far, by the moon, and the chosen one in a frame of gold. */
function Choice({ beam, sky }: DrawingProps) {
  const views = ['11 -2 1.1', '52 44 0.45', '-62 -28 1.9', '20 20 0.8'].map((view) => view.split(' '));
  return views.map(([x, y, scale], index) => (
    <svg
      aria-hidden="true"
      key={scale}
      x={(index % 2) * 164 + 1}
      y={Math.floor(index / 2) * 91 + 1}
      width="154"
      height="83"
      viewBox="0 0 154 83"
      className={styles.pane}
    >
      <rect width="154" height="83" fill={sky} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Lighthouse beam={beam} />
      </g>
      {index === 3 && <path d="M124 10a13 13 0 1 0 13 19 14 14 0 0 1-13-19z" className={styles.moon} />}
      <rect width="154" height="83" className={index === 2 ? styles.chosen : styles.frame} />
    </svg>
  ));
}

/** A poster with its words in the beam. */
function Lettering({ beam, sky }: DrawingProps) {
  return (
    <>
      <rect x="1" y="1" width="318" height="174" className={styles.frame} />
      <rect x="8" y="8" width="304" height="160" fill={sky} className={styles.faint} />
      <svg aria-hidden="true" x="8" y="8" width="304" height="160" viewBox="8 8 304 160" className={styles.pane}>
        <path d="M66 78 312 24v108zM66 78-180 24v108z" fill={beam} />
      </svg>
      <g transform="translate(-64 12) scale(1.6)">
        <path d={tower + lantern} className={styles.line} />
        <circle cx="82" cy="41" r="2.6" className={styles.lamp} />
      </g>
      <path d="M8 152c22-8 40-12 60-10s34 14 58 8 44-4 70 2 70 6 116 0" className={styles.sea} />
      <text x="196" y="87" textLength="176" className={styles.title}>
        LIGHT
      </text>
      <text x="196" y="138" textLength="120" className={styles.subtitle}>
        IN THE FOG
      </text>
    </>
  );
}

/** Four steps from noise to the picture. */
function Steps({ beam, sky }: DrawingProps) {
  return [0, 0.4, 0.75, 1].map((order, index) => (
    <svg
      key={order}
      aria-hidden="true"
      x={index * 81 + 1}
      y="1"
      width="75"
      height="174"
      viewBox="0 0 75 174"
      className={styles.pane}
    >
      <rect width="75" height="174" fill={sky} />
      <g transform="translate(-123 8) scale(1.95)" opacity={order}>
        <Lighthouse beam={beam} />
      </g>
      <path d={noise(Math.round(420 * (1 - order)))} className={styles.dots} />
      <rect width="75" height="174" className={order === 1 ? styles.chosen : styles.frame} />
    </svg>
  ));
}

/** Points anywhere in a pane of 75 × 174. */
function noise(count: number): string {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => `M${(random() * 75).toFixed(0)} ${(random() * 174).toFixed(0)}h0`).join(
    '',
  );
}

/** A drawing with crayons, as a child would make it. */
function Crayons() {
  return (
    <g className={styles.crayons}>
      <path d="M118 58C84 44 46 40 12 44M116 66C86 70 48 80 14 96M112 60C78 58 44 60 12 70" className={styles.yellow} />
      <path d="M172 58c36-14 80-22 134-20M174 66c42 4 84 14 130 30M176 61c44-4 88-2 130 6" className={styles.yellow} />
      <path d="M128 142c2-26 6-48 8-68M162 142c-2-24-4-46-8-68M136 74c6-2 12 0 18-1" className={styles.white} />
      <path
        d="M134 92c8 2 14-3 22 0M132 100c8 3 16-3 24 1M131 118c10 3 18-2 28 1M130 126c10 4 20-3 30 0"
        className={styles.red}
      />
      <path
        d="M134 72c0-8-1-14 1-20M156 72c-1-7 1-14 0-20M128 52c10-8 14-12 18-20 4 8 8 12 16 19-12 3-22 0-34 1"
        className={styles.white}
      />
      <path d="M144 60c4-3 8 1 6 5-3 4-9 1-8-3" className={styles.yellow} />
      <path d="M96 150c10-10 22-4 30-8 10-4 24-4 34 0 10 2 22-2 34 10" className={styles.green} />
      <path
        d="M10 158c14-10 20 8 34-2s22 8 36-2 22 8 36-1 24 8 38-2 24 8 40-1 24 8 38-2 22 6 34-2 18 6 40 0"
        className={styles.blue}
      />
      <path d="M22 170c14-8 22 6 36-2s24 6 38-1 26 6 40-1 26 6 40-1 26 6 40-1 24 6 44-1" className={styles.blue} />
      <path d="M30 24c14-6 24 4 38-2M218 132c12-6 20 4 36-2M240 18c16-4 26 4 44-2" className={styles.grey} />
    </g>
  );
}

/** What lies over the flat colours, in tiles of 4 × 4: nothing, lines of an engraving, holes of a raster, joints of a mosaic. */
const overlays = {
  flat: '',
  engraved: 'M-1 1 1-1M0 4 4 0M3 5 5 3',
  dotted: 'M0 0h4v4h-4zM2 .6a1.4 1.4 0 1 0 .01 0z',
  tiled: 'M0 0h4v4h-4zM.4.4v3.2h3.2v-3.2z',
};

/** One lighthouse in five styles: in outline, and in flat colours under four overlays. */
function Styles() {
  const shapes = (
    <>
      <path d="M82 41 0 20v44zM82 41l78-22v46z" className={styles.light} />
      <path d="M42 90c8-8 14-7 25-9 6-4 9 1 15 0s10-2 15 1 15 1 23 8z" className={styles.stone} />
      <path d="M74 83 77 45h10l3 38zM78 45v-8h8v8zM76 37l6-6 6 6z" className={styles.wall} />
      <path d="M75.5 64h13l-.6-8h-11.8zM74.3 80h15.4l-.6-8H74.9z" className={styles.stripe} />
      <path d="M0 88h160v12H0z" className={styles.water} />
    </>
  );
  return (
    <>
      <rect x="1" y="1" width="318" height="174" className={styles.flatSky} />
      <svg aria-hidden="true" x="0" width="64" height="176" viewBox="66 10 32 88" className={styles.outline}>
        {shapes}
      </svg>
      {Object.entries(overlays).map(([name, d], index) => (
        <svg key={name} aria-hidden="true" x={64 * (index + 1)} width="64" height="176" viewBox="66 10 32 88">
          <pattern id={`_${name}`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d={d} className={name === 'engraved' ? styles.cut : styles.joints} />
          </pattern>
          {shapes}
          <rect width="160" height="100" fill={`url(#_${name})`} />
        </svg>
      ))}
      <path d="M64 1v174M128 1v174M192 1v174M256 1v174" className={styles.frame} />
      <rect x="1" y="1" width="318" height="174" className={styles.frame} />
    </>
  );
}

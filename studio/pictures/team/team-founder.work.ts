import type { Work } from '../shared/work.ts';
import { engrave, stars } from './engrave.ts';

const BACK = `M-60 1300C-40 1110 70 1010 214 968C330 934 396 914 404 852C346 810 322 742 326 664C330 560 398 492 492 492
  S656 560 660 664C662 742 640 806 586 850C592 914 660 934 780 970C920 1012 1030 1110 1060 1300Z`;

/** Short hair, combed from the crown to the neck. */
function hair(): string {
  return Array.from({ length: 31 }, (_, i) => {
    const side = (i - 15) / 15;
    const out = Math.sign(side) * Math.abs(side) ** 0.8;
    return `<path d="M${484 + 34 * side} ${512 + 16 * side * side}C${488 + 172 * out} ${520 + 30 * side * side} ${492 + 196 * out} 700 ${492 + 104 * out} ${846 - 40 * side * side}"/>`;
  }).join('');
}

const SCENE = `
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0c1a52"/><stop offset=".55" stop-color="#1d4fa8"/><stop offset="1" stop-color="#2a8a94"/></linearGradient>
    <radialGradient id="lamp"><stop stop-color="#ffe2a0"/><stop offset=".25" stop-color="#e09a3c" stop-opacity=".75"/><stop offset="1" stop-color="#7a4210" stop-opacity="0"/></radialGradient>
    <clipPath id="arch"><path d="M190 1250V420A310 310 0 0 1 810 420V1250Z"/></clipPath>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="20"/></filter>
    <filter id="edge" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
    <clipPath id="back"><path d="${BACK}"/></clipPath>
  </defs>
  <g clip-path="url(#arch)">
    <rect width="1000" height="1250" fill="url(#sky)"/>
    <g filter="url(#soft)" fill="none" stroke-linecap="round">
      <path d="M170 560C300 430 380 520 500 400S700 240 840 300" stroke="#2fd6a0" stroke-width="74" opacity=".85"/>
      <path d="M190 420C330 320 420 380 540 270S720 170 850 190" stroke="#9a62ff" stroke-width="64" opacity=".8"/>
    </g>
  </g>
  <path d="M190 1250V420A310 310 0 0 1 810 420V1250M500 110V1250M190 700H810" fill="none" stroke="#04060f" stroke-width="15"/>
  <path d="M178 1250V420A322 322 0 0 1 822 420V1250" fill="none" stroke="#6a5030" stroke-width="7"/>
  <circle cx="880" cy="880" r="430" fill="url(#lamp)"/>
  <path d="M812 850L950 850 918 730 846 730Z" fill="#ffe6ae"/><path d="M874 850H888V1250H874Z" fill="#a8793a"/>
  <path d="${BACK}" fill="#04060f"/>
  <g clip-path="url(#back)">
    <path d="${BACK}" fill="none" stroke="#2a54b0" stroke-width="14" filter="url(#edge)" opacity=".8"/>
    <g filter="url(#edge)"><path d="M640 560C676 640 668 760 592 850C600 930 700 940 800 974C920 1014 1010 1090 1050 1250" fill="none" stroke="#ffc877" stroke-width="30"/></g>
    <g fill="none" stroke="#393468" stroke-width="3.6">${hair()}</g>
    <path d="M404 880C450 930 540 930 588 880" fill="none" stroke="#c98a45" stroke-width="16" filter="url(#edge)" opacity=".7"/>
  </g>`;

/** The founder: someone seen from behind, at a window, by lamplight. */
export const work: Work = {
  output: 'content/pictures/team-founder.jpg',
  render: (scale) =>
    engrave(
      {
        scene: SCENE,
        lamp: { x: 881, y: 850 },
        seed: 3,
        over: stars([
          [300, 300, 3],
          [380, 210, 2],
          [452, 320, 2.4],
          [590, 180, 2],
          [676, 420, 3],
          [742, 340, 2],
          [268, 470, 2],
          [560, 450, 1.8],
        ]),
      },
      scale,
    ),
};

import type { Work } from '../shared/work.ts';
import { engrave } from './engrave.ts';

/** Lines of writing that leave the page and become stars. */
const WORDS = [
  [470, 985, 120],
  [630, 960, 70],
  [455, 900, 60],
  [560, 870, 90],
  [640, 800, 40],
  [500, 780, 70],
  [430, 700, 30],
  [560, 690, 44],
  [640, 640, 18],
  [500, 600, 22],
  [420, 560, 8],
  [580, 540, 10],
] as const;
const STARS = [
  [470, 480, 15],
  [610, 430, 22],
  [380, 400, 12],
  [520, 330, 28],
  [290, 300, 14],
  [440, 210, 18],
  [620, 270, 11],
  [230, 190, 10],
  [340, 110, 22],
  [560, 120, 13],
] as const;
const LINKS = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 5],
  [3, 6],
  [4, 7],
  [5, 8],
  [6, 9],
  [5, 4],
] as const;

const SCENE = `
  <defs>
    <radialGradient id="night" cx=".4" cy=".25" r=".9"><stop stop-color="#0e2f5e"/><stop offset=".6" stop-color="#0a1a44"/><stop offset="1" stop-color="#05081c"/></radialGradient>
    <linearGradient id="beam" x1="740" y1="560" x2="520" y2="1120" gradientUnits="userSpaceOnUse"><stop stop-color="#ffd384" stop-opacity=".7"/><stop offset="1" stop-color="#a05f28" stop-opacity=".2"/></linearGradient>
    <linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#2f9c84"/><stop offset="1" stop-color="#0a3a38"/></linearGradient>
    <linearGradient id="page" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffefc8"/><stop offset="1" stop-color="#c98544"/></linearGradient>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
  </defs>
  <rect width="1000" height="1250" fill="url(#night)"/>
  <path d="M0 1120H1000V1250H0Z" fill="#5a3418"/>
  <path d="M648 520L846 600 760 1140H150Z" fill="url(#beam)" filter="url(#soft)"/>
  <ellipse cx="470" cy="1130" rx="420" ry="54" fill="#f0b860" filter="url(#soft)" opacity=".9"/>
  <path d="M150 1120C230 1040 360 1030 452 1084L452 1150C360 1100 230 1108 140 1172Z" fill="url(#page)"/>
  <path d="M452 1084C540 1030 680 1036 760 1110L774 1162C680 1102 540 1100 452 1150Z" fill="url(#page)"/>
  <path d="M140 1172C230 1108 360 1100 452 1150C540 1100 680 1102 774 1162L778 1186C680 1128 540 1124 452 1176C360 1124 230 1132 136 1196Z" fill="#7c2f2a"/>
  <g stroke="#8a5426" stroke-width="5" stroke-linecap="round"><path d="M214 1096C280 1070 350 1074 410 1096M204 1120C280 1092 350 1096 412 1120M500 1092C570 1066 640 1072 700 1100M500 1118C580 1090 650 1096 660 1104" fill="none"/></g>
  <g fill="none" stroke="#b98d3f" stroke-linecap="round"><path d="M790 500L906 700 850 1100" stroke-width="17"/><path d="M780 480L906 700" stroke-width="17"/></g>
  <circle cx="906" cy="700" r="22" fill="#f0d28c"/><ellipse cx="850" cy="1118" rx="104" ry="24" fill="#a9823f"/>
  <path d="M700 372C760 360 838 402 852 470L858 606 632 514C630 440 650 390 700 372Z" fill="url(#shade)"/>
  <path d="M632 514L858 606C840 634 640 554 632 514Z" fill="#fff2d0"/>`;

const OVER = `<g stroke="#fff3cf" stroke-linecap="round" stroke-width="7">
    ${WORDS.map(([x, y, long], i) => `<path d="M${x - long / 2} ${y}H${x + long / 2}" opacity="${(0.9 - 0.03 * i).toFixed(2)}"/>`).join('')}</g>
  <g stroke="#f3ead9" stroke-width="1.4" opacity=".6">${LINKS.map(([a, b]) => `<path d="M${STARS[a][0]} ${STARS[a][1]}L${STARS[b][0]} ${STARS[b][1]}"/>`).join('')}</g>
  <g fill="#f7e6b4">${STARS.map(([x, y, size]) => `<path transform="translate(${x} ${y}) scale(${size / 100})" d="M0-100C7-20 20-7 100 0 20 7 7 20 0 100-7 20-20 7-100 0-20-7-7-20 0-100Z"/>`).join('')}</g>`;

/** The coding assistant: no face, a lamp over a page whose lines rise and become a constellation. */
export const work: Work = {
  output: 'content/pictures/team-assistant.jpg',
  render: (scale) => engrave({ scene: SCENE, lamp: { x: 745, y: 560 }, seed: 5, over: OVER }, scale),
};

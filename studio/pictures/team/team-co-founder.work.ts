import type { Work } from '../shared/work.ts';
import { engrave, stars } from './engrave.ts';

/** A head in profile with knotted hair, and the shoulders, bent over a book. */
const READER = `M566 1300C548 1010 540 930 560 868C566 842 590 826 622 822C664 818 692 806 700 778C705 758 698 744 693 730
  C690 718 702 712 714 704C723 697 722 689 711 684C708 680 712 676 718 671C728 664 730 654 722 645C716 637 711 629 714 618
  C726 614 748 611 756 598C761 588 754 576 744 558C727 526 714 494 706 462C702 446 703 436 706 420C711 396 706 366 697 334
  C676 246 596 168 466 160C400 156 340 174 296 208C270 168 214 150 166 172C106 200 92 282 132 334C152 360 182 372 212 370
  C208 460 236 548 268 606C292 652 300 712 290 766C276 838 226 880 150 912C60 950-60 1040-120 1400L520 1500Z`;
const HAIR = `M697 334C676 246 596 168 466 160C400 156 340 174 296 208C270 168 214 150 166 172C106 200 92 282 132 334
  C152 360 182 372 212 370C208 460 236 548 268 606C320 640 420 620 452 560C470 520 500 520 520 480C560 430 640 420 697 334Z`;
const TURN = 'translate(70 232) rotate(13 450 700) scale(.82)';

/** Hair, combed from the hairline back to the knot, and the turns of the knot. */
function hair(): string {
  const combed = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const [x, y] = [690 - 400 * t ** 1.2, 300 + 320 * t ** 0.8];
    return `<path d="M${x} ${y}C${x - 90} ${y - 120 + 60 * t} ${330 + 40 * t} ${180 + 230 * t} ${228 - 16 * t} ${262 + 90 * t}"/>`;
  });
  const turns = [30, 48, 66].map((radius) => `<circle cx="184" cy="256" r="${radius}"/>`);
  return combed.join('') + turns.join('');
}

const SCENE = `
  <defs>
    <radialGradient id="lamp"><stop stop-color="#ffe9b8"/><stop offset=".2" stop-color="#eaa84a" stop-opacity=".8"/><stop offset=".6" stop-color="#8a4c18" stop-opacity=".35"/><stop offset="1" stop-color="#4a2408" stop-opacity="0"/></radialGradient>
    <radialGradient id="night" cx=".25" cy=".3" r=".8"><stop stop-color="#3a2a9c"/><stop offset="1" stop-color="#070a20"/></radialGradient>
    <linearGradient id="page" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff0cc"/><stop offset="1" stop-color="#d2904a"/></linearGradient>
    <filter id="edge" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="wide" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
    <clipPath id="reader"><path d="${READER}"/></clipPath><clipPath id="hair"><path d="${HAIR}"/></clipPath>
  </defs>
  <rect width="1000" height="1250" fill="url(#night)"/>
  <circle cx="800" cy="330" r="560" fill="url(#lamp)"/>
  <g transform="${TURN}">
    <path d="${READER}" fill="#05070f"/>
    <g clip-path="url(#reader)">
      <path d="${READER}" fill="none" stroke="#d88a3e" stroke-width="120" filter="url(#wide)" opacity=".5" transform="translate(26 10)"/>
      <path d="M697 334C711 400 700 440 706 462C727 526 761 575 756 598C740 615 712 612 714 618C712 632 730 650 718 671C705 682 722 690 711 704C690 716 696 735 700 778C690 812 622 815 580 840C540 900 560 1010 580 1300" fill="none" stroke="#ffe0a4" stroke-width="34" filter="url(#edge)"/>
      <path d="M-120 1400C-60 1040 60 950 150 912C226 880 276 838 290 766" fill="none" stroke="#5a48d8" stroke-width="34" filter="url(#edge)"/>
    </g>
    <path d="${HAIR}" fill="#0a0a1e"/>
    <g clip-path="url(#hair)" fill="none" filter="url(#edge)">
      <path d="${HAIR}" stroke="#5a48d8" stroke-width="30"/>
      <path d="M690 330C650 240 570 190 466 176C400 170 340 190 300 226" stroke="#f2b45c" stroke-width="26"/>
      <path d="M140 300C150 220 220 190 270 230" stroke="#b07a8a" stroke-width="14"/>
    </g>
    <g clip-path="url(#hair)" fill="none" stroke="#7a5a8a" stroke-width="4.5">${hair()}</g>
    <path d="M640 452C660 470 684 472 700 462" fill="none" stroke="#1a0f10" stroke-width="9" stroke-linecap="round" opacity=".8"/>
  </g>
  <g>
    <path d="M560 1040C640 985 720 985 778 1030L800 1190C730 1140 640 1146 548 1206Z" fill="url(#page)"/>
    <path d="M778 1030C830 975 910 962 985 1000L1010 1150C930 1110 860 1130 800 1190Z" fill="url(#page)"/>
    <path d="M548 1206C640 1146 730 1140 800 1190C860 1130 930 1110 1010 1150L1012 1176C930 1140 862 1160 802 1222C730 1172 640 1176 546 1236Z" fill="#7a3a3a"/>
    <path d="M0 1236H1000V1250H0Z" fill="#b0703c"/>
  </g>
  <path d="M722 300L900 300 856 150 766 150Z" fill="#ffedc4"/><path d="M804 0H818V150H804Z" fill="#8a6230"/>`;

/** The co-founder: a reader in profile, under a hanging lamp. */
export const work: Work = {
  output: 'content/pictures/team-co-founder.jpg',
  render: (scale) =>
    engrave(
      {
        scene: SCENE,
        lamp: { x: 811, y: 300 },
        seed: 4,
        over: stars([90, 150, 2], [180, 90, 2.6], [330, 120, 1.8], [70, 420, 2.2], [440, 70, 2]),
      },
      scale,
    ),
};

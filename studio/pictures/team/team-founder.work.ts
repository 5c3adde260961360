import type { Work } from '../shared/work.ts';
import { engrave, stars } from './engrave.ts';

/** Someone from behind, who looks away to the left: a cheek, an ear, short hair, a collar and a jacket are visible. */
const HEAD = `M424 930C428 896 420 872 404 856C388 852 366 850 354 838C346 828 350 816 344 806C350 800 346 794 336 790
  C336 780 344 776 340 766C330 764 318 758 322 746C330 732 346 716 350 700C348 688 338 664 344 640C348 560 396 486 486 470C580 456 650 512 662 604C668 664 652 722 636 768
  C626 800 616 838 624 872C630 900 640 920 652 940L560 1010 440 1000Z`;
const HAIR = `M372 548C396 500 440 474 486 466C584 456 656 512 668 612C668 664 652 722 636 768C628 794 622 812 620 840
  C600 852 566 850 548 832C540 808 546 788 540 770C532 752 520 742 512 722C508 700 496 684 478 684C462 690 456 702 452 722
  C440 700 440 660 446 630C420 600 396 580 372 548Z`;
const EAR = 'M470 698C486 684 508 692 510 716C511 742 498 764 484 774C474 778 468 768 468 756C466 738 460 714 470 698Z';
const JACKET = `M-60 1300C-40 1130 60 1046 210 1000C300 970 376 950 416 912C470 962 580 966 640 902C700 950 800 972 900 1020
  C1000 1070 1050 1160 1060 1300Z`;
const COLLAR = `M404 900C396 924 384 944 366 958C440 1012 600 1018 682 950C664 936 652 918 646 892C590 950 470 950 404 900Z`;

/** Where the hair begins, from the forehead round the ear to the neck, and where it ends, down the back of the head. */
const HAIRLINE = [372, 548, 398, 582, 430, 608, 446, 640, 448, 690, 476, 686, 512, 722, 540, 772, 548, 826];
const BACK = [660, 572, 669, 612, 667, 652, 658, 694, 648, 732, 636, 768, 626, 804, 616, 838, 580, 846];

/** Short hair, combed back and down. */
function hair(): string {
  const at = (edge: number[], share: number, c: number) => {
    const place = share * (edge.length / 2 - 1);
    const n = Math.min(Math.floor(place), edge.length / 2 - 2);
    return edge[2 * n + c]! + (edge[2 * n + 2 + c]! - edge[2 * n + c]!) * (place - n);
  };
  return Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const [x, y, endX, endY] = [at(HAIRLINE, t, 0), at(HAIRLINE, t, 1), at(BACK, t, 0), at(BACK, t, 1)];
    const lift = (1 - t) ** 1.2;
    return `<path d="M${x} ${y}C${x + 96 * lift + 20} ${y - 118 * lift} ${endX - 6 - 22 * t} ${endY - 178 * lift - 30} ${endX} ${endY}"/>`;
  }).join('');
}

const SCENE = `
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0c1a52"/><stop offset=".5" stop-color="#1d4fa8"/><stop offset=".72" stop-color="#2a8a94"/></linearGradient>
    <radialGradient id="lamp"><stop stop-color="#ffe2a0"/><stop offset=".25" stop-color="#e09a3c" stop-opacity=".75"/><stop offset="1" stop-color="#7a4210" stop-opacity="0"/></radialGradient>
    <linearGradient id="face" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#5f9ed0"/><stop offset=".3" stop-color="#24407e"/><stop offset=".6" stop-color="#3a2a38"/><stop offset="1" stop-color="#c88a4a"/></linearGradient>
    <linearGradient id="crown" x1="0" y1="0" x2="1" y2=".5"><stop stop-color="#16225a"/><stop offset=".5" stop-color="#0a0d22"/><stop offset=".8" stop-color="#2c1c12"/><stop offset="1" stop-color="#a8692c"/></linearGradient>
    <linearGradient id="cloth" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#1a3a86"/><stop offset=".3" stop-color="#0c1638"/><stop offset=".52" stop-color="#0b0c1c"/><stop offset=".68" stop-color="#2e1c14"/><stop offset=".86" stop-color="#5e3818"/><stop offset="1" stop-color="#94602a"/></linearGradient>
    <linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#04060f" stop-opacity="0"/><stop offset="1" stop-color="#04060f" stop-opacity=".9"/></linearGradient>
    <clipPath id="arch"><path d="M190 1250V420A310 310 0 0 1 810 420V1250Z"/></clipPath>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="20"/></filter>
    <filter id="edge" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
    <filter id="wide" x="-300%" y="-50%" width="700%" height="200%"><feGaussianBlur stdDeviation="22"/></filter>
    <clipPath id="head"><path d="${HEAD}"/></clipPath><clipPath id="hair"><path d="${HAIR}"/></clipPath>
    <clipPath id="jacket"><path d="${JACKET}"/></clipPath><clipPath id="collar"><path d="${COLLAR}"/></clipPath>
  </defs>
  <g clip-path="url(#arch)">
    <rect width="1000" height="1250" fill="url(#sky)"/>
    <g filter="url(#soft)" fill="none" stroke-linecap="round">
      <path d="M170 600C280 440 380 540 500 410S700 250 840 330" stroke="#2fd6a0" stroke-width="66"/>
      <path d="M170 520C280 380 380 470 500 350S700 200 840 270" stroke="#1f8f9c" stroke-width="60" opacity=".6"/>
      <path d="M180 420C330 310 420 370 540 260S720 160 850 180" stroke="#9a62ff" stroke-width="62" opacity=".85"/>
    </g>
    <path d="M180 840C250 800 300 824 350 790C420 750 470 810 560 800C640 790 690 750 760 780L820 800V1250H180Z" fill="#0a2350"/>
    <path d="M180 900C260 870 330 890 400 870L820 880V1250H180Z" fill="#06122e"/>
  </g>
  <path d="M190 1250V420A310 310 0 0 1 810 420V1250M500 110V1250M190 700H810" fill="none" stroke="#04060f" stroke-width="15"/>
  <path d="M178 1250V420A322 322 0 0 1 822 420V1250" fill="none" stroke="#8a6638" stroke-width="9"/>
  <circle cx="880" cy="800" r="430" fill="url(#lamp)"/>
  <path d="M806 790L954 790 920 664 840 664Z" fill="#ffe6ae"/><path d="M872 790H888V1250H872Z" fill="#a8793a"/>
  <path d="${HEAD}" fill="url(#face)"/>
  <g clip-path="url(#head)">
    <path d="M424 930C428 896 420 872 404 856C388 852 366 850 354 838C346 828 350 816 344 806C350 800 346 794 336 790C336 780 344 776 340 766C330 764 318 758 322 746C330 732 346 716 350 700C348 688 338 664 344 640C345 604 356 570 376 544" fill="none" stroke="#a8f0ea" stroke-width="18" filter="url(#edge)"/>
    <path d="M404 856C440 850 470 822 488 776" fill="none" stroke="#04060f" stroke-width="30" filter="url(#edge)" opacity=".8"/>
    <path d="M420 960C440 920 520 900 560 860L540 1020H430Z" fill="#070a18" filter="url(#wide)" opacity=".85"/>
    <path d="M624 850C618 890 640 920 652 940" fill="none" stroke="#ffd592" stroke-width="30" filter="url(#edge)"/>
    <path d="M352 696C362 704 372 703 380 696" fill="none" stroke="#071026" stroke-width="7" stroke-linecap="round"/>
  </g>
  <path d="${HAIR}" fill="url(#crown)"/>
  <g clip-path="url(#hair)" fill="none">
    <path d="M470 478C590 456 652 520 656 606C662 664 646 722 630 768L614 840" stroke="#ffcf88" stroke-width="24" filter="url(#edge)"/>
    <path d="M372 548C396 500 440 474 500 466" stroke="#6fb8e8" stroke-width="14" filter="url(#edge)"/>
    <g stroke="#8d7ab0" stroke-width="3.6" opacity=".8">${hair()}</g>
  </g>
  <path d="${EAR}" fill="#6a4436"/><path d="M476 706C490 698 502 708 500 724C498 740 490 752 482 760" fill="none" stroke="#e0a868" stroke-width="7" stroke-linecap="round"/>
  <path d="${JACKET}" fill="url(#cloth)"/>
  <g clip-path="url(#jacket)" fill="none">
    <path d="M640 902C700 950 800 972 900 1020C1000 1070 1050 1160 1060 1300" stroke="#ffc877" stroke-width="36" filter="url(#edge)"/>
    <path d="M-60 1300C-40 1130 60 1046 210 1000C300 970 376 950 416 912" stroke="#4f9ad8" stroke-width="26" filter="url(#edge)"/>
    <path d="M520 1010C516 1090 520 1180 516 1260" stroke="#04060f" stroke-width="5" opacity=".7"/>
    <path d="M210 1040C190 1110 196 1190 176 1260M846 1050C872 1110 866 1190 884 1260" stroke="#04060f" stroke-width="6" opacity=".8"/>
    <path d="M330 1010C300 1070 290 1150 300 1250M250 1080C262 1140 256 1190 262 1250" stroke="#2a4f9e" stroke-width="20" filter="url(#wide)" opacity=".9"/>
    <path d="M700 1000C740 1070 736 1150 730 1250M800 1050C794 1130 806 1190 800 1250" stroke="#c8863c" stroke-width="24" filter="url(#wide)"/>
    <rect y="1080" width="1000" height="170" fill="url(#deep)" stroke="none"/>
  </g>
  <path d="${COLLAR}" fill="#0c1230"/>
  <g clip-path="url(#collar)" fill="none">
    <path d="M404 900C470 950 590 950 646 892" stroke="#d89a52" stroke-width="16" filter="url(#edge)"/>
    <path d="M560 1000C620 990 660 970 682 950" stroke="#ffc877" stroke-width="22" filter="url(#edge)"/>
    <path d="M366 958C400 984 440 998 480 1004" stroke="#4f9ad8" stroke-width="14" filter="url(#edge)"/>
  </g>`;

/** The founder: someone seen from behind, at a window, by lamplight. */
export const work: Work = {
  output: 'content/pictures/team-founder.jpg',
  render: (scale) =>
    engrave(
      {
        scene: SCENE,
        lamp: { x: 880, y: 790 },
        seed: 3,
        over: stars(
          [300, 300, 3],
          [380, 210, 2],
          [452, 320, 2.4],
          [590, 180, 2],
          [676, 420, 3],
          [742, 340, 2],
          [268, 470, 2],
          [590, 440, 1.8],
        ),
      },
      scale,
    ),
};

import type { Instrument } from '../audio/performance.ts';

/** How a part behaves: sustained ones are shaped by expression, struck ones by velocity. */
export type Voice = Instrument & { sustained: boolean };

const sustained = (program: number, pan: number, volume: number, reverb = 70, bank = 0): Voice => ({
  program,
  bank,
  pan,
  volume,
  reverb,
  sustained: true,
});
const struck = (program: number, pan: number, volume: number, reverb = 60, bank = 0): Voice => ({
  ...sustained(program, pan, volume, reverb, bank),
  sustained: false,
});
const kit = (program: number, volume: number, reverb = 35): Voice => ({
  ...struck(program, 64, volume, reverb),
  drums: true,
});

/**
 * The orchestra, seated: first violins on the left, basses on the right, brass and timpani at the back with more
 * room around them. Volumes bring all sounds to a like loudness at the same velocity (measured).
 */
export const palette = {
  violins: sustained(48, 42, 94, 70),
  seconds: sustained(49, 54, 85, 74),
  violas: sustained(49, 74, 88, 72),
  cellos: sustained(48, 84, 106, 66),
  basses: sustained(43, 92, 108, 56),
  tremolo: sustained(44, 56, 88, 74),
  pizzicato: struck(45, 58, 98, 60),
  soloViolin: sustained(40, 46, 100, 74, 8),
  fiddle: sustained(110, 52, 96, 60),
  soloViola: sustained(41, 70, 96, 70),
  soloCello: sustained(42, 78, 106, 66),
  piccolo: sustained(72, 56, 70, 72),
  flute: sustained(73, 54, 88, 72),
  flute2: sustained(73, 76, 84, 74),
  oboe: sustained(68, 60, 86, 70),
  englishHorn: sustained(69, 66, 105, 72),
  clarinet: sustained(71, 70, 80, 68),
  bassoon: sustained(70, 76, 90, 66),
  horns: sustained(60, 38, 90, 84),
  trumpets: sustained(56, 72, 84, 82),
  trombones: sustained(57, 82, 78, 80),
  tuba: sustained(58, 88, 86, 76),
  choir: sustained(52, 64, 100, 92),
  voices: sustained(53, 64, 100, 92),
  organ: sustained(19, 64, 86, 80),
  softOrgan: sustained(19, 64, 84, 84, 8),
  timpani: struck(47, 68, 127, 76),
  harp: struck(46, 30, 102, 68),
  piano: struck(0, 60, 118, 46),
  celesta: struck(8, 98, 90, 76),
  glockenspiel: struck(9, 96, 80, 78),
  musicBox: struck(10, 70, 92, 74),
  vibraphone: struck(11, 84, 122, 66),
  marimba: struck(12, 40, 90, 52),
  tubularBells: struck(14, 34, 90, 84),
  nylonGuitar: struck(24, 48, 104, 46),
  steelGuitar: struck(25, 44, 106, 40),
  uprightBass: struck(32, 66, 120, 22),
  electricBass: struck(33, 64, 110, 14),
  electricPiano: struck(4, 76, 80, 50),
  synthBass: struck(38, 64, 116, 10),
  pulse: struck(80, 58, 62, 44),
  warmPad: sustained(89, 64, 118, 60),
  halo: sustained(94, 64, 100, 70),
  synthStrings: sustained(50, 64, 88, 62),
  glass: sustained(92, 72, 84, 70),
  crystal: struck(98, 84, 100, 70),
  polysynth: struck(90, 52, 80, 50),
  kalimba: struck(108, 46, 116, 50),
  dulcimer: struck(15, 44, 124, 50),
  woodblock: struck(115, 80, 124, 50),
  taiko: struck(116, 60, 108, 66),
  concertDrum: struck(116, 64, 114, 74, 8),
  swellCymbal: struck(119, 64, 90, 70),
  kit: kit(0, 118),
  roomKit: kit(8, 118),
  electronicKit: kit(24, 124, 25),
  brushKit: kit(40, 124),
  orchestraKit: kit(48, 112, 70),
} satisfies Record<string, Voice>;

export type PartName = keyof typeof palette;

/** The lowest and highest pitch that a part plays well; tunes outside it move by an octave. */
export const compass: Partial<Record<PartName, [low: number, high: number]>> = {
  violins: [55, 98],
  seconds: [55, 90],
  violas: [48, 84],
  cellos: [36, 78],
  flute: [59, 96],
  oboe: [57, 90],
  clarinet: [50, 88],
  bassoon: [34, 74],
  horns: [43, 79],
  trumpets: [52, 81],
  trombones: [40, 74],
};

export const drumPitch = {
  concertDrum: 35,
  kick: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  hat: 42,
  openHat: 46,
  tomLow: 43,
  tomMid: 47,
  tomHigh: 50,
  crash: 49,
  ride: 51,
  tambourine: 54,
  cymbal: 57,
  suspended: 59,
  bongoHigh: 60,
  bongoLow: 61,
  congaMute: 62,
  conga: 63,
  cabasa: 69,
  shaker: 70,
  claves: 75,
  woodHigh: 76,
  woodLow: 77,
  triangle: 81,
};

export type Drum = keyof typeof drumPitch;

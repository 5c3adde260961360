import type { Room } from './audio/hall.ts';
import { aLampForMyFeet } from './scores/mystery-of-love/a-lamp-for-my-feet.ts';
import { beforeTheDay } from './scores/mystery-of-love/before-the-day.ts';
import { breadAndWine } from './scores/mystery-of-love/bread-and-wine.ts';
import { forgiven } from './scores/mystery-of-love/forgiven.ts';
import { goInPeace } from './scores/mystery-of-love/go-in-peace.ts';
import { jesusPleaseHelpMe } from './scores/mystery-of-love/jesus-please-help-me.ts';
import { stillWaters } from './scores/mystery-of-love/still-waters.ts';
import { theMysteryOfLove } from './scores/mystery-of-love/the-mystery-of-love.ts';
import { aCryAtMidnight } from './scores/parousia/a-cry-at-midnight.ts';
import { arrival } from './scores/parousia/arrival.ts';
import { nightWatch } from './scores/parousia/night-watch.ts';
import { processionOfStars } from './scores/parousia/procession-of-stars.ts';
import { theDoor } from './scores/parousia/the-door.ts';
import { theLampsAreTrimmed } from './scores/parousia/the-lamps-are-trimmed.ts';
import { allClear } from './scores/signs-of-the-times/all-clear.ts';
import { fallingBarometer } from './scores/signs-of-the-times/falling-barometer.ts';
import { redSkyAtMorning } from './scores/signs-of-the-times/red-sky-at-morning.ts';
import { snowOnTheWires } from './scores/signs-of-the-times/snow-on-the-wires.ts';
import { starlings } from './scores/signs-of-the-times/starlings.ts';
import { summerLightning } from './scores/signs-of-the-times/summer-lightning.ts';
import { theClockmakersHour } from './scores/signs-of-the-times/the-clockmakers-hour.ts';
import { theCometYear } from './scores/signs-of-the-times/the-comet-year.ts';
import { tideTables } from './scores/signs-of-the-times/tide-tables.ts';
import { weathercock } from './scores/signs-of-the-times/weathercock.ts';
import type { Piece } from './toolkit/piece.ts';

export type AlbumProduction = {
  room: Room;
  targetLufs: number;
  /** How long the last beat rings on. */
  tailSeconds: number;
  /** Compact masters are mono at 22.05 kHz; the build expands them. */
  format: 'song' | 'compact master';
  tracks: Record<string, () => Piece>;
};

/** How each album of content/albums is produced, by its id. Titles and lengths are in its album.yaml. */
export const catalogue: Record<string, AlbumProduction> = {
  'mystery-of-love': {
    room: { decaySeconds: 2.1, preDelaySeconds: 0.014, brightnessHz: 6500, level: 0.3 },
    targetLufs: -16,
    tailSeconds: 3.5,
    format: 'song',
    tracks: {
      'the-clockmakers-hour': theClockmakersHour,
      'red-sky-at-morning': redSkyAtMorning,
      'falling-barometer': fallingBarometer,
      starlings,
      'summer-lightning': summerLightning,
      'tide-tables': tideTables,
      'the-comet-year': theCometYear,
      weathercock,
      'snow-on-the-wires': snowOnTheWires,
      'all-clear': allClear,
    },
  },
  'jesus-please-help-me': {
    room: { decaySeconds: 2.9, preDelaySeconds: 0.022, brightnessHz: 4800, level: 0.32 },
    targetLufs: -16,
    tailSeconds: 4.5,
    format: 'song',
    tracks: {
      'before-the-day': beforeTheDay,
      'jesus-please-help-me': jesusPleaseHelpMe,
      'the-mystery-of-love': theMysteryOfLove,
      'still-waters': stillWaters,
      'bread-and-wine': breadAndWine,
      'a-lamp-for-my-feet': aLampForMyFeet,
      forgiven: forgiven,
      'go-in-peace': goInPeace,
    },
  },
  parousia: {
    room: { decaySeconds: 3.4, preDelaySeconds: 0.028, brightnessHz: 4600, level: 0.34 },
    targetLufs: -20,
    tailSeconds: 7,
    format: 'compact master',
    tracks: {
      'night-watch': nightWatch,
      'the-lamps-are-trimmed': theLampsAreTrimmed,
      'a-cry-at-midnight': aCryAtMidnight,
      'the-door': theDoor,
      'procession-of-stars': processionOfStars,
      arrival: arrival,
    },
  },
};

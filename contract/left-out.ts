import { isSystemFile } from './media-files.ts';

/** Recordings that the site cannot play, by the endings of their names. */
const otherRecording = /\.(aac|m4b|wma|ape|wv|mpc|tta|ac3|dts|ds[fd]|dff|amr|3ga|mka|mp2|mpga|ra|au)$/i;

const protectedRecording = /\.(m4p|aaxc?)$/i;
/** Not .gpx: photographers have the tracks of their walks in such files. */
const notes = /\.(midi?|kar|musicxml|mxl|mscz|sib|gp\d?)$/i;
const musicProject = /\.(als|alp|logicx|band|flp|cpr|ptx|rpp|aup3?|song|reason|dawproject)$/i;

/** What helps with files that the site has no place for, by the endings of their names. The first one that fits counts. */
const remedies: [ending: RegExp, sentences: string][] = [
  [
    /\.(dng|raw|cr[23]|crw|nef|arw|orf|rw2|raf|pef|srw)$/i,
    'is a raw photo. Open it in your photo program, and export it as JPEG.',
  ],
  [
    /\.(psd|psb|ai|eps|afphoto|afdesign|xcf|kra|indd|sketch|fig)$/i,
    'is a file of a drawing program. Export it from there as PNG.',
  ],
  [
    /\.(bmp|jxl|jp2|ico|tga|pcx)$/i,
    'is of a kind that the site cannot show. Open it in Photos or in the program that made it, and export it as JPEG.',
  ],
  [notes, 'has notes, and no sound. Export it from your music program as WAV.'],
  [musicProject, 'is a project of a music program. Export its sound from there as WAV.'],
  [protectedRecording, 'is protected against copying, so a page cannot play it.'],
  [otherRecording, 'is of a kind that the site cannot play. Save it as FLAC, WAV or MP3 first.'],
  [
    /\.(mov|avi|mkv|m4v|wmv|flv|mpe?g|3gp|mts|ogv)$/i,
    'is a film of a kind that the site cannot show. Save it as MP4 first.',
  ],
  [/\.(srt|ass|ssa|sbv|ttml)$/i, 'has words of a kind that the site cannot read. Save them as .vtt or .lrc first.'],
  [/\.(m3u8?|pls|cue|xspf|wpl|asx)$/i, 'is a playlist. The site needs none, because an album has its own order.'],
  [/\.(zip|rar|7z|tar|t?gz|bz2|xz|dmg|iso)$/i, 'is packed. Open it, and drop the folder that is in it.'],
  [/\.pdf$/i, 'is a PDF. Save its pages as pictures, or copy its words into the form.'],
  [
    /\.(txt|md|rtf|docx?|odt|pages|nfo|html?)$/i,
    'is a text. Copy its words into the form, where you want to have them.',
  ],
];

/**
 * Why a file that `mediaKind` does not know is left out, and what helps. Completes the sentence "<file> …" for the owner.
 */
export function whyLeftOut(fileName: string): string {
  if (isSystemFile(fileName)) return 'is a file that your system keeps for itself.';
  const [, sentences] = remedies.find(([ending]) => ending.test(fileName)) ?? [];
  return sentences ?? 'is neither a picture nor a recording, so the site has no place for it.';
}

/** Whether a file is of music, and the site cannot play it: a recording, notes, or a project of a music program. */
export const isOtherMusic = (fileName: string): boolean =>
  [otherRecording, protectedRecording, notes, musicProject].some((ending) => ending.test(fileName));

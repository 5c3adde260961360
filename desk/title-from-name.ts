import { capitalized } from './capitalized.ts';

/** What systems add to the name of a copy: ' (1)', '~2', ' - Copy', ' - Kopie 2'. */
const copySign =
  /\s*\(\d+\)$|~\d+$|[\s_-]+(copy|copie|copia|cópia|kopie|kopia|kopi|kopya|копия|コピー|のコピー|副本|복사본|نسخة)(\s*\(?\d+\)?)?$/iu;

const day = String.raw`(?:19|20)\d\d[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`\d{1,2}[-_.:hT]?\d{2}[-_.:m]?\d{2}\d*`;

/** A date, with or without a time, before a title. */
const dayFirst = new RegExp(String.raw`^${day}(?:[\s_T-]+${time})?(?!\d)[\s._-]*`, 'i');

/** A day and a time of six digits after other words, as screenshots have them in every language. Nobody writes seconds. */
const stamp = new RegExp(String.raw`${day}[^\d\n]{1,8}${time}`, 'i');

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|^(?=.*\d)(?=.*[a-f])[0-9a-f]{16,}$/i;

/** What cameras, phones and programs write before a number. */
const makers = [
  'img|imgp|mvimg|_?dsc|_?dsc[nf]|dscf|pxl|mvi|mov|mvc|vid|video|gopr|g[hxp]|dji|p|pict?|picture|image|photo|foto|bild|imagen|burst|pano',
  'scan|fb_img|received|signal|telegram|snapchat|inshot|lrm|wa|ptt|aud|audio|rec|track|titel|piste|traccia|pista|faixa|tonspur',
  '(?:new |neue |nouvel |nueva |nova |nuova )?(?:recording|voice|aufnahme|enregistrement|grabación|gravação|registrazione|memo)',
  'untitled|unnamed|unbenannt|ohne titel|sans titre|senza titolo|sin título|sem título|無題|download|fullsizerender',
  'whatsapp (?:image|audio|video|ptt)',
  'screen ?shot|screen recording|bildschirmfoto|bildschirmaufnahme|capture d.écran|captura de (?:pantalla|tela|ecrã)|schermata',
  'schermafbeelding|skärmavbild|skjermbilde|skærmbillede|näyttökuva|kuvakaappaus|zrzut ekranu|ekran görüntüsü|snímek obrazovky',
  'képernyőkép|captură de ecran|снимок экрана|знімок екрана|στιγμιότυπο οθόνης|لقطة شاشة|לכידת מסך|スクリーンショット|画面収録|截屏|屏幕截图|螢幕截圖|截圖|스크린샷|화면 캡처',
].join('|');

/** Such a name has nothing else: IMG_0412, IMG-20240520-WA0007, PXL_20240520_180412345.NIGHT, Bildschirmfoto, 0412. */
const automatic = new RegExp(
  String.raw`^(?:(?:${makers})(?![\p{L}]))?[\s._-]*(?:(?:[a-z]?\d[\d\s._:-]*)+(?:wa\d+|[._-](?:mp|night|portrait|pano|cover|burst|edited|effects|l0)[\d-]*|_[no])*)?$`,
  'iu',
);

/** A camera's number before words that somebody has added: IMG_0412 Sunset. */
const cameraFirst = /^(?:img|mvimg|_?dsc[nf]?|pxl|dji|gopr|p)[_-]?\d{3,}[\s_-]+(?=\p{L}{2})/iu;

/** The number of a track at the beginning of a name: '03', '1-03' of a second disc, 'A1' of a side. */
const leading = /^(?:(\d{1,2})-(?=\d\d\D)|([A-H])(?=\d{1,2}[\s._)-]))?(\d{1,3})[\s._)-]+(?=\S)/;

/** The least share of the files that must be numbered. */
const numberedShare = 0.5;

/**
 * The titles of files from their names, in the same order: '03_night-watch.mp3' is 'Night watch'. Empty where a camera or a
 * program has named the file. A number at the beginning is a part of the title, unless the files are a numbered run.
 */
export function titlesFromNames(names: string[]): string[] {
  const stems = names.map((name) => name.normalize('NFC').replace(/\.[^.\s]{1,5}$/, '')).map(withoutCopySign);
  const isRun = isNumberedRun([...new Set(stems)]); // A recording and its words have the same.
  return stems.map((stem) => titleOf(stem, isRun || /^0[1-9]\D/.test(stem)));
}

function withoutCopySign(stem: string): string {
  const shorter = stem.replace(copySign, '');
  return shorter && shorter !== stem ? withoutCopySign(shorter) : stem;
}

function titleOf(stem: string, isNumbered: boolean): string {
  if (id.test(stem) || automatic.test(stem)) return '';
  let rest = stem.replace(dayFirst, '').replace(cameraFirst, '');
  if (stamp.test(rest) || automatic.test(rest)) return '';
  if (isNumbered) rest = rest.replace(leading, '');
  // Where words have spaces between them, hyphens belong to the words.
  const words = rest.replaceAll(/\s/.test(rest) ? /_+/g : /[_-]+/g, ' ').trim();
  return automatic.test(words) ? '' : capitalized(words);
}

/**
 * Whether the numbers before the names count tracks: one has a zero before it, or they begin with 1 or are more than two, and hardly
 * one is missing.
 */
function isNumberedRun(stems: string[]): boolean {
  const matches = stems
    .flatMap((stem) => (dayFirst.test(stem) ? [] : [leading.exec(stem)]))
    .filter((match) => match !== null);
  if (matches.length < 2 || matches.length < stems.length * numberedShare) return false;
  const numbers = matches.map(
    ([, disc, side, number]) => (side ? side.charCodeAt(0) : Number(disc ?? 0)) * 1000 + Number(number),
  );
  const groups = [...Map.groupBy(new Set(numbers), (number) => Math.floor(number / 1000)).values()];
  if (new Set(numbers).size < numbers.length) return false;
  if (matches.some(([, , , number]) => number!.startsWith('0'))) return true;
  const isDense = groups.every((group) => Math.max(...group) - Math.min(...group) < 2 * group.length);
  return isDense && (Math.min(...numbers) % 1000 === 1 || numbers.length > 2);
}

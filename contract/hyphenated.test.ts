import { expect, test } from 'vitest';
import { hyphenated } from './hyphenated.ts';

test.each([
  ['Für Elise', 'fur-elise'],
  ['Łódź nights', 'lodz-nights'],
  ['Smørrebrød & Æbler', 'smorrebrod-aebler'],
  ['Đà Nẵng', 'da-nang'],
  ['Þingvellir', 'thingvellir'],
  ['GROSSE Straße', 'grosse-strasse'],
  ['Œuvre', 'oeuvre'],
  ['ﬁnal № 1', 'final-no-1'],
  ['Nacht\u00admusik', 'nachtmusik'],
  ['\ufeffmoon\u200b\u2060light\u200d', 'moonlight'],
  ['Παρουσία', ''],
])('%s becomes %s', (name, address) => expect(hyphenated(name)).toBe(address));

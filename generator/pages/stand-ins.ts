import { albums } from '../../pages/album/page.ts';
import { galleries } from '../../pages/gallery/schema.ts';
import { home } from '../../pages/home/page.ts';
import { initiatives } from '../../pages/other-initiatives/page.ts';
import { team } from '../../pages/team/page.ts';
import { services } from '../../pages/text-to-image/page.ts';
import { writing } from '../../pages/writing/page.ts';
import { menu } from '../content/menu.ts';
import { messagesOf } from '../content/messages.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { walk } from '../lib/walk.ts';

/** Lists the stand-ins that are left, such as '24 recordings', for the info page: records with `standIn: true`. */
export function standInsLeft(content: Content): string[] {
  const { contact, lights, standIn } = content.get(site);
  const messages = messagesOf(content);
  const isStandIn = (record?: { standIn?: boolean | undefined }) => record?.standIn === true;
  const recordings = content.get(albums).flatMap(({ tracks }) => tracks);
  const books = content.get(writing).flatMap(({ books }) => books);
  const files = [menu, home, albums, galleries, writing, services, initiatives, team];
  return [
    standIn && messages.standInNameAndAddress,
    contact?.phone && isStandIn(contact) && messages.standInPhone,
    some(recordings.filter(isStandIn).length, messages.standInRecordings),
    some(content.get(initiatives).filter(({ audio }) => isStandIn(audio)).length, messages.standInEpisodes),
    isStandIn(content.get(home).film) && messages.standInFilm,
    some(countPictures([lights, ...files.map((file) => content.get<unknown>(file))]), messages.standInPictures),
    books.some(isStandIn) && messages.standInBooks,
    content.get(team).some(isStandIn) && messages.standInMembers,
  ].filter((line) => typeof line === 'string');
}

const some = (count: number, inWords: (count: number) => string) => count > 0 && inWords(count);

/** Counts the pictures that are stand-ins anywhere in some records. A record with an alternative text is a picture. */
const countPictures = (records: unknown): number =>
  [...walk(records)].filter(
    ({ path, value, record }) => path.at(-1) === 'standIn' && value && record && 'alt' in record,
  ).length;

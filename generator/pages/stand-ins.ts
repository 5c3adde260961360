import { galleries } from '../content/galleries.ts';
import { menu } from '../content/menu.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { walk } from '../lib/walk.ts';
import { albums } from './album.ts';
import { home } from './home.ts';
import { initiatives } from './other-initiatives.ts';
import { team } from './team.ts';
import { services } from './text-to-image.ts';
import { writing } from './writing.ts';

/** Lists the stand-ins that are left, such as '24 recordings', for the info page: records with `standIn: true`. */
export function standInsLeft(content: Content): string[] {
  const { contact, lights, standIn } = content.get(site);
  const isStandIn = (record?: { standIn?: boolean | undefined }) => record?.standIn === true;
  const recordings = content.get(albums).flatMap(({ tracks }) => tracks);
  const books = content.get(writing).flatMap(({ books }) => books);
  const files = [menu, home, albums, galleries, writing, services, initiatives, team];
  return [
    standIn && 'the project’s name and address',
    isStandIn(contact) && 'the phone number',
    counted(recordings.filter(isStandIn).length, 'recording'),
    counted(content.get(initiatives).filter(({ audio }) => isStandIn(audio)).length, 'podcast episode'),
    isStandIn(content.get(home).film) && 'the film of the home page',
    counted(countPictures([lights, ...files.map((file) => content.get<unknown>(file))]), 'picture'),
    books.some(isStandIn) && 'book titles with their bookshop links',
    content.get(team).some(isStandIn) && 'the names on the team page',
  ].filter((line) => typeof line === 'string');
}

const counted = (count: number, unit: string) => count > 0 && `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Counts the pictures that are stand-ins anywhere in some records. A record with an alternative text is a picture. */
const countPictures = (records: unknown): number =>
  [...walk(records)].filter(
    ({ path, value, record }) => path.at(-1) === 'standIn' && value && record && 'alt' in record,
  ).length;

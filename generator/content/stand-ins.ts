import type { Content } from './read.ts';

/**
 * What is still a stand-in, in plain words such as '24 recordings'. The info page says so to visitors, the build to the
 * owner. A record without `standIn: true` is the owner's own.
 */
export function standInsLeft(content: Content): string[] {
  const { site, albums, galleries, home, pages, history: _, ...rest } = content;
  const recordings = albums.flatMap(({ tracks }) => tracks).filter(({ standIn }) => standIn).length;
  const podcasts = content.initiatives.filter(({ audio }) => audio?.standIn).length;
  const links = content.writing.flatMap(({ books }) => books).filter(({ standIn }) => standIn).length;
  const members = content.team.filter(({ standIn }) => standIn).length;
  const pictures = countPictures([site.lights, albums, galleries, home, pages, rest]);
  return [
    site.standIn && 'the project’s name and address',
    site.contact.standIn && 'the phone number',
    counted(recordings, 'recording'),
    counted(podcasts, 'podcast episode'),
    home.film.standIn && 'the film of the home page',
    counted(pictures, 'picture'),
    counted(links, 'book title with its bookshop link', 'book titles with their bookshop links'),
    counted(members, 'team member', 'the names on the team page'),
  ].filter((line) => typeof line === 'string');
}

const counted = (count: number, one: string, many?: string) =>
  count > 0 && (many ?? `${count} ${count === 1 ? one : `${one}s`}`);

/** Records of pictures, wherever they stand: those with a file and a text, and those of the galleries. */
function countPictures(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const isPicture = 'alt' in value && 'standIn' in value && value.standIn === true;
  return Object.values(value).reduce((sum: number, inner) => sum + countPictures(inner), isPicture ? 1 : 0);
}

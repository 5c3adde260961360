import { extname, posix } from 'node:path';
import type { DownloadLink } from '../../contract/page-data.ts';
import { messagesOf } from '../content/messages.ts';
import { provenance } from '../content/provenance.ts';
import type { Content } from '../content/read.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { savedName } from '../lib/saved-name.ts';
import { sizeText } from '../lib/size-text.ts';
import type { Downloads, FileSizes, Offered } from '../media/downloads.ts';

/** An offered file and the title of its track or picture. */
export interface OfferedWork extends Offered {
  title: string;
}

interface Collection extends Pick<Downloads, 'files' | 'streams' | 'cover'> {
  title: string;
  creator: string;
  /** The path of its page. */
  path: string;
  /** The folder of its files on the site, which ends with its id: /audio/songs. */
  folder: string;
  texts?: Downloads['texts'];
  playlist?: string;
}

/** What the build writes for an album or a gallery whose owner offers its files. */
export function collect(content: Content, collection: Collection): Downloads {
  const { title, creator, path, folder, files, streams, texts, playlist, cover } = collection;
  const { rights, licenceUrl } = provenance(content, title);
  const messages = messagesOf(content);
  const name = savedName(title);
  const beside = (fileName: string, savedAs = fileName): Offered => ({
    name: savedAs,
    address: `${folder}/${fileName}`,
  });
  const id = posix.basename(folder);
  return {
    files,
    streams,
    cover,
    zip: beside(`${id}.zip`, `${name}.zip`),
    checksums: beside('sha256sums.txt'),
    playlist: playlist === undefined ? undefined : { ...beside(`${id}.m3u8`, `${name}.m3u8`), text: playlist },
    folder: name,
    texts: {
      ...texts,
      'licence.txt': [
        title,
        messages.creatorOfFiles(creator),
        ...(rights ? [rights] : []),
        ...(licenceUrl ? [messages.licenceOfFiles(licenceUrl)] : []),
        `${messages.pageOfFiles(absoluteUrl(content, path))}\n`,
      ].join('\n'),
    },
  };
}

const wholeAsZip = { album: 'wholeAlbumAsZip', gallery: 'wholeGalleryAsZip' } as const;

/** The links to all files of a work together. Without sizes, the files do not exist yet: `npm run dev` does not make them. */
export function linksToAll(
  content: Content,
  kind: 'album' | 'gallery',
  { zip, playlist, checksums }: Downloads,
  sizes?: FileSizes,
): DownloadLink[] {
  const messages = messagesOf(content);
  const link = (label: string, { address, name }: Offered): DownloadLink => ({ label, url: address, name });
  return [
    link(messages[wholeAsZip[kind]](stated(content, zip, sizes)), zip),
    ...(playlist ? [link(messages.playlist, playlist)] : []),
    link(messages.checksums, checksums),
  ];
}

/** The link to a track or a picture: 'Song One as MP3, 1.2 MB'. */
export const linkTo = (content: Content, file: OfferedWork, sizes?: FileSizes): DownloadLink => ({
  label: messagesOf(content).fileAs(file.title, kindOf(file), stated(content, file, sizes)),
  url: file.address,
  name: file.name,
});

const stated = (content: Content, { address }: Offered, sizes?: FileSizes): string =>
  sizes ? sizeText(sizes.get(address)!, content.language) : messagesOf(content).madeLater;

/** The kind of a file in words, from its ending. */
const kindOf = ({ name }: Offered): string => extname(name).slice(1).toUpperCase().replace(/^JPG$/, 'JPEG');

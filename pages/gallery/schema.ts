import { join } from 'node:path';
import { z } from 'zod';
import { pathIn } from '../../generator/content/addresses.ts';
import { contentFolders } from '../../generator/content/content-file.ts';
import {
  accent,
  day,
  downloads,
  draft,
  entry,
  id,
  list,
  madeBy,
  oldAddressesOrIds,
  order,
  type PictureRecord,
  picture,
  pictureFile,
  standIn,
  text,
  textOrNone,
  title,
} from '../../generator/content/fields.ts';
import { recordFolders } from '../../generator/content/folder-names.ts';
import type { Content } from '../../generator/content/read.ts';
import { didYouMean } from '../../generator/content/similar.ts';
import type { RecordFile } from '../../generator/content/yaml.ts';

const gallery = z.strictObject({
  title: title.meta({ description: 'The name of the gallery.', placeholder: 'Untitled gallery' }),
  draft,
  aliases: oldAddressesOrIds('gallery'),
  description: text.meta({ description: 'One or two sentences below the title.', widget: 'long' }),
  order,
  published: day.optional(),
  accent,
  music: text.optional().meta({
    description: 'The album that plays when visitors press ‘See it with music’. Without it, one of the same colour.',
    widget: 'album',
  }),
  downloads,
  hang: z
    .enum(['squares', 'rows'], 'must be squares or rows')
    .default('squares')
    .meta({
      title: 'On the wall',
      names: { squares: 'Columns', rows: 'Rows in their own shapes' },
      description: 'Columns: all of one height, and of a wide picture the middle. Rows show every picture whole.',
    }),
  coverImage: picture
    .optional()
    .meta({ title: 'Cover', description: 'Shown on the page of all galleries. Without one, the first picture is.' }),
  images: list(
    entry({
      id,
      url: pictureFile,
      title: textOrNone.meta({
        description: 'The name of the picture. Without one, it has the name of the gallery and its number.',
      }),
      description: textOrNone.meta({ description: 'What you would like to say about it.', widget: 'long' }),
      alt: textOrNone.meta({
        title: 'In words',
        noun: '‘In words’',
        description: 'What people should know who cannot see the picture.',
        widget: 'long',
      }),
      made: text.optional().meta({ title: 'How it was made', description: 'How the picture was made, in one line.' }),
      madeBy,
      standIn,
    }),
    'pictures',
  ).meta({
    title: 'Pictures',
    description: 'In the order in which they hang. Drop pictures here: each gets an entry.',
  }),
});

/** Pictures of a camera may stay without titles: 'Fête du port 3' is said in all languages. */
const schema = gallery.transform((record) => ({
  ...record,
  images: record.images.map((image, index) => ({ ...image, title: image.title || `${record.title} ${index + 1}` })),
}));

/** The galleries, in order. */
export const galleries = contentFolders('galleries', 'gallery.yaml', schema, checkMusic);

/** Reports the name of an album that does not exist. */
function checkMusic({ data: { music }, report }: RecordFile<z.infer<typeof schema>>, folder: string): void {
  if (!music) return;
  const albums = recordFolders(join(folder, '../..'), 'albums');
  if (albums.includes(music)) return;
  const remedy = didYouMean(music, albums) || ` Name one of these: ${albums.join(', ')}.`;
  report(['music'], `music names '${music}', but there is no such album.${remedy}`);
}

export type GalleryRecord = z.infer<typeof schema> & { id: string };

/** The folder of a gallery's files, relative to the content folder. */
export const galleryFolder = ({ id }: GalleryRecord): string => `galleries/${id}/`;

/** The picture that stands for a gallery. */
export function coverOf({ coverImage, images }: GalleryRecord): Pick<PictureRecord, 'file' | 'alt'> {
  if (coverImage) return coverImage;
  // Only an unfinished gallery in the preview has none.
  const { url: file, alt } = images[0] ?? { url: '', alt: '' };
  return { file, alt };
}

export const galleryPath = (content: Content, { id }: GalleryRecord): string => pathIn(content, 'gallery', id);

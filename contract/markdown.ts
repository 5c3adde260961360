import type { PictureData, VideoData } from './page-data.ts';

/* A text in Markdown as a tree, which is part of the record and of the page's data. HTML in it is text, so nothing in it is code. */

type Block = 'p' | 'blockquote' | 'ul' | 'ol' | 'li' | 'pre' | 'hr';
type Table = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

/** Elements without anything of their own. */
export type PlainTag = Block | Table | 'em' | 'strong' | 's' | 'code' | 'br';

/** A part of a text. A string is text; `Media` are the pictures, recordings and other files. */
export type MarkdownNode<Media> =
  | string
  | { tag: PlainTag; children?: MarkdownNode<Media>[] /** The first number of a list. */; start?: number }
  | { tag: 'h2' | 'h3' | 'h4'; hash: string; name: string; children: MarkdownNode<Media>[] }
  // Without an address, the page that it led to is not on the site, and the words stay.
  | { tag: 'link'; to: { href?: string | undefined }; children: MarkdownNode<Media>[] }
  | { tag: 'youtube'; name: string; videoUrl: string }
  | Media;

/** Pictures, recordings, films and files as the page shows them. */
export type MediaData =
  | { tag: 'picture'; picture: PictureData; caption?: string | undefined }
  | { tag: 'recording'; url: string; title: string }
  | { tag: 'film'; video: VideoData; poster?: PictureData | undefined; title: string; caption?: string | undefined }
  | { tag: 'file'; url: string; name: string /** Such as 'PDF, 1.2 MB'. */; facts: string; title: string };

export type ShownMarkdown = MarkdownNode<MediaData>;

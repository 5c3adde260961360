import MarkdownIt, { type Token } from 'markdown-it';
import { hyphenated } from '../../contract/hyphenated.ts';
import type { MarkdownNode, PlainTag } from '../../contract/markdown.ts';
import { isDocument, mediaKind } from '../../contract/media-files.ts';
import { contentHash } from '../lib/content-hash.ts';
import { cutText } from '../lib/cut-text.ts';
import { address, fileName, textOrNone } from './fields.ts';
import { linkedText } from './links-in-text.ts';
import { embedAddress, filmAddress } from './youtube.ts';

/** A file beside the record that its text shows or offers. The page's maker puts its address in its place. */
export interface NamedFile {
  tag: 'media';
  file: string;
  /** Of a picture: what it shows. */
  alt?: string;
  /** Of others: what visitors read. */
  words?: string;
  /** Below it. */
  caption?: string;
  /** The picture of a film before it plays. */
  poster?: { file: string; alt: string };
  /** Whether it is shown or played, and not only a link. */
  isShown: boolean;
}

export type WrittenMarkdown = MarkdownNode<NamedFile>;

/** A text with its parts, and what is wrong in it, in sentences that begin with its name. */
export interface MarkdownText {
  markdown: WrittenMarkdown[];
  faults: string[];
}

/** A text in Markdown. Its parts are fields as of any record: `file` names a file beside it, `href` a place. */
export const markdownText = textOrNone.transform(parseMarkdown);

/** Addresses come as they were written, because every one is checked here; HTML is text. */
const parser = new MarkdownIt({ html: false, linkify: true });
parser.validateLink = () => true;
parser.normalizeLink = (url) => url;
parser.normalizeLinkText = (url) => url;
parser.linkify.set({ fuzzyLink: false });

export function parseMarkdown(source: string): MarkdownText {
  const tokens = parser.parse(source, {});
  const builder = new Builder(tokens);
  const markdown = builder.nodes(nested(tokens));
  return { markdown, faults: [...builder.faults] };
}

/** The first words of a text, for lists and search engines: the beginning of its first paragraph. */
export function beginningOf({ markdown }: MarkdownText): string {
  const paragraph = markdown.find((node) => typeof node === 'object' && node.tag === 'p');
  const [sentence = ''] = /^.{20,}?[.!?。！？؟](?=\s|$)|^.*/su.exec(paragraph ? wordsOf([paragraph]) : '') ?? [];
  return sentence.trim();
}

/** All parts of a text, outer ones first. */
export function* partsOf<Media extends object>(nodes: MarkdownNode<Media>[]): Generator<MarkdownNode<Media> & object> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    if ('children' in node && node.children) yield* partsOf(node.children as MarkdownNode<Media>[]);
  }
}

/** The words of parts of a text. */
export const wordsOf = (nodes: WrittenMarkdown[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return ' ';
      return 'children' in node && node.children ? wordsOf(node.children) : '';
    })
    .join('');

/** The elements that tokens open. */
const tags: Record<string, PlainTag> = {
  ...{ blockquote: 'blockquote', bullet_list: 'ul', ordered_list: 'ol', list_item: 'li' },
  ...{ table: 'table', thead: 'thead', tbody: 'tbody', tr: 'tr', th: 'th', td: 'td' },
  ...{ em: 'em', strong: 'strong', s: 's' },
};

/** A token with the tokens between it and the one that closes it. */
interface Nested {
  token: Token;
  inner: Nested[];
}

function nested(tokens: Token[]): Nested[] {
  const root: Nested[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) open.pop();
    else {
      const node = { token, inner: nested(token.children ?? []) };
      open.at(-1)!.push(node);
      if (token.nesting === 1) open.push(node.inner);
    }
  }
  return root;
}

/** Makes the tree of one text. */
class Builder {
  readonly faults = new Set<string>();
  private readonly hashes = new Set<string>();
  private readonly levels: string[];
  private isInLink = false;

  constructor(tokens: Token[]) {
    // Whatever signs an owner uses, the first kind of heading is below that of the page.
    this.levels = [...new Set(tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => tag))].sort();
  }

  nodes = (inner: Nested[]): WrittenMarkdown[] => inner.flatMap((node) => this.node(node));

  private node({ token, inner }: Nested): WrittenMarkdown[] {
    const { type, content } = token;
    const tag = tags[type.replace('_open', '')];
    if (tag) {
      const start = Number(token.attrGet('start') ?? 1);
      return [{ tag, children: this.nodes(inner), ...(start !== 1 && { start }) }];
    }
    if (type === 'inline') return this.nodes(inner);
    if (type === 'paragraph_open') return this.paragraph(inner[0]?.inner ?? [], token.hidden);
    if (type === 'heading_open') return [this.heading(token, this.nodes(inner))];
    if (type === 'link_open') {
      this.isInLink = true;
      const children = this.nodes(inner);
      this.isInLink = false;
      return [this.link(token, children)];
    }
    if (type === 'image') return [this.strayImage(token)];
    if (type === 'softbreak') return ['\n'];
    if (type === 'hardbreak') return [{ tag: 'br' }];
    if (type === 'hr') return [{ tag: 'hr' }];
    if (type === 'code_inline') return [{ tag: 'code', children: [content] }];
    if (type === 'fence' || type === 'code_block') {
      return [{ tag: 'pre', children: [{ tag: 'code', children: [content] }] }];
    }
    return this.isInLink ? [content] : this.words(content);
  }

  /** Words with the addresses that the parser does not see, such as those between Japanese letters. */
  private words(content: string): WrittenMarkdown[] {
    const linked = linkedText(content);
    const parts = typeof linked === 'string' ? [linked] : linked;
    return parts
      .filter((part) => part !== '')
      .map((part) =>
        typeof part === 'string' ? part : { tag: 'link', to: { href: part.address }, children: [part.text] },
      );
  }

  private heading(token: Token, children: WrittenMarkdown[]): WrittenMarkdown {
    const name = wordsOf(children).trim();
    const stem = hyphenated(name) || contentHash(8, name);
    let hash = stem;
    for (let number = 2; this.hashes.has(hash); number++) hash = `${stem}-${number}`;
    this.hashes.add(hash);
    const level = Math.min(2, this.levels.indexOf(token.tag));
    return { tag: (['h2', 'h3', 'h4'] as const)[level]!, hash, name, children };
  }

  /** Paragraphs, with the pictures and recordings between them. In a list they are `bare`, if no empty line divides it. */
  private paragraph(inner: Nested[], isBare: boolean): WrittenMarkdown[] {
    const [only] = inner;
    if (inner.length === 1 && only!.token.type === 'link_open') {
      const alone = this.linkAlone(only!);
      if (alone) return [alone];
    }
    const found: WrittenMarkdown[] = [];
    let words: WrittenMarkdown[] = [];
    const flush = () => {
      const isBlank = words.every((word) => typeof word === 'string' && word.trim() === '');
      if (!isBlank) found.push(...(isBare ? words : [{ tag: 'p' as const, children: words }]));
      words = [];
    };
    for (const node of inner) {
      const media = node.token.type === 'image' ? this.image(node.token) : undefined;
      if (media) {
        flush();
        found.push(media);
      } else words.push(...this.node(node));
    }
    flush();
    return found;
  }

  /** `![What it shows](picture.jpg "Below it")`, and the same for recordings and films. */
  private image(token: Token): NamedFile | undefined {
    const file = fileIn(token);
    const kind = file && mediaKind(file);
    if (!kind) return undefined;
    const title = attribute(token, 'title') || undefined;
    const words = token.content.trim();
    if (kind === 'picture') return { tag: 'media', file, alt: words, caption: title, isShown: true };
    const hasPoster = kind === 'film' && title !== undefined && mediaKind(title) === 'picture';
    const below = hasPoster ? { poster: { file: title, alt: '' } } : { caption: title };
    return { tag: 'media', file, words: words || file, ...below, isShown: true };
  }

  private strayImage(token: Token): string {
    const source = attribute(token, 'src');
    this.faults.add(
      fileIn(token)
        ? `has ${quoted(source)} among other signs, where it cannot be shown. Give it a line of its own.`
        : `shows ${quoted(source)}, which is no picture beside it. Put the file there, and write its name.`,
    );
    return token.content;
  }

  /** A link that is a paragraph of its own: a recording or a film is played in its place. */
  private linkAlone({ token, inner }: Nested): WrittenMarkdown | undefined {
    const to = attribute(token, 'href');
    const words = wordsOf(this.nodes(inner)).trim();
    if (filmAddress.test(to)) {
      return { tag: 'youtube', name: words === to ? '' : words, videoUrl: embedAddress(to) };
    }
    const file = fileIn(token);
    const isPlayed = file && ['recording', 'film'].includes(mediaKind(file) ?? '');
    return isPlayed ? { tag: 'media', file, words, isShown: true } : undefined;
  }

  private link(token: Token, children: WrittenMarkdown[]): WrittenMarkdown {
    const to = attribute(token, 'href');
    const file = fileIn(token);
    if (file && (mediaKind(file) || isDocument(file))) {
      return { tag: 'media', file, words: wordsOf(children).trim() || file, isShown: false };
    }
    const { data: href, error } = address.safeParse(to);
    if (href !== undefined) return { tag: 'link', to: { href }, children };
    // What only looks like an address stays text.
    if (token.info !== 'auto') {
      this.faults.add(
        file
          ? `offers ${quoted(to)}, but files of this kind cannot be offered. Put it into a ZIP.`
          : `has a link to ${quoted(to)}, which ${error?.issues[0]?.message}.`,
      );
    }
    return { tag: 'link', to: {}, children };
  }
}

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

/** The name of a file beside the record, if a token leads to one. Programs write a space in it as %20. */
function fileIn(token: Token): string | undefined {
  const written = attribute(token, 'src') || attribute(token, 'href');
  const name = written.replaceAll('%20', ' ');
  return !/^[a-z]+:/i.test(name) && fileName.safeParse(name).success ? name : undefined;
}

const quoted = (source: string): string => `‘${cutText(source, 60)}’`;

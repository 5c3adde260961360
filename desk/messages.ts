import type { IconData } from '../contract/page-data.ts';
import type { Finding, Problem } from '../contract/problem.ts';
import type { Widget } from '../contract/widget.ts';
import type { FileKind } from './file-kind.ts';
import type { Fields, Path, Value } from './value.ts';
import type { WorkKind } from './work-kinds.ts';

/* What the desk's page and its server say to each other. */

/** A part of a JSON Schema: what a form needs of it. `title` and `description` are label and help. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  widget?: Widget;
  /** What a new entry has in this field. */
  start?: string;
  /** A value that the field could have. */
  example?: string;
  /** The part of a long form that it is in. */
  section?: string;
  /** What a sentence calls the value, with its article. By default, it is made of the label. */
  noun?: string;
  /** The pages that have this field in their entries of pages.yaml. By default, all. */
  pages?: string[];
  enum?: string[];
  /** What the desk calls these values. By default, as they are. */
  names?: Record<string, string>;
  /** What counts if a file says nothing. */
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
}

/** A content file in the list of all. Its name is its path below the content folder. */
export interface RecordName {
  name: string;
  label: string;
  group: 'pages' | WorkKind | 'site';
  /** The page that shows it, such as /history. */
  page: string;
  /** Only if its page is left out of the site: the place at the desk that puts it back. */
  putBackAt?: string | undefined;
  /** A work that only the owner sees. */
  isDraft: boolean;
  /** Something in it is to fix or to write, so Publish keeps its last version. */
  isWrong: boolean;
  /** The file of an album's or gallery's cover, or of its first picture, as far as there is one. */
  cover?: string | undefined;
}

/** What an owner can choose in a form instead of typing it. */
export interface Choices {
  /** The drawings of all icons, by name. */
  icons: Record<string, IconData>;
  /** The places of the site that a link may lead to. */
  places: { address: string; label: string }[];
  albums: { id: string; label: string }[];
  /** The words for the colours of light: 'red #c8102e' where the owner has replaced one. */
  colors: Record<string, string>;
  /** The pages by their words in the menu, those that are left out too. */
  pages: { id: string; label: string }[];
  /** The owner's own pages. */
  texts: { id: string; label: string }[];
}

/** What is wrong in a record, or still to write. */
export interface FieldProblem extends Problem {
  /** There is nothing yet: it is still to write, and no mistake. */
  isUnwritten?: boolean;
}

/** What is wrong in another file, perhaps because of a change here. */
export interface OtherProblem {
  /** The file, if the desk can open it. */
  name?: string | undefined;
  /** Line and column. */
  place: string;
  /** Of the value. */
  path: PropertyKey[];
  message: string;
}

/** A text whose translation is missing or older than the original. */
export interface ToTranslate {
  path: Path;
  /** Its place in words. */
  label: string;
  isOlder: boolean;
}

/** Another language of the site, with the texts that still need a translation, by record. */
export interface Translation {
  language: string;
  records: { name: string; label: string; texts: ToTranslate[] }[];
}

/** What the server knows about a content file after each request. */
export interface RecordState {
  /** Changes with the file. A request with an older one is refused. */
  version: string;
  /** A work that only the owner sees. */
  isDraft: boolean;
  problems: FieldProblem[];
  /** Pictures without words: good to have, and nothing waits for them. */
  mayWait: FieldProblem[];
  others: OtherProblem[];
  /** What it is called: the title of an album changes with its file. */
  label: string;
  /** The page that shows it. */
  page: string;
}

export interface OpenRecord extends RecordState {
  name: string;
  schema: Schema;
  /** The ids in its last published version. */
  publishedIds: string[];
  /** The other languages of the site, in which each text may have a translation. */
  languages: string[];
  /** Undefined if the file cannot be read: its text can be changed instead. */
  value?: Value;
  text: string;
}

/** A change of a content file: its data, or its whole text. */
export type Change = { value: Value; version: string } | { text: string; version: string };

/** A file that was put beside a record. */
export interface ReceivedFile {
  kind: FileKind;
  /** As a record names it. */
  file: string;
  /** The entry of the trash with the file of the same name that it has replaced. */
  replaced?: string;
  /** A title made of the file's tags or its name. */
  title: string;
  id: string;
  /** Sentences about what was done with the file, such as 'Converted from HEIC.' */
  warnings?: string[];
  /** Of a recording: the fields of a track. */
  track?: Fields;
  /** Of a recording: its number on the album. */
  number?: number;
  /** The album in the tags of a recording, and the file of its cover if the album had none. An empty `artist` is the site's. */
  album?: { title?: string; year?: string; genre?: string; artist?: string; cover?: string };
}

/** A removed work, or removed files, with a button that puts them back. */
export interface Removed {
  id: string;
  kind: WorkKind | 'languages' | 'files';
  /** The title of the work, or the language; empty for files. */
  label: string;
  /** The names of files that were taken out because no record names them. */
  files: string[];
  /** The day, such as 2026-05-20. */
  day: string;
}

/** What the desk has done, with the way to take it back. */
export interface Done {
  /** A sentence for the owner. */
  message: string;
  /** The record that is concerned, if it is still there. */
  name?: string;
  undo?: { label: string } & ({ putBack: string } | { rename: string; id: string; isAlias: boolean });
}

/** Records that have other names now, and a sentence about the last one. */
export interface Renamed {
  names: { [old: string]: string };
  message: string;
}

/** What would be published. */
export interface Publication {
  /** Without a repository or a remote there is a sentence instead. */
  obstacle?: string;
  changes: PublishedChange[];
  /** The number of commits of the content that were made before, and have not been pushed. */
  commits: number;
  /** The titles of commits of the code that are pushed along. */
  codeCommits: string[];
  /** What stays on this computer, because it is not right. */
  heldBack: HeldBack[];
  /** What is sent, but left out of the site. */
  drafts: HeldBack[];
  /** What `npm run check:content` says. */
  findings: Advice[];
  /** Whether the rest can be published without what is held back. */
  canPublish: boolean;
  /** Files that no record names. */
  unnamed: string[];
}

/** A work, a page or a file of which visitors see the last version, or none. */
export interface HeldBack {
  /** Its record, if the desk can open it. */
  record?: string | undefined;
  label: string;
  /** Why, in sentences: 'Still to write: a cover.' */
  why: string;
  /** The field to go to. */
  place: string;
}

/** A finding, with the label of its file: the sentence names fields as the form does. */
export interface Advice extends Finding {
  label: string;
  /** The record with the value, if the desk can open it. */
  record?: string | undefined;
}

/** A change in words: 'Harbour Lights, new album, 3 tracks, 20 MB', or 'The event Night Watch, changed'. */
export interface PublishedChange {
  /** Before the name, such as 'The event'. Empty for albums and galleries. */
  lead: string;
  name: string;
  /** After the name, such as 'new album, 3 tracks'. */
  what: string;
  /** The record whose form shows it, and the place in it. */
  record?: string;
  place?: string;
  /** What 'Take back' gives back: a whole record, its fields without the entries of its lists, an entry, or a removed one. */
  takesBack?: 'record' | 'fields' | 'entry' | 'removed';
  /** The place of a removed entry in the published record. */
  publishedPlace?: string;
  /** Published files that have other bytes now or are gone, below the content folder. */
  replacedFiles?: string[];
  /** New and changed pictures, below the content folder. */
  pictures: string[];
  texts: ChangedText[];
}

/** A text before and after. */
export interface ChangedText {
  /** The labels of the fields around it. */
  label: string;
  before: string;
  after: string;
}

/** How far a publication is. */
export interface PublishProgress {
  /** Such as 'Sending your changes'. */
  step: string;
  /** From 0 to 1, if it is known. */
  part?: number;
}

/** What the host of the site says about the last publication. */
export interface HostAnswer {
  /** 'unknown': the host does not tell. */
  state: 'waiting' | 'live' | 'failed' | 'unknown';
  /** A sentence for the owner. */
  message: string;
  /** Of the site if it is live; otherwise the page on which the host says more. */
  address?: string;
  /** A mistake in the content. */
  problems: HostProblem[];
}

/** Something that the host has found in a content file. */
export interface HostProblem {
  /** Below the content folder. Empty if it is about several files. */
  file: string;
  line: number;
  message: string;
}

/** The name of the header that only the desk's own page sends. */
export const deskHeader = 'x-desk';

/** The name of the header with the id of a request. The same request has it again when it is sent again. */
export const requestIdHeader = 'x-desk-request';

/** The event that the server sends when a content file has changed, with its name. */
export const fileChangedEvent = 'desk:file-changed';

/** The event that the server sends when a file has arrived and is checked, with the id of its request. */
export const fileArrivedEvent = 'desk:file-arrived';

/** The event that the server sends while it publishes. */
export const publishProgressEvent = 'desk:publish-progress';

/** The event that the server sends with each new answer of the host. */
export const hostAnswerEvent = 'desk:host-answer';

export type { PageChoice } from '../generator/new-site.ts';

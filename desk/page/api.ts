import type {
  Change,
  Choices,
  Done,
  HostAnswer,
  OpenRecord,
  PageChoice,
  Publication,
  PublishedChange,
  ReceivedFile,
  RecordName,
  RecordState,
  Removed,
  Renamed,
  Translation,
} from '../messages.ts';
import { deskHeader, requestIdHeader } from '../messages.ts';
import type { Value } from '../value.ts';
import type { WorkKind } from '../work-kinds.ts';
import { RequestError } from './request-error.ts';
import { type Upload, uploads } from './uploads.ts';

// The page is at /desk, below the base path of the site.
const base = `${location.pathname.replace(/\/$/, '')}/api/`;

/** The ids of requests that have no answer yet. A request that is sent again has its id again, so that it is not done twice. */
const unanswered = new Map<string, string>();

async function request<T>(method: 'GET' | 'POST', address: string, body?: string | File, upload?: Upload): Promise<T> {
  const name = body instanceof File ? `${address} ${body.size} ${body.lastModified}` : `${address} ${body}`;
  const id = unanswered.get(name) ?? crypto.randomUUID();
  unanswered.set(name, id);
  upload?.hasId(id);
  const signal = upload?.signal ?? null;
  const headers = { [deskHeader]: '1', [requestIdHeader]: id };
  const send = () => fetch(base + address, { method, headers, body, signal });
  // A connection may break once.
  const response = await send()
    .catch(send)
    .catch(() => {
      throw new RequestError(0, 'The desk does not answer. Start it again, and try once more.');
    });
  unanswered.delete(name);
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new RequestError(response.status, answer.message ?? 'The desk has failed here.');
  return answer;
}

const post = <T>(address: string, body: unknown = {}) => request<T>('POST', address, JSON.stringify(body));
/** Counts the replaced files, because a browser shows the picture that it knows as long as the address is the same. */
let replacedCount = 0;

/** Awaits an answer after which files may have other bytes under the same name, so that their pictures are loaded again. */
async function replacing<T>(answer: Promise<T>): Promise<T> {
  const done = await answer;
  replacedCount++;
  return done;
}

const query = (record: string, file?: string) =>
  new URLSearchParams({ record, ...(file !== undefined && { file }) }).toString();

/** The pages that a new site may have, while there is no content. */
export const listPageChoices = () => request<PageChoice[]>('GET', 'page-choices');
export const makeSite = (name: string, language: string, pages: string[]) =>
  post('new-site', { name, language, pages });
export const readChoices = () => request<Choices>('GET', 'choices');
export const listRecords = () => request<RecordName[]>('GET', 'records');
export const openRecord = (record: string) => request<OpenRecord>('GET', `record?${query(record)}`);
export const changeRecord = (record: string, change: Change) => post<RecordState>(`change?${query(record)}`, change);
export const beginRecord = (kind: WorkKind, title: string) => post<{ name: string }>('begin', { kind, title });
/** Sentences about who links to an album or gallery. */
export const linksTo = (record: string) => request<string[]>('GET', `links?${query(record)}`);
export const removeRecord = (record: string) => post<Done>(`remove?${query(record)}`);
/** The other languages of the site, and what is still to translate. */
export const readTranslations = () => request<Translation[]>('GET', 'translations');
export const addLanguage = (language: string) => post<Done>('add-language', { language });
export const removeLanguage = (language: string) => post<Done>('remove-language', { language });
/** What can be put back. */
export const listRemoved = () => request<Removed[]>('GET', 'removed');
export const putBack = (id: string) => replacing(post<Done>('put-back', { id }));
/** `isAlias`: the old address leads to the work from now on. */
export const renameRecord = (record: string, id: string, isAlias = true) =>
  post<Done>(`rename?${query(record)}`, { id, isAlias });
/** Lets the addresses of examples follow their titles. */
export const followTitles = () => post<Renamed>('follow-titles');
/** `title` is what its name says, for a file without tags. A file of the same name as `replaces` takes its place. */
export const sendFile = (record: string, file: File, title: string, replaces?: string) =>
  uploads.follow(file.name, (upload) => {
    const more = new URLSearchParams({ title, ...(replaces && { replaces }) });
    const answer = request<ReceivedFile>('POST', `file?${query(record, file.name)}&${more}`, file, upload);
    return replaces ? replacing(answer) : answer;
  });
/** Turns a picture to the right. */
export const turnPicture = (record: string, file: string) =>
  replacing(post<{ replaced: string }>(`turn?${query(record)}`, { file }));
/** What is saved and not published yet. */
export const listUnpublished = () => request<PublishedChange[]>('GET', 'unpublished');
export const lookAtPublication = () => request<Publication>('GET', 'publication');
export const putAside = (files: string[]) => post('put-aside', { files });
/** Gives files their published bytes. Resolves to the entry of the trash with the bytes that they had. */
export const bringBackFiles = (files: string[]) => replacing(post<{ replaced?: string }>('bring-back', { files }));
/** The data of a record as it was published. */
export const readPublished = (record: string) => request<{ value?: Value }>('GET', `published?${query(record)}`);
export const publish = () => post<{ message: string }>('publish');
export const readHostAnswer = () => request<HostAnswer | null>('GET', 'host-answer');

/** The address of a file beside a record. */
export const fileAddress = (record: string, file: string): string =>
  `${base}file?${query(record, file)}&replaced=${replacedCount}`;

/** The address of a page of the site. */
export const pageAddress = (path: string): string => base.replace(/\/desk\/api\/$/, '') + path;

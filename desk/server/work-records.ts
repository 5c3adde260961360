import type { View } from '../../contract/routes.ts';
import { isFields, type Value } from '../value.ts';
import { isWorkKind, type WorkKind, workKinds } from '../work-kinds.ts';
import { encoded } from './content-folder.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import type { FilePlan } from './file-plan.ts';
import type { Reading } from './reading.ts';
import { type DeskRecord, folderRecord } from './records.ts';
import { rewritten, valueIn } from './texts.ts';
import type { Trash, TrashEntry } from './trash.ts';

/** A record with a folder of its own. */
export type Work = DeskRecord & { group: WorkKind; id: string };
export type WorkEntry = TrashEntry & Required<Pick<TrashEntry, 'work'>>;

/** A record in the content or in the trash, with its text. */
interface Text {
  record: DeskRecord;
  text: string;
  write(text: string): FilePlan['writes'][number];
  rewrite(value: Value): Promise<string> | string;
}

/** The texts of the translations. */
export const translationTexts = (desk: Desk, reading: Reading): Text[] =>
  textsOf(desk, reading, reading.translations());

const textsOf = (desk: Desk, reading: Reading, records: DeskRecord[]) =>
  records.map((record): Text => {
    const { text } = reading.fileOf(record);
    return {
      record,
      text,
      write: (next) => desk.textWrite(record, next),
      rewrite: (value) => desk.textWith(record, text, value),
    };
  });

/** All records, including removed ones. */
export function allTexts(desk: Desk, reading: Reading): Text[] {
  const inContent = textsOf(desk, reading, reading.records);
  const inTrash = desk.trash
    .entries()
    .filter(isWork)
    .map((entry): Text => {
      const record = folderRecord(entry.work.kind, entry.work.id);
      const place = desk.trash.contentOf(entry);
      const { text, encoding } = place.read(record.name);
      return {
        record,
        text,
        write: (next) => [place.pathOf(record.name), encoded(next, encoding)],
        rewrite: (value) => rewritten(record, text, value),
      };
    });
  return [...inContent, ...inTrash];
}

export const isWork = (entry: TrashEntry): entry is WorkEntry => entry.work !== undefined;

/** The work of a name. Throws a DeskError if it is another record. */
export function workIn(reading: Reading, name: string): Work {
  const record = reading.record(name);
  if (record.id !== undefined && isWorkKind(record.group)) return record as Work;
  throw new DeskError(400, 'Only albums, galleries and pages of your own can be removed or renamed.');
}

export function valueInTrash(trash: Trash, entry: WorkEntry): Value | undefined {
  const record = folderRecord(entry.work.kind, entry.work.id);
  return valueIn(record, trash.contentOf(entry).read(record.name).text);
}

export function labelInTrash(trash: Trash, entry: WorkEntry): string {
  const value = valueInTrash(trash, entry);
  return isFields(value) && typeof value.title === 'string' && value.title ? value.title : entry.work.id;
}

export const wordFor = (kind: WorkKind): string => workKinds[kind].word;

/** The view of the pages of a kind. Other records have no ids among their old addresses. */
export const viewOf = (kind: DeskRecord['group']): View => (isWorkKind(kind) ? workKinds[kind].file : 'gallery');

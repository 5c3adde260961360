import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageOf } from '../../contract/languages.ts';
import type { View } from '../../contract/routes.ts';
import type { ContentFile } from '../../generator/content/content-file.ts';
import { recordFolders } from '../../generator/content/folder-names.ts';
import { menu } from '../../generator/content/menu.ts';
import { site } from '../../generator/content/site.ts';
import { translationsIn } from '../../generator/content/translations.ts';
import { words, wordsSchema } from '../../generator/content/words.ts';
import { parseYaml, partOf } from '../../generator/content/yaml.ts';
import { contentFiles, pageOfFile } from '../../generator/pages/all-pages.ts';
import type { RecordName } from '../messages.ts';
import { type WorkKind, workKinds } from '../work-kinds.ts';
import { decoded } from './content-folder.ts';

/** A file that the desk edits. */
export interface DeskRecord {
  /** Its path below the content folder: requests name it so, and only names of this list are known. */
  name: string;
  file: ContentFile<unknown>;
  group: RecordName['group'];
  /** Of a translation: the name of the record that it translates. The rest is the original's. */
  original?: string;
  /** The id of a work: the name of its folder. */
  id?: string;
  /** The language of a translation, or of the words of one. */
  language?: Language;
  /** The page of the menu that shows it: its name in pages.yaml. */
  menuPage?: View | undefined;
  /** The usual address of the page that shows it. If the page has another one, it leads there. */
  page: string;
}

/** The record of a folder, whether it is there or not. */
export function folderRecord(kind: WorkKind, id: string): DeskRecord {
  const file = contentFiles.find(({ name }) => name.startsWith(`${kind}/*`))!;
  const { page, path } = pageOfFile(file, id)!;
  return {
    name: file.name.replace('*', id),
    file,
    group: kind,
    id,
    menuPage: kind === 'texts' ? undefined : page,
    page: path,
  };
}

/** The words of the interface, for the form in a language. */
const wordsIn = (language: Language): DeskRecord['file'] => ({ ...words, schema: wordsSchema(language) });

/** The language of a site, whose files may have mistakes. */
function languageIn(folder: string): Language {
  const file = join(folder, site.name);
  const record = existsSync(file) ? Object(partOf(parseYaml(decoded(readFileSync(file)).text))) : {};
  return languageOf(String(record.language ?? '')) ?? 'en';
}

/** All files of a content folder that can be edited. */
export function recordsIn(folder: string): DeskRecord[] {
  const single = contentFiles.filter(({ name }) => !name.includes('*'));
  return [
    ...single.map((file): DeskRecord => {
      const isShared = file === site || file === menu || file === words;
      const shown = pageOfFile(file);
      return {
        name: file.name,
        // Reads the language when it is asked for, because most requests are about other files.
        get file() {
          return file === words ? wordsIn(languageIn(folder)) : file;
        },
        group: isShared ? 'site' : 'pages',
        menuPage: shown?.page,
        page: shown?.path ?? '/',
      };
    }),
    ...translationsIn(folder).map(
      (language): DeskRecord => ({
        name: `${language}/${words.name}`,
        file: wordsIn(language),
        group: 'site',
        language,
        page: '/',
      }),
    ),
    ...(Object.keys(workKinds) as WorkKind[]).flatMap((kind) =>
      recordFolders(folder, kind)
        .toSorted()
        .map((id) => folderRecord(kind, id)),
    ),
  ];
}

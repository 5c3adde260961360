import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react';
import { capitalized } from '../capitalized.ts';
import { type Fields, isFields, type Value } from '../value.ts';
import type { WorkKind } from '../work-kinds.ts';
import { beginRecord } from './api.ts';
import { albumOf, type DroppedFiles, filesChosen, filesDropped, inOrder, planOf, withWords } from './dropped-folder.ts';
import { lastDrop } from './file-lines.ts';
import styles from './new-record.module.css';
import { sendFiles } from './send-files.ts';
import { draftOf } from './use-record.ts';

/** Where this tab keeps a title that is typed, for a reload. */
const titleKey = 'new-title';

/** Begins an album, a gallery or a page: with a title, or with a folder of recordings or pictures. */
export function NewRecord({ onBegun }: { onBegun(name: string): void }) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const box = useRef<HTMLElement>(null);

  const run = async (action: () => Promise<string>) => {
    setBusy(true);
    setMessage('');
    try {
      const name = await action();
      // An owner who has opened another form meanwhile stays there.
      if (box.current) onBegun(name);
    } catch (error) {
      setMessage((error as Error).message);
    }
    setBusy(false);
  };
  const begin = (kind: WorkKind, title: string) => {
    if (!title) return setMessage('Give it a title first.');
    run(async () => {
      const { name } = await beginRecord(kind, title);
      sessionStorage.removeItem(titleKey);
      return name;
    });
  };
  const take = (folder: DroppedFiles) => run(() => recordFromFolder(folder, setMessage));
  return (
    <section ref={box} aria-label="New album, gallery or page">
      <FolderDrop
        isBusy={isBusy}
        onFolder={take}
        onRefuse={() => setMessage('The first folder is still being copied. Drop this one again when it is done.')}
      />
      <TitleForm isBusy={isBusy} onBegin={begin} />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </section>
  );
}

interface TitleFormProps {
  isBusy: boolean;
  onBegin(kind: WorkKind, title: string): void;
}

/** A title and a kind to begin with. */
function TitleForm({ isBusy, onBegin }: TitleFormProps) {
  const id = useId();
  const [kind, setKind] = useState<WorkKind>('albums');
  const [title, setTitle] = useState(() => sessionStorage.getItem(titleKey) ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onBegin(kind, title.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={`${id}-kind`}>Or begin with a title</label>
      <span className={styles.line}>
        <select
          className="desk-control"
          id={`${id}-kind`}
          value={kind}
          onChange={({ target }) => setKind(target.value as WorkKind)}
        >
          <option value="albums">Album</option>
          <option value="galleries">Gallery</option>
          <option value="texts">Page of your own</option>
        </select>
        <input
          className="desk-control"
          aria-label="Title"
          dir="auto"
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            sessionStorage.setItem(titleKey, target.value);
          }}
          disabled={isBusy}
        />
        <button type="submit" className="desk-button" disabled={isBusy}>
          Begin
        </button>
      </span>
    </form>
  );
}

interface FolderDropProps {
  isBusy: boolean;
  onFolder(folder: DroppedFiles): void;
  /** Called when a folder is dropped while another one is copied. */
  onRefuse(): void;
}

/** A place to drop a folder on, with a button that chooses one. */
function FolderDrop({ isBusy, onFolder, onRefuse }: FolderDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isBusy) return onRefuse();
    onFolder(await filesDropped(event.dataTransfer, true));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>Drop a folder here: recordings become an album, pictures a gallery.</p>
      <span className={styles.choose}>
        <input
          type="file"
          id={`${id}-folder`}
          className="visually-hidden"
          disabled={isBusy}
          multiple // On tablets that cannot choose folders.
          // React's types lack the attribute; all browsers have it.
          {...{ webkitdirectory: '' }}
          onChange={({ target }) => {
            if (target.files?.length) onFolder(filesChosen(target.files));
            target.value = ''; // So that the same folder can be chosen again.
          }}
        />
        <label htmlFor={`${id}-folder`} className="desk-button">
          {isBusy ? 'Copying …' : 'Choose a folder'}
        </label>
      </span>
    </div>
  );
}

/** Makes an album of a folder with recordings, or a gallery of one with pictures. Returns its name. */
async function recordFromFolder(
  { name: folder, files, report }: DroppedFiles,
  say: (message: string) => void,
): Promise<string> {
  lastDrop.clear();
  const { kind, cover, wanted, leftOut } = planOf(files);
  const before = [...report.lines, ...leftOut];
  if (!kind) {
    lastDrop.add({ ...report, lines: before });
    const why = before.length > 0 ? 'The list below says why.' : 'It has no files.';
    throw new Error(`Nothing in this folder can become an album or a gallery. ${why}`);
  }
  const { name } = await beginRecord(kind, titleOf(folder));
  const sent = await sendFiles(name, wanted, ['recording', 'picture', 'words'], {
    onNext: (file, index) => say(`Copying ${index + 1} of ${wanted.length}: ${file.name}`),
  });
  lastDrop.add({ ...report, lines: [...before, ...sent.map(({ line }) => line)] });
  const draft = draftOf(name);
  await draft.open();
  const { content, failure } = draft.get();
  if (!content) throw new Error(failure);
  const received = inOrder(sent.flatMap((one) => one.received ?? []));
  const { album, tracks } = albumOf(received);
  const coverFile = sent.find((one) => one.sent === cover)?.received?.file;
  draft.change([], (value) => ({
    ...(isFields(value) && value),
    ...album,
    ...(coverFile && { coverImage: { file: coverFile, alt: '' } }),
    ...(kind === 'albums'
      ? { tracks: withWords(unique(tracks), received) }
      : {
          images: unique(received.map(({ id, file, title }) => ({ id, url: file, title }))),
        }),
  }));
  return name;
}

/** Entries whose ids differ: a second 'intro' becomes 'intro-2'. */
function unique(entries: Fields[]): Value[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    let id = String(entry.id);
    for (let count = 2; taken.has(id); count++) id = `${entry.id}-${count}`;
    taken.add(id);
    return { ...entry, id };
  });
}

const titleOf = (folder: string): string => {
  const words = folder.replaceAll(/[_-]+/g, ' ').trim();
  return capitalized(words);
};

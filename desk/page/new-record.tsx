import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react';
import { mediaKind } from '../../contract/media-files.ts';
import { capitalized } from '../capitalized.ts';
import type { ReceivedFile } from '../messages.ts';
import { type Fields, isFields, type Value } from '../value.ts';
import { beginRecord, sendFile } from './api.ts';
import { filesChosen, filesDropped, inOrder, type NamedFolder } from './dropped-folder.ts';
import styles from './new-record.module.css';
import { draftOf } from './use-record.ts';

type Kind = 'albums' | 'galleries';

/** Where this tab keeps a title that is typed, for a reload. */
const titleKey = 'new-title';

/** Begins an album or a gallery: with a title, or with a folder of recordings or pictures. */
export function NewRecord({ onBegun }: { onBegun(name: string): void }) {
  const id = useId();
  const [kind, setKind] = useState<Kind>('albums');
  const [title, setTitle] = useState(() => sessionStorage.getItem(titleKey) ?? '');
  const [message, setMessage] = useState('');
  const [isOver, setOver] = useState(false);
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
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setMessage('Give it a title first.');
    run(async () => {
      const { name } = await beginRecord(kind, title.trim());
      sessionStorage.removeItem(titleKey);
      return name;
    });
  };
  const take = (folder: NamedFolder) => run(() => recordFromFolder(folder, setMessage));
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isBusy) return setMessage('The first folder is still being copied. Drop this one again when it is done.');
    take(await filesDropped(event.dataTransfer));
  };
  return (
    <section ref={box} aria-label="New album or gallery">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same. */}
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
            // React's types lack the attribute; all browsers have it.
            {...{ webkitdirectory: '' }}
            onChange={({ target }) => {
              if (target.files?.length) take(filesChosen(target.files));
            }}
          />
          <label htmlFor={`${id}-folder`} className="desk-button">
            {isBusy ? 'Copying …' : 'Choose a folder'}
          </label>
        </span>
      </div>
      <form className={styles.form} onSubmit={begin}>
        <label htmlFor={`${id}-kind`}>Or begin with a title</label>
        <span className={styles.line}>
          <select
            className="desk-control"
            id={`${id}-kind`}
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
          >
            <option value="albums">Album</option>
            <option value="galleries">Gallery</option>
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
      <p role="status" className={styles.message}>
        {message}
      </p>
    </section>
  );
}

/** Makes an album of a folder with recordings, or a gallery of one with pictures. Returns its name. */
async function recordFromFolder({ name: folder, files }: NamedFolder, say: (message: string) => void): Promise<string> {
  const recordings = files.filter(({ name }) => mediaKind(name) === 'recording');
  const pictures = files.filter(({ name }) => mediaKind(name) === 'picture');
  if (recordings.length + pictures.length === 0) {
    throw new Error(
      'There is no recording and no picture in this folder. The site takes MP3, WAV, JPEG, PNG, WebP and AVIF.',
    );
  }
  const kind: Kind = recordings.length > 0 ? 'albums' : 'galleries';
  const { name } = await beginRecord(kind, titleOf(folder));
  // A gallery without a cover shows its first picture.
  const cover =
    pictures.find((file) => /cover|front|folder/i.test(file.name)) ?? (kind === 'albums' ? pictures[0] : undefined);
  const wanted = kind === 'albums' ? [...(cover ? [cover] : []), ...recordings] : pictures;
  const received: (ReceivedFile & { isCover: boolean })[] = [];
  const refused: string[] = [];
  for (const [index, file] of wanted.entries()) {
    say(`Copying ${index + 1} of ${wanted.length}: ${file.name}`);
    await sendFile(name, file).then(
      (answer) => received.push({ ...answer, isCover: file === cover }),
      (error: Error) => refused.push(error.message),
    );
  }
  const draft = draftOf(name);
  await draft.open();
  const { content, failure } = draft.getView();
  if (!content) throw new Error(failure);
  const inTurn = inOrder(received);
  const coverFile = inTurn.find(({ isCover }) => isCover)?.file;
  draft.change([], (value) => ({
    ...(isFields(value) && value),
    ...(coverFile && { coverImage: { file: coverFile, alt: '' } }),
    ...(kind === 'albums'
      ? { tracks: unique(inTurn.flatMap(({ track }) => (track ? [track] : []))) }
      : {
          images: unique(inTurn.map(({ id, file, title }) => ({ id, url: file, title, description: '', alt: '' }))),
        }),
  }));
  if (refused.length > 0) draft.say(`Left out: ${refused.join(' ')}`);
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

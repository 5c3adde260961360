import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { mediaKind } from '../../contract/media-files.ts';
import { capitalized } from '../capitalized.ts';
import type { ReceivedFile } from '../messages.ts';
import type { Fields, Value } from '../value.ts';
import { beginRecord, changeRecord, openRecord, sendFile } from './api.ts';
import { filesChosen, filesDropped, inOrder, type NamedFolder } from './dropped-folder.ts';
import styles from './new-record.module.css';

type Kind = 'albums' | 'galleries';

/** Begins an album or a gallery: with a title, or with a folder of recordings or pictures. */
export function NewRecord({ onBegun }: { onBegun(name: string): void }) {
  const id = useId();
  const [kind, setKind] = useState<Kind>('albums');
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (action: () => Promise<string>) => {
    setBusy(true);
    try {
      onBegun(await action());
    } catch (error) {
      setMessage((error as Error).message);
    }
    setBusy(false);
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setMessage('Give it a title first.');
    run(async () => (await beginRecord(kind, title.trim())).name);
  };
  const take = (folder: NamedFolder) => run(() => recordFromFolder(folder, setMessage));
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(await filesDropped(event.dataTransfer));
  };
  return (
    <section aria-label="New album or gallery">
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
            onChange={({ target }) => setTitle(target.value)}
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
  const cover = pictures.find((file) => /cover|front|folder/i.test(file.name)) ?? pictures[0];
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
  const { value, version } = await openRecord(name);
  const inTurn = inOrder(received);
  const coverFile = inTurn.find(({ isCover }) => isCover)?.file;
  const next: Fields = {
    ...(value as Fields),
    ...(coverFile && { coverImage: { file: coverFile, alt: '' } }),
    ...(kind === 'albums'
      ? { tracks: unique(inTurn.flatMap(({ track }) => (track ? [track] : []))) }
      : {
          images: unique(inTurn.map(({ id, file, title }) => ({ id, url: file, title, description: '', alt: '' }))),
        }),
  };
  await changeRecord(name, { value: next, version });
  if (refused.length > 0) alert(`These files were left out:\n\n${refused.join('\n')}`);
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

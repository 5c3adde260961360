import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { documentEndings, type MediaKind, mediaEndings } from '../../contract/media-files.ts';
import { timedTextEndings } from '../file-kind.ts';
import { type DroppedFiles, filesChosen, filesDropped } from './dropped-folder.ts';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** What to choose, such as 'Choose a picture'. */
  label: string;
  kind: MediaKind | 'any';
  isMultiple?: boolean;
  /** Whether files are being copied. */
  isBusy: boolean;
  describedBy?: string | undefined;
  onFiles(dropped: DroppedFiles): void;
  children?: ReactNode;
}

/** The endings of the files that can be chosen. */
function endingsOf(kind: FileDropProps['kind'], isMultiple = false): string {
  if (kind === 'any') return [...Object.values(mediaEndings).flat(), ...documentEndings].join();
  return [...mediaEndings[kind], ...(kind === 'recording' && isMultiple ? timedTextEndings : [])].join();
}

/** A place to drop files on, with a button that chooses them. */
export function FileDrop({ label, kind, isMultiple, isBusy, describedBy, onFiles, children }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void filesDropped(event.dataTransfer).then(onFiles);
  };
  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => isFiles(event) && drop(event)}
    >
      {children}
      <span className={styles.choose}>
        <input
          type="file"
          id={id}
          className={styles.input}
          accept={endingsOf(kind, isMultiple)}
          multiple={isMultiple}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            if (target.files?.length) onFiles(filesChosen(target.files));
            target.value = ''; // So that the same file can be chosen again.
          }}
        />
        <label htmlFor={id} className="desk-button">
          {isBusy ? 'Copying …' : label}
        </label>
      </span>
      <span className={styles.hint} aria-hidden="true">
        or drop {isMultiple ? 'files' : 'a file'} here
      </span>
    </div>
  );
}

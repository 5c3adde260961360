import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './upload-line.module.css';
import { uploads } from './uploads.ts';

/** Shorter ones would only blink. */
const shownAfterMs = 1000;

/** The file that the desk copies or checks, for how long it does, and a button that ends it. */
export function UploadLine() {
  const [upload] = useSyncExternalStore(uploads.subscribe, uploads.get);
  const [nowMs, setNow] = useState(0);
  const isBusy = upload !== undefined;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isBusy]);
  const elapsedMs = upload ? nowMs - upload.startedMs : 0;
  const isShown = upload !== undefined && elapsedMs >= shownAfterMs;
  return (
    <div className={styles.line}>
      <p role="status">{isShown && `${upload.isChecked ? 'Checking' : 'Copying'} ${upload.name} …`}</p>
      {isShown && (
        <>
          {/* Without a number: nobody knows how long a picture takes. */}
          <progress aria-label={`${upload.isChecked ? 'Checking' : 'Copying'} ${upload.name}`} />
          {/* Not in the status, which would be read aloud each second. */}
          <span>{Math.floor(elapsedMs / 1000)} s</span>
          <button type="button" className="desk-button" onClick={upload.cancel} aria-label={`Leave out ${upload.name}`}>
            Leave out
          </button>
        </>
      )}
    </div>
  );
}

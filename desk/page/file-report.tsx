import { useRef } from 'react';
import { lastDrop, type ReportRow, rowsOf, useLastDrop } from './file-lines.ts';
import styles from './file-report.module.css';

/** What became of the files that were dropped last, below the form. It stays until it is closed or more files are dropped. */
export function FileReport() {
  const { lines, systemFiles } = useLastDrop();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = lines.length > 0 || systemFiles > 0;
  const close = () => {
    lastDrop.clear();
    box.current!.focus(); // The button is gone.
  };
  return (
    <div ref={box} className={styles.report} data-open={isOpen || undefined} tabIndex={-1}>
      {/* A long list scrolls with the arrow keys. */}
      <div role="status" aria-label="Your files" className={styles.lines} tabIndex={isOpen ? 0 : -1}>
        <ul>
          {rowsOf(lines).map((row) => (
            <Row key={row.label + row.files.join('/') + row.said} {...row} />
          ))}
        </ul>
        {systemFiles > 0 && (
          <p className={styles.system}>
            {lines.length > 0 && 'And '}
            {systemFiles === 1 ? '1 file that your system keeps' : `${systemFiles} files that your system keeps`} for
            itself.
          </p>
        )}
      </div>
      {isOpen && (
        <button type="button" className="desk-button" onClick={close}>
          Close<span className="visually-hidden"> the list of files</span>
        </button>
      )}
    </div>
  );
}

function Row({ label, files, said }: ReportRow) {
  const isClause = /^\p{Ll}/u.test(said);
  return (
    <li className={styles.row} data-left-out={label === 'Left out' || undefined}>
      <span className={styles.label}>{label}</span>
      <span>
        <strong dir="auto">{files.join(', ')}</strong>
        {said && files.length > 0 && (isClause ? ' ' : ': ')}
        {said}
      </span>
    </li>
  );
}

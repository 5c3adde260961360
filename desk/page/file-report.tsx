import { useRef } from 'react';
import { lastDrop, type ReportRow, rowsOf, useLastDrop } from './file-lines.ts';
import styles from './file-report.module.css';

/** What became of the files that were dropped last, below the form. It stays until it is closed or more files are dropped. */
export function FileReport() {
  const { lines, systemFiles } = useLastDrop();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = lines.length > 0 || systemFiles > 0;
  const { leftOut, taken } = rowsOf(lines);
  const close = () => {
    lastDrop.clear();
    box.current!.focus(); // The button is gone.
  };
  return (
    <div ref={box} className={styles.report} data-open={isOpen || undefined} tabIndex={-1}>
      {/* A long list scrolls with the arrow keys. */}
      <div role="status" aria-label="Your files" className={styles.lines} tabIndex={isOpen ? 0 : -1}>
        <Rows label="Left out" rows={leftOut} />
        <Rows label="Taken" rows={taken} />
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

function Rows({ label, rows }: { label: string; rows: ReportRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.group}>
      <p className={styles.label}>{label}</p>
      <ul>
        {rows.map(({ files, remark }) => (
          <li key={files.join('/') + remark}>
            <strong dir="auto">{files.join(', ')}</strong>
            {files.length > 0 && joint(files, remark)}
            {remark}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands between names and a sentence about them: 'a.txt is a text', or 'a.txt, b.txt: each is a text'. */
function joint(files: string[], remark: string): string {
  const isClause = /^\p{Ll}/u.test(remark);
  if (!isClause) return remark && ': ';
  return files.length === 1 ? ' ' : ': each ';
}

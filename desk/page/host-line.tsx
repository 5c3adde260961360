import { useEffect, useState } from 'react';
import { type HostAnswer, hostAnswerEvent } from '../messages.ts';
import { readHostAnswer } from './api.ts';
import { FileProblem } from './file-problem.tsx';
import styles from './host-line.module.css';

/** What the host says about the last publication. The server holds it, so it survives a reload of the page. */
export function useHostAnswer(): HostAnswer | undefined {
  const [answer, setAnswer] = useState<HostAnswer>();
  useEffect(() => {
    import.meta.hot?.on(hostAnswerEvent, setAnswer);
    // Without an answer the desk stays as it is.
    readHostAnswer().then(
      (held) => held && setAnswer((newer) => newer ?? held),
      () => {},
    );
    return () => import.meta.hot?.off(hostAnswerEvent, setAnswer);
  }, []);
  return answer;
}

const linkTexts = { waiting: '', live: '', failed: 'What GitHub says', unknown: 'Look on GitHub' };

interface HostLineProps {
  answer: HostAnswer;
  /** Called when the owner follows a link to a form. */
  onGo?(): void;
}

/** Whether the changes are on their way, live, or refused, and why. */
export function HostLine({ answer: { state, message, address, problems }, onGo }: HostLineProps) {
  const link = address && (
    <a href={address} target="_blank" rel="noreferrer">
      {linkTexts[state] || address.replace(/^https?:\/\/|\/$/g, '')}
    </a>
  );
  return (
    <div role="status" className={styles.line} data-state={state}>
      <p>
        {message} {problems.length === 0 && link}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ file, line, message }) => (
            <li key={file + line + message}>
              <FileProblem
                record={file.endsWith('.yaml') ? file : undefined}
                label={file}
                message={message}
                onGo={onGo}
              />
            </li>
          ))}
          <li>{link}</li>
        </ul>
      )}
    </div>
  );
}

import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { PlayerBar } from '../player/player-bar.tsx';
import styles from './other-initiatives/initiative.module.css';
import { Initiative } from './other-initiatives/initiative.tsx';

// The podcast continues on other pages, which need the player bar.
export default definePage('other-initiatives', OtherInitiatives, PlayerBar);

function OtherInitiatives({ initiatives, ...head }: DataOf<'other-initiatives'>) {
  return (
    <>
      <PageHead {...head} />
      {initiatives.length > 0 && (
        <ul className={`wrap columns ${styles.initiatives}`}>
          {initiatives.map((initiative) => (
            <Initiative key={initiative.id} {...initiative} />
          ))}
        </ul>
      )}
    </>
  );
}

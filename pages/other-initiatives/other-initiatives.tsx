import { PageHead } from '../../app/components/page-head.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { PlayerBar } from '../../app/player/player-bar.tsx';
import styles from './initiative.module.css';
import { InitiativeCard } from './initiative.tsx';
import type { InitiativesData } from './page.ts';

// The podcast continues on other pages, which need the player bar.
export default defineView(OtherInitiatives, PlayerBar);

function OtherInitiatives({ initiatives, ...head }: InitiativesData) {
  return (
    <>
      <PageHead {...head} />
      {initiatives.length > 0 && (
        <ul className={`wrap columns ${styles.initiatives}`}>
          {initiatives.map((initiative) => (
            <InitiativeCard key={initiative.id} {...initiative} />
          ))}
        </ul>
      )}
    </>
  );
}

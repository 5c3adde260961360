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
    <div className={styles.page} data-opens={initiatives[0]?.audio && 'podcast'}>
      <PageHead {...head} />
      <div className="wrap">
        {initiatives.map((initiative) => (
          <InitiativeCard key={initiative.id} {...initiative} />
        ))}
      </div>
    </div>
  );
}

import type { Views } from '../../contract/page-data.ts';
import { PageHead } from '../components/page-head.tsx';
import styles from './other-initiatives/initiative.module.css';
import { Initiative } from './other-initiatives/initiative.tsx';

// The podcast plays on when this page is left; its bar must be there then.
export { PlayerBar as Dock } from '../player/player-bar.tsx';

export default function OtherInitiatives({ title, lede, light, initiatives }: Views['other-initiatives']) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <ul className={`wrap ${styles.initiatives}`}>
        {initiatives.map((initiative) => (
          <Initiative key={initiative.id} {...initiative} />
        ))}
      </ul>
    </>
  );
}

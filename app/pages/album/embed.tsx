import copyLink from '../../components/copy-link.module.css';
import { useAfterHydration } from '../../components/use-on-demand.ts';
import type { TrackAlbum } from '../../player/track.ts';
import * as words from '../../words/words.ts';
import styles from './embed.module.css';

/** A place for the button 'Embed', which loads later, like 'Copy link'. */
export function Embed(props: { album: TrackAlbum }) {
  const Button = useAfterHydration(importButton);
  return (
    <span className={`${copyLink.place} ${styles.place}`} data-variant="bare" data-label={words.embed}>
      {Button && <Button {...props} />}
    </span>
  );
}

const importButton = () => import('./embed-button.tsx');

import { useLate } from '../components/use-on-demand.ts';
import styles from './entrance.module.css';
import { labels } from './labels.ts';
import type { EntranceProps } from './load-room.ts';

/** A place for the button that opens the exhibition. The button comes later: there is none without JavaScript. */
export function Entrance(props: EntranceProps) {
  const Button = useLate(importButton);
  const { view } = props;
  return (
    <div className={styles.entrance} data-view={view} data-label={labels[view]}>
      {Button && <Button {...props} />}
    </div>
  );
}

const importButton = () => import('./entrance-button.tsx');

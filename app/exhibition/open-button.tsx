import { useAfterHydration } from '../components/use-on-demand.ts';
import { labels } from './labels.ts';
import type { ExhibitionButtonProps } from './load-exhibition.ts';
import styles from './open-button.module.css';

/** A place for the button that opens the exhibition. The button loads later, and never without JavaScript. */
export function ExhibitionButton(props: ExhibitionButtonProps) {
  const Button = useAfterHydration(importButton);
  const { view } = props;
  return (
    <div className={styles.place} data-view={view} data-label={labels[view]}>
      {Button && <Button {...props} />}
    </div>
  );
}

const importButton = () => import('./open-exhibition.tsx');

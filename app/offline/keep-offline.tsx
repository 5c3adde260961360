import type { AlbumData } from '../../contract/page-data.ts';
import { useAfterHydration } from '../components/use-on-demand.ts';
import * as words from '../words/words.ts';
import styles from './keep-offline.module.css';

export interface KeepOfflineProps {
  path: string;
  keepOffline: AlbumData['keepOffline'];
}

/** A place for the button 'Keep offline', which loads later, and never without JavaScript. */
export function KeepOffline(props: KeepOfflineProps) {
  const Button = useAfterHydration(importButton);
  const { path, keepOffline } = props;
  return (
    keepOffline && (
      <div className={styles.place} data-label={words.keepOffline(keepOffline.size)}>
        {Button && <Button key={path} {...props} {...keepOffline} />}
      </div>
    )
  );
}

const importButton = () => import('./keep-button.tsx');

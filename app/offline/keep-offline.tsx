import type { AlbumData } from '../../contract/page-data.ts';
import { useAfterHydration } from '../components/use-on-demand.ts';
import { href } from '../navigation/address.ts';
import * as words from '../words/words.ts';
import styles from './keep-offline.module.css';

interface KeepOfflineProps extends Pick<AlbumData, 'keepOffline'> {
  path: string;
}

/** A place for the button 'Keep offline', which loads later, and never without JavaScript. */
export function KeepOffline({ path, keepOffline }: KeepOfflineProps) {
  const Button = useAfterHydration(importButton);
  return (
    keepOffline && (
      <div className={styles.place} data-label={words.keepOffline(keepOffline.size)}>
        {Button && <Button key={path} page={href(path)} {...keepOffline} />}
      </div>
    )
  );
}

const importButton = () => import('./keep-button.tsx');

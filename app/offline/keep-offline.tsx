import { Download } from 'lucide';
import { useEffect, useState } from 'react';
import type { AlbumData } from '../../contract/page-data.ts';
import { Icon } from '../components/icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { href } from '../navigation/address.ts';
import * as words from '../words/words.ts';
import styles from './keep-offline.module.css';

interface KeepOfflineProps extends Pick<AlbumData, 'keepOffline'> {
  path: string;
}

/** Keeps a work offline: a button that starts, stops and removes. */
export function KeepOffline({ path, keepOffline }: KeepOfflineProps) {
  return keepOffline && <Offer key={path} page={href(path)} {...keepOffline} />;
}

/** Service workers and caches need https, and some browsers refuse them in private windows. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/** The button before its code is there. The code loads on a press, and for visitors who keep something already. */
function Offer(props: { page: string } & NonNullable<AlbumData['keepOffline']>) {
  const [Button, load, loadForPress] = useOnDemand(importButton);
  const [isPressed, setPressed] = useState(false);
  const [isPossible, setPossible] = useState(true);
  useEffect(() => {
    setPossible(canKeep());
    if (navigator.serviceWorker?.controller) load();
  }, [load]);
  if (!isPossible) return null;
  if (Button) return <Button {...props} startsAtOnce={isPressed} />;
  return (
    <div className={styles.keep} data-state="offered">
      <button
        type="button"
        onClick={() => {
          setPressed(true);
          loadForPress();
        }}
      >
        <Icon icon={Download} strokeWidth={1.4} />
        <span>{words.keepOffline(props.size)}</span>
      </button>
    </div>
  );
}

const importButton = () => import('./keep-button.tsx');

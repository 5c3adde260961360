import * as messages from 'virtual:messages';
import { Download } from 'lucide';
import { useEffect, useState } from 'react';
import type { AlbumData } from '../../pages/album/page.ts';
import { Icon } from '../components/icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { useOriginalsChoice } from '../lib/originals.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { href } from '../navigation/address.ts';
import styles from './keep-offline.module.css';

interface KeepOfflineProps extends Pick<AlbumData, 'keepOffline'> {
  path: string;
}

/** Keeps a work offline: a button that starts, stops and removes. */
export function KeepOffline({ path, keepOffline }: KeepOfflineProps) {
  const originals = useOriginalsChoice() ? keepOffline?.originals : undefined;
  const { bytes, size } = originals ?? keepOffline ?? {};
  if (bytes === undefined || size === undefined) return null;
  return <Offer key={path} page={href(path)} bytes={bytes} size={size} hasOriginals={originals !== undefined} />;
}

/** Service workers and caches need https, and some browsers refuse them in private windows. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/** The button before its code is there. The code loads on a press, and for visitors who keep something, in whichever tab. */
function Offer(props: { page: string; bytes: number; size: string; hasOriginals: boolean }) {
  const [Button, load, loadForPress] = useOnDemand(importButton);
  const [isPressed, setPressed] = useState(false);
  const isHydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const loadIfKept = async () => {
      if (await navigator.serviceWorker?.getRegistration()) load();
    };
    loadIfKept();
    document.addEventListener('visibilitychange', loadIfKept);
    return () => document.removeEventListener('visibilitychange', loadIfKept);
  }, [load]);

  async function start() {
    setPressed(true);
    const isLoaded = await loadForPress();
    setFailed(!isLoaded);
    if (isLoaded) (await importButton()).startKeeping(props.page, props.bytes, props.hasOriginals);
  }

  if (isHydrated && !canKeep()) return null;
  if (Button) return <Button {...props} hasFocus={isPressed} />;
  return (
    <div className={styles.keep} data-state="offered" {...inInterfaceLanguage}>
      <button type="button" onClick={start}>
        <Icon icon={Download} strokeWidth={1.4} />
        <span>{messages.keepOffline(props.size)}</span>
      </button>
      {hasFailed && <span role="alert">{messages.keepNoConnection}</span>}
    </div>
  );
}

const importButton = () => import('./keep-button.tsx');

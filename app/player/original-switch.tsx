import * as messages from 'virtual:messages';
import type { AlbumData } from '../../pages/album/page.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { chooseOriginals, useOriginalsChoice } from '../lib/originals.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { wantsOriginal } from './recording-files.ts';

/** The choice between an album's recordings and their smaller streams. Without JavaScript, browsers play the streams. */
export function OriginalSwitch({ size, streamsSize }: NonNullable<AlbumData['originals']>) {
  const isHydrated = useHydrated();
  const chosen = useOriginalsChoice();
  const isOn = chosen ?? (isHydrated && wantsOriginal());
  return (
    <label className={`${styles.switch} ${styles.originals}`} {...inInterfaceLanguage}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => {
          chooseOriginals(target.checked);
          engine.reload();
        }}
      />
      <span>{messages.originalRecordings(size, streamsSize)}</span>
    </label>
  );
}

import * as messages from 'virtual:messages';
import { Code } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../../app/components/icon.tsx';
import { useOverlayPart } from '../../app/components/use-overlay-part.ts';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import type { TrackAlbum } from '../../app/player/track.ts';
import styles from './embed.module.css';

/** A button that opens a dialog with the HTML of the album's card. */
export function Embed({ album }: { album: TrackAlbum }) {
  const { Part: Dialog, isOpen, open, close } = useOverlayPart('embed', importDialog);
  const dialog = useRef<HTMLDialogElement>(null);

  // After Escape, the event `close` may come later than the next key, which may open the dialog again.
  const onClick = () => (isOpen ? dialog.current?.showModal() : open());
  const onClose = () => dialog.current!.open || close();

  return (
    <span className={styles.embed} {...inInterfaceLanguage}>
      <button type="button" aria-label={messages.embedNamed(album.title)} aria-haspopup="dialog" onClick={onClick}>
        <Icon icon={Code} strokeWidth={1.4} />
        <span>{messages.embed}</span>
      </button>
      {isOpen && Dialog && <Dialog album={album} dialog={dialog} onClose={onClose} close={close} />}
    </span>
  );
}

const importDialog = () => import('./embed-dialog.tsx');

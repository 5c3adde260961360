import * as messages from 'virtual:messages';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../app/components/button.tsx';
import { absoluteUrl, href } from '../../app/navigation/address.ts';
import { openModal } from '../../app/navigation/focus.ts';
import type { TrackAlbum } from '../../app/player/track.ts';
import { trackHash } from '../../app/player/track-hash.ts';
import { cardHeights, cardHtml, cardPath } from '../../contract/card.ts';
import styles from './embed-dialog.module.css';

/** How long 'HTML copied' is shown. */
const successMs = 2500;

interface EmbedDialogProps {
  album: TrackAlbum;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  close: () => void;
}

/** A dialog with the HTML with which another site embeds the album or one of its tracks. */
export default function EmbedDialog({ album, dialog, onClose, close }: EmbedDialogProps) {
  const { id, title, tracks } = album;
  const field = useRef<HTMLTextAreaElement>(null);
  const [trackId, setTrackId] = useState('');
  const [answer, setAnswer] = useState('');
  const track = tracks.find((candidate) => candidate.id === trackId);
  const card = href(cardPath(id)) + (track ? trackHash(track.id) : '');
  const html = cardHtml({
    url: absoluteUrl(card),
    title: track ? `${track.title}, ${title}` : title,
    height: track ? cardHeights.track : cardHeights.album,
  });

  useLayoutEffect(() => openModal(dialog.current!), [dialog]);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(setAnswer, successMs, '');
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(html);
      setAnswer(messages.htmlCopied);
    } catch {
      // Not allowed, or not available: browsers offer the clipboard only on https.
      if (!field.current) return; // The visitor has closed the dialog in the meantime.
      field.current.select();
      setAnswer(messages.htmlSelected);
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="_embed-title" onClose={onClose}>
      <p id="_embed-title" className={styles.title}>
        {messages.embedTitle}
      </p>
      <label>
        {messages.embedChoice}
        <select value={trackId} onChange={({ target }) => setTrackId(target.value)}>
          <option value="">{messages.wholeAlbum}</option>
          {tracks.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.embedHtml}
        <textarea
          ref={field}
          rows={5}
          readOnly
          spellCheck={false}
          value={html}
          onFocus={() => field.current!.select()}
        />
      </label>
      <p className={styles.note}>
        {messages.embedNote}{' '}
        <a href={card} target="_blank" rel="noopener">
          {messages.embedAlone}
        </a>
      </p>
      <div className={styles.actions}>
        <Button variant="paper" onClick={copy}>
          {messages.copyHtml}
        </Button>
        <Button variant="outline" onClick={close}>
          {messages.close}
        </Button>
        <span role="status">{answer}</span>
      </div>
    </dialog>
  );
}

import { Code } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { cardHeights, cardHtml, cardPath } from '../../../contract/card.ts';
import { Button } from '../../components/button.tsx';
import copyStyles from '../../components/copy-link-button.module.css';
import { Icon } from '../../components/icon.tsx';
import { absoluteUrl, href } from '../../navigation/address.ts';
import { useOverlay } from '../../navigation/overlays.ts';
import type { TrackAlbum } from '../../player/track.ts';
import { trackHash } from '../../player/track-hash.ts';
import * as words from '../../words/words.ts';
import styles from './embed-button.module.css';

/** How long 'HTML copied' is shown. */
const successMs = 2500;

/** A button that opens a dialog with HTML, with which another site embeds the album or one of its tracks. */
export default function EmbedButton({ album: { id, title, tracks } }: { album: TrackAlbum }) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isOpen, open, close } = useOverlay('embed');
  const [trackId, setTrackId] = useState('');
  const [answer, setAnswer] = useState('');
  const track = tracks.find((candidate) => candidate.id === trackId);
  const card = href(cardPath(id)) + (track ? trackHash(track.id) : '');
  const html = cardHtml({
    url: absoluteUrl(card),
    title: track ? `${track.title}, ${title}` : title,
    height: track ? cardHeights.track : cardHeights.album,
  });

  useEffect(() => {
    if (!isOpen) return;
    dialog.current!.showModal();
    return () => button.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(setAnswer, successMs, '');
    return () => clearTimeout(timer);
  }, [answer]);

  // After Escape, the event `close` may come later than the next key, which may open the dialog again.
  const onClick = () => (isOpen ? dialog.current!.showModal() : open());
  const onClose = () => dialog.current!.open || close();

  async function copy() {
    try {
      await navigator.clipboard.writeText(html);
      setAnswer(words.htmlCopied);
    } catch {
      // Not allowed, or not available: browsers offer the clipboard only on https.
      if (!field.current) return; // The visitor has closed the dialog in the meantime.
      field.current.select();
      setAnswer(words.htmlSelected);
    }
  }

  return (
    <>
      <span className={copyStyles.copy} data-variant="bare">
        <button
          ref={button}
          type="button"
          aria-label={words.embedNamed(title)}
          aria-haspopup="dialog"
          onClick={onClick}
        >
          <Icon icon={Code} strokeWidth={1.4} />
          <span>{words.embed}</span>
        </button>
      </span>
      {isOpen && (
        <dialog ref={dialog} className={styles.dialog} aria-labelledby="_embed-title" onClose={onClose}>
          <p id="_embed-title" className={styles.title}>
            {words.embedTitle}
          </p>
          <label>
            {words.embedChoice}
            <select value={trackId} onChange={({ target }) => setTrackId(target.value)}>
              <option value="">{words.wholeAlbum}</option>
              {tracks.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.embedHtml}
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
            {words.embedNote}{' '}
            <a href={card} target="_blank" rel="noopener">
              {words.embedAlone}
            </a>
          </p>
          <div className={styles.actions}>
            <Button variant="paper" onClick={copy}>
              {words.copyHtml}
            </Button>
            <Button variant="outline" onClick={close}>
              {words.close}
            </Button>
            <span role="status">{answer}</span>
          </div>
        </dialog>
      )}
    </>
  );
}

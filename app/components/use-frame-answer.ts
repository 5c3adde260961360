import { type RefObject, useEffect, useState } from 'react';

/** asked: no answer yet. alive: the player has answered. silent: no answer in time, so the player is probably blocked. */
type FrameAnswer = 'asked' | 'alive' | 'silent';

const askEveryMs = 400;
const patienceMs = 8000;
/** YouTube's player answers this message if its address has `enablejsapi=1`. It reveals nothing about the visitor. */
const question = '{"event":"listening","id":1,"channel":"widget"}';

/**
 * Asks an embedded player for an answer while `isOpen`. A blocked or offline frame fires no error event, and browsers show
 * an error page in it, so the player may be shown only after an answer, or after a call of `trust`.
 */
export function useFrameAnswer(frame: RefObject<HTMLIFrameElement | null>, isOpen: boolean) {
  const [answer, setAnswer] = useState<FrameAnswer>('asked');
  useEffect(() => {
    if (!isOpen) return;
    setAnswer('asked');
    const asking = setInterval(() => frame.current?.contentWindow?.postMessage(question, '*'), askEveryMs);
    const waiting = setTimeout(stop, patienceMs, 'silent');
    addEventListener('message', listen);
    function listen({ source }: MessageEvent) {
      if (source && source === frame.current?.contentWindow) stop('alive');
    }
    function stop(result: FrameAnswer) {
      cleanup();
      setAnswer(result);
    }
    function cleanup() {
      clearInterval(asking);
      clearTimeout(waiting);
      removeEventListener('message', listen);
    }
    return cleanup;
  }, [frame, isOpen]);
  return { answer, trust: () => setAnswer('alive') };
}

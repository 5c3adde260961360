import { type RefObject, useEffect, useState } from 'react';

/** asked: nothing is known yet. alive: the player is there. silent: it has not answered, so it is probably blocked. */
export type FrameAnswer = 'asked' | 'alive' | 'silent';

const askEveryMs = 400;
const patienceMs = 8000;
/** YouTube's player answers to it, if its address has `enablejsapi=1`. It says nothing about the visitor. */
const question = '{"event":"listening","id":1,"channel":"widget"}';

/**
 * Asks an embedded player whether it is there, while `isOpen`. A blocked or offline frame fires no error event: browsers
 * show a page of their own in it. Only an answer tells that the player may be shown. `trust` shows it without one.
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

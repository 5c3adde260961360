import { useEffect } from 'react';

/** Calls an action after the last of several events of the server: when none has come for `pauseMs`. */
export function useServerEvent(event: string, pauseMs: number, action: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(action, pauseMs);
    };
    import.meta.hot?.on(event, soon);
    return () => {
      clearTimeout(timer);
      import.meta.hot?.off(event, soon);
    };
  }, [event, pauseMs, action]);
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the controls stay visible after the last movement, touch or key. */
const restMs = 3500;

/** Whether the visitor is active; `wake` reports an action. They are active at first, because they pressed the button. */
export function useAwake() {
  const [isAwake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(false);
  }, []);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(sleep, restMs);
    setAwake(true);
  }, [sleep]);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isAwake, wake, sleep };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** The controls stay for so long after the last movement, touch or key. */
const restMs = 3500;

interface Awake {
  isAwake: boolean;
  /** Call it when the visitor does something. */
  wake: () => void;
  sleep: () => void;
}

/** Whether the visitor has done something a moment ago. At first they have: they pressed the button. */
export function useAwake(): Awake {
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

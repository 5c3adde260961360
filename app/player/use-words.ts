import { type ComponentType, useEffect, useRef } from 'react';
import { useOnDemand } from '../components/use-on-demand.ts';
import { Words, type WordsProps } from './words.tsx';

/**
 * Returns the component for words in time, the function that loads the one that follows the sound, and a ref for the
 * disclosure around it: one that the browser has opened already, for an address of a line, loads at once.
 */
export function useWords() {
  const [LiveWords, load] = useOnDemand(importLiveWords);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current!.open) load();
  }, [load]);
  const Component: ComponentType<WordsProps> = LiveWords ?? Words;
  return [Component, load, details] as const;
}

const importLiveWords = () => import('./live-words.tsx');

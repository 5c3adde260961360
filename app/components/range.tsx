import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './range.module.css';

interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'disabled' | 'className'> {
  value: number;
  min: number;
  max: number;
  step: number;
  /** A second, quieter fill behind the first, up to this value. */
  ready?: number;
  /** Cannot be moved now. It keeps its focus all the same: a disabled control would drop it. */
  isLocked?: boolean;
  /** A drawing that takes the place of the track. It finds the track's colours in `--range-bed`. */
  children?: ReactNode;
  /** Called all the time while it is moved. */
  onSlide: (value: number) => void;
  /** Called once, when it is let go. */
  onCommit?: (value: number) => void;
}

/** The browser's slider, with its fill drawn. */
export function Range({ ready, isLocked = false, onSlide, onCommit, children, ...rest }: RangeProps) {
  const { min, max, step } = rest;
  const value = toStep(rest.value, min, step);
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // Through the CSSOM: the Content-Security-Policy forbids style attributes in the HTML.
  useLayoutEffect(() => {
    const percent = (part: number) => `${((part - min) / (max - min)) * 100}%`;
    box.current?.style.setProperty('--range-value', percent(value));
    box.current?.style.setProperty('--range-ready', percent(ready ?? min));
  }, [value, ready, min, max]);

  // React's onChange is the browser's 'input'; for the browser's 'change' it has no name.
  const commit = useEffectEvent((next: number) => {
    if (!isLocked) onCommit?.(next);
  });
  useEffect(() => {
    const element = input.current!;
    const onChange = () => commit(element.valueAsNumber);
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, []);

  return (
    <span ref={box} className={styles.box}>
      {children}
      <input
        {...rest}
        ref={input}
        type="range"
        value={value}
        className={styles.range}
        aria-disabled={isLocked || undefined}
        onChange={(event) => {
          if (!isLocked) onSlide(event.target.valueAsNumber);
        }}
      />
    </span>
  );
}

/** The browser rounds to steps by itself. React must be told the same number, or it takes the difference for a move. */
function toStep(value: number, min: number, step: number): number {
  const inverse = Math.round(1 / step);
  return min + Math.round((value - min) * inverse) / inverse;
}

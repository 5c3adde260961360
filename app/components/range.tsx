import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { watchRelease } from '../lib/on-release.ts';
import styles from './range.module.css';

interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'disabled' | 'className'> {
  value: number;
  min: number;
  max: number;
  step: number;
  /** A second, darker fill up to this value, such as the buffered part of a track. */
  ready?: number;
  /** Whether the slider cannot be moved. Not `disabled`, which would lose the focus. */
  isLocked?: boolean;
  /** Replaces the track, such as with a waveform. `--range-bed` is the gradient of the track. */
  children?: ReactNode;
  /** Called on each step while the slider moves. */
  onSlide: (value: number) => void;
  /** Called once, when the visitor releases the slider. */
  onCommit?: (value: number) => void;
}

/** The browser's slider, with a fill. */
export function Range({ ready, isLocked = false, onSlide, onCommit, children, ...rest }: RangeProps) {
  const { min, max, step } = rest;
  const value = toStep(rest.value, min, step);
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // Set through the CSSOM, because the Content-Security-Policy forbids style attributes in the HTML.
  useLayoutEffect(() => {
    const percent = (part: number) => `${((part - min) / (max - min)) * 100}%`;
    box.current?.style.setProperty('--range-value', percent(value));
    box.current?.style.setProperty('--range-ready', percent(ready ?? min));
    // If a visitor has moved it before hydration, React would leave it there.
    input.current!.value = String(value);
  }, [value, ready, min, max]);

  // React's onChange handles the browser's `input` event, and React has no prop for the `change` event.
  const commit = useEffectEvent((next: number) => {
    if (!isLocked) onCommit?.(next);
  });
  useEffect(() => watchRelease(input.current!, (released) => commit(released)), []);

  return (
    <span ref={box} className={styles.box} data-locked={isLocked || undefined}>
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

/** Rounds to steps like the browser. Otherwise React would treat the difference as a change. */
function toStep(value: number, min: number, step: number): number {
  const inverse = Math.round(1 / step);
  return min + Math.round((value - min) * inverse) / inverse;
}

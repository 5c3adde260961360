import { type ReactNode, useEffect, useRef } from 'react';
import { startDecoration } from '../lib/decoration.ts';
import type { SceneName } from './scenes.ts';
import styles from './stage.module.css';
import { startScene } from './start-scene.ts';

interface StageProps {
  scene: SceneName;
  /** The fallback: shown until the scene is painted, and where it cannot be painted. */
  children?: ReactNode;
}

/**
 * An animated background behind its parent element. Where the parent is taller than the viewport, the background stays
 * in place while the content scrolls. Screen readers do not see it, and its canvas is not in the prerendered HTML.
 */
export function Stage({ scene, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => startDecoration((decoration) => startScene(stage.current!, scene, decoration)), [scene]);
  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      {children}
    </div>
  );
}

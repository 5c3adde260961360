import { type ReactNode, useEffect, useRef } from 'react';
import { startDecoration } from '../lib/decoration.ts';
import { useLook } from '../motion/look.ts';
import type { SceneName } from './scenes.ts';
import styles from './stage.module.css';
import { startScene } from './start-scene.ts';

/**
 * An animated background behind its parent element, fixed in the viewport while a taller parent scrolls. The children
 * are the fallback until the scene is painted, and where it cannot be. The canvas is not in the prerendered HTML.
 */
export function Stage({ scene, children }: { scene: SceneName; children?: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const look = useLook();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene reads the colours of the look only when it starts.
  useEffect(() => startDecoration((decoration) => startScene(stage.current!, scene, decoration)), [scene, look]);
  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      {children}
    </div>
  );
}

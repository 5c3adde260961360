import { type ReactNode, useEffect, useRef } from 'react';
import type { SceneName } from './scenes.ts';
import { show } from './show.ts';
import styles from './stage.module.css';

interface StageProps {
  scene: SceneName;
  /** What stands here until the scene is painted, and stays where it never is. */
  children?: ReactNode;
}

/**
 * An animated background, as tall as what it is in: what is taller than the window sees it stand still while it scrolls
 * by. Nothing of it is in the finished HTML, and nobody is told of it.
 */
export function Stage({ scene, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => show(stage.current!, scene), [scene]);
  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      {children}
    </div>
  );
}

import { createPainter } from './painter.ts';
import type { Colors, Size } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';

// Scenes are painted in this worker, so that painting never delays a click or scrolling on the main thread.

/** The messages from the page. The first one transfers the canvas. */
export type StageMessage =
  | { kind: 'open'; scene: SceneName; canvas: OffscreenCanvas; colors: Colors }
  | { kind: 'resize'; size: Size; ratio: number }
  | { kind: 'play'; isPlaying: boolean };

let painter: ReturnType<typeof createPainter> | undefined;

addEventListener('message', ({ data }: MessageEvent<StageMessage>) => {
  if (data.kind === 'open') painter = createPainter(data.canvas, scenes[data.scene], data.colors);
  if (data.kind === 'play') painter?.setPlaying(data.isPlaying);
  if (data.kind === 'resize') {
    painter?.resize(data.size, data.ratio);
    postMessage('painted');
  }
});

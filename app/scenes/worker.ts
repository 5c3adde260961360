import { createPainter, type Painter } from './painter.ts';
import type { Colours, Size } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';

// The scenes are painted here, beside the page's own thread: no frame ever makes a click or a scroll wait.

/** What the stage tells. The first message brings the canvas. */
export type StageMessage =
  | { kind: 'open'; scene: SceneName; canvas: OffscreenCanvas; colours: Colours }
  | { kind: 'resize'; size: Size; ratio: number }
  | { kind: 'play'; isPlaying: boolean };

let painter: Painter | undefined;

addEventListener('message', ({ data }: MessageEvent<StageMessage>) => {
  if (data.kind === 'open') painter = createPainter(data.canvas, scenes[data.scene], data.colours);
  if (data.kind === 'play') painter?.setPlaying(data.isPlaying);
  if (data.kind === 'resize') {
    painter?.resize(data.size, data.ratio);
    postMessage('painted');
  }
});

import { playWhileVisible } from '../motion/play-while-visible.ts';
import { type Colors, colorTokens } from './scene.ts';
import type { SceneName } from './scenes.ts';
import type { StageMessage } from './worker.ts';

/** A higher pixel ratio costs much painting time, and makes no visible difference to soft lights. */
const maxPixelRatio = 1.5;

/** Starts to paint a scene into an element once the page has loaded. Returns a cleanup function. */
export function startScene(stage: HTMLElement, scene: SceneName): () => void {
  const cleanup = new AbortController();
  const start = () => openCanvas(stage, scene, cleanup);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true, signal: cleanup.signal });
  return () => cleanup.abort();
}

function openCanvas(stage: HTMLElement, scene: SceneName, cleanup: AbortController): void {
  const canvas = document.createElement('canvas');
  if (!('transferControlToOffscreen' in canvas)) return; // Without OffscreenCanvas, the fallback stays.
  stage.append(canvas);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: StageMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

  const offscreen = canvas.transferControlToOffscreen();
  post({ kind: 'open', scene, canvas: offscreen, colors: readColors(stage) }, [offscreen]);
  worker.addEventListener('message', () => {
    stage.dataset.state = 'painted';
  });
  // The worker's code did not load, or it threw: the fallback is shown again.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    cleanup.abort();
  });

  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    post({ kind: 'resize', size: { width, height }, ratio: Math.min(devicePixelRatio, maxPixelRatio) });
  });
  sizes.observe(canvas);

  const stopPlaying = playWhileVisible(stage, (isPlaying) => post({ kind: 'play', isPlaying }));

  cleanup.signal.addEventListener('abort', () => {
    sizes.disconnect();
    stopPlaying();
    worker.terminate();
    canvas.remove();
    delete stage.dataset.state;
  });
}

function readColors(element: HTMLElement): Colors {
  const style = getComputedStyle(element);
  const entries = Object.entries(colorTokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as Colors; // Cast: fromEntries loses the keys, which are those of colorTokens.
}

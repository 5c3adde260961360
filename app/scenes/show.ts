import { playWhileSeen } from '../motion/play-while-seen.ts';
import { type Colours, colourTokens } from './scene.ts';
import type { SceneName } from './scenes.ts';
import type { StageMessage } from './worker.ts';

/** More pixels than this for each CSS pixel cost much, and soft lights do not show them. */
const highestRatio = 1.5;

/** Paints a scene into an element until the function that it gives is called. It begins after the page has loaded. */
export function show(stage: HTMLElement, scene: SceneName): () => void {
  const stop = new AbortController();
  const begin = () => open(stage, scene, stop);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true, signal: stop.signal });
  return () => stop.abort();
}

function open(stage: HTMLElement, scene: SceneName, stop: AbortController): void {
  const canvas = document.createElement('canvas');
  if (!('transferControlToOffscreen' in canvas)) return; // The ground stays, without light.
  stage.append(canvas);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: StageMessage, moved: Transferable[] = []) => worker.postMessage(message, moved);

  const offscreen = canvas.transferControlToOffscreen();
  tell({ kind: 'open', scene, canvas: offscreen, colours: readColours(stage) }, [offscreen]);
  worker.addEventListener('message', () => {
    stage.dataset.state = 'painted';
  });
  // Its code did not arrive, or it failed: the page goes on without.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    stop.abort();
  });

  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    tell({ kind: 'resize', size: { width, height }, ratio: Math.min(devicePixelRatio, highestRatio) });
  });
  sizes.observe(canvas);

  const stopPlaying = playWhileSeen(stage, (isPlaying) => tell({ kind: 'play', isPlaying }));

  stop.signal.addEventListener('abort', () => {
    sizes.disconnect();
    stopPlaying();
    worker.terminate();
    canvas.remove();
    delete stage.dataset.state;
  });
}

function readColours(element: HTMLElement): Colours {
  const style = getComputedStyle(element);
  const entries = Object.entries(colourTokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as Colours;
}

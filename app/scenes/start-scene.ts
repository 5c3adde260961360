import { trusted } from '../lib/trusted-types.ts';
import { playWhileVisible } from '../motion/play-while-visible.ts';
import { type Colors, colorTokens } from './scene.ts';
import type { SceneName } from './scenes.ts';
import type { StageMessage } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

/** A higher pixel ratio takes much longer to paint, with no visible difference for soft lights. */
const maxPixelRatio = 1.5;

/** Paints a scene into an element once the page has loaded, until the decoration ends. */
export async function startScene(stage: HTMLElement, scene: SceneName, decoration: AbortController): Promise<void> {
  const { signal } = decoration;
  await pageLoad();
  if (signal.aborted) return;

  const canvas = document.createElement('canvas');
  stage.append(canvas);
  signal.addEventListener('abort', () => {
    canvas.remove();
    delete stage.dataset.painted;
  });
  const offscreen = canvas.transferControlToOffscreen();

  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const post = (message: StageMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  post({ kind: 'open', scene, canvas: offscreen, colors: readColors(stage) }, [offscreen]);
  worker.addEventListener('message', () => {
    stage.dataset.painted = '';
  });
  // The worker's code did not load, or it threw: the fallback is shown again.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    decoration.abort();
  });

  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    post({ kind: 'resize', size: { width, height }, ratio: Math.min(devicePixelRatio, maxPixelRatio) });
  });
  sizes.observe(canvas);
  signal.addEventListener('abort', () => sizes.disconnect());

  playWhileVisible(stage, (isPlaying) => post({ kind: 'play', isPlaying }), signal);
}

/** As in app/start.ts, which cannot share it without another file. */
const framesToScreen = 4;

/**
 * Resolves when the page has loaded and is on the screen: the worker would compete with its painting, and reading the colours
 * earlier would force a style recalculation.
 */
async function pageLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  for (let frame = 0; frame < framesToScreen; frame++) await new Promise(requestAnimationFrame);
}

function readColors(element: HTMLElement): Colors {
  const style = getComputedStyle(element);
  const entries = Object.entries(colorTokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as Colors; // Cast: fromEntries loses the keys of colorTokens.
}

import type { Colors, CreateScene, Size } from './scene.ts';

/** Enough for slow lights: none moves further than two pixels per frame. */
export const framesPerSecond = 12;

/** Limits the step after an interruption, such as a sleeping laptop: the scene continues where it stopped. */
const longestStepSeconds = 0.1;

/** Paints a scene on a canvas, at a fixed frame rate while it plays. The scene's time stops while it is paused. */
export function createPainter(canvas: OffscreenCanvas, create: CreateScene, colors: Colors) {
  const context = canvas.getContext('2d')!;
  let scene = create(context, colors);
  let size: Size = { width: 0, height: 0 };
  let ratio = 1;
  let seconds = 0;
  let lastFrameMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const paint = () => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, size.width, size.height);
    scene(seconds, size);
  };

  const advance = () => {
    const nowMs = performance.now();
    seconds += Math.min((nowMs - lastFrameMs) / 1000, longestStepSeconds);
    lastFrameMs = nowMs;
    paint();
  };

  // A lost context also loses the sprites, so a new scene is created. It continues at the current time.
  canvas.addEventListener('contextrestored', () => {
    scene = create(context, colors);
    paint();
  });

  return {
    /** Sets the size, with canvas pixels per CSS pixel. Paints at once, because a resized canvas is empty. */
    resize(newSize: Size, newRatio: number) {
      size = newSize;
      ratio = newRatio;
      canvas.width = Math.round(size.width * ratio);
      canvas.height = Math.round(size.height * ratio);
      paint();
    },
    /** Starts or pauses the animation. A paused scene keeps its current frame. */
    setPlaying(isPlaying: boolean) {
      clearInterval(timer);
      if (!isPlaying) return;
      lastFrameMs = performance.now();
      // A timer, because animation frames would wake up sixty times a second to paint 12 frames.
      timer = setInterval(advance, 1000 / framesPerSecond);
    },
  };
}

import type { Colours, CreateScene, Size } from './scene.ts';

/** Enough for what moves as slowly as these lights do. */
export const framesPerSecond = 24;

/** After a pause that nobody asked for, such as a laptop asleep, a scene goes on where it was. */
const longestStepSeconds = 0.1;

export interface Painter {
  /** At `ratio` canvas pixels for each CSS pixel. Paints at once, since a canvas that changes its size is empty. */
  resize(size: Size, ratio: number): void;
  /** Lets the scene move, or keeps its present moment. */
  setPlaying(isPlaying: boolean): void;
}

/** Paints a scene at a steady pace while it plays. Its time stands still while it does not. */
export function createPainter(canvas: OffscreenCanvas, create: CreateScene, colours: Colours): Painter {
  const context = canvas.getContext('2d')!;
  let scene = create(context, colours);
  let size: Size = { width: 0, height: 0 };
  let ratio = 1;
  let seconds = 0;
  let lastFrameMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const paint = () => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, size.width, size.height);
    scene.render(seconds);
  };

  const advance = () => {
    const nowMs = performance.now();
    seconds += Math.min((nowMs - lastFrameMs) / 1000, longestStepSeconds);
    lastFrameMs = nowMs;
    paint();
  };

  // What was painted once, for stamping, is lost with the context as well: the scene begins anew, at its present moment.
  canvas.addEventListener('contextrestored', () => {
    scene = create(context, colours);
    scene.resize(size);
    paint();
  });

  return {
    resize(newSize, newRatio) {
      size = newSize;
      ratio = newRatio;
      canvas.width = Math.round(size.width * ratio);
      canvas.height = Math.round(size.height * ratio);
      scene.resize(size);
      paint();
    },
    setPlaying(isPlaying) {
      clearInterval(timer);
      if (!isPlaying) return;
      lastFrameMs = performance.now();
      // A timer, not animation frames: those wake sixty times a second to paint twenty-four.
      timer = setInterval(advance, 1000 / framesPerSecond);
    },
  };
}

import { vi } from 'vitest';
import type { Colours } from './scene.ts';

/** A canvas for tests: it counts what is painted on it, and can say that its context came back. */
export class FakeCanvas extends EventTarget {
  width: number;
  height: number;
  readonly context = {
    clearRect: vi.fn(),
    fillRect: vi.fn(),
    setTransform: vi.fn(),
    drawImage: vi.fn(),
    beginPath: vi.fn(),
    moveTo: vi.fn(),
    lineTo: vi.fn(),
    quadraticCurveTo: vi.fn(),
    ellipse: vi.fn(),
    stroke: vi.fn(),
    createRadialGradient: () => ({ addColorStop: vi.fn() }),
  };

  constructor(width = 0, height = 0) {
    super();
    this.width = width;
    this.height = height;
  }

  getContext() {
    return this.context as unknown as OffscreenCanvasRenderingContext2D;
  }
}

/** Scenes create small canvases to stamp from; Node has none. */
export const stubOffscreenCanvas = () => vi.stubGlobal('OffscreenCanvas', FakeCanvas);

export const noColours = {} as Colours;

import { vi } from 'vitest';
import type { Colors } from '../app/scenes/scene.ts';

/** A canvas whose context records all calls, and on which tests can dispatch `contextrestored`. */
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
    createLinearGradient: () => ({ addColorStop: vi.fn() }),
    createRadialGradient: () => ({ addColorStop: vi.fn() }),
  };

  constructor(width = 0, height = 0) {
    super();
    this.width = width;
    this.height = height;
  }

  getContext() {
    // Cast: the fake has only the methods that the scenes call.
    return this.context as unknown as OffscreenCanvasRenderingContext2D;
  }
}

/** Scenes create small offscreen canvases for their sprites; Node has no OffscreenCanvas. */
export const stubOffscreenCanvas = () => vi.stubGlobal('OffscreenCanvas', FakeCanvas);

/** Cast: the fake canvas ignores colours, so none are needed. */
export const noColors = {} as Colors;

import { afterEach, expect, test, vi } from 'vitest';
import { withViewTransition } from './transition.ts';

/** A browser that takes the old snapshot at once. `finish` ends a transition. */
function fakeBrowser() {
  const transitions: (() => void)[] = [];
  const skipTransition = vi.fn();
  const startViewTransition = (update: () => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    transitions.push(resolve);
    update();
    return { ready: promise, finished: promise, skipTransition };
  };
  vi.stubGlobal('document', { documentElement: { dataset: {} }, startViewTransition });
  return { finish: (index: number) => transitions[index]!(), skipTransition };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sets the marks before and after the update, and removes them at the end', async () => {
  const { finish } = fakeBrowser();
  const steps: string[] = [];
  const finished = withViewTransition(
    () => steps.push('update'),
    (side) => steps.push(side),
  );
  expect(steps).toEqual(['old', 'update', 'new']);
  finish(0);
  await finished;
  expect(steps).toEqual(['old', 'update', 'new', 'end']);
});

test('removes the marks of a transition before the next one sets its own, and only once', async () => {
  const { finish } = fakeBrowser();
  const steps: string[] = [];
  const first = withViewTransition(
    () => {},
    (side) => steps.push(`first ${side}`),
  );
  const second = withViewTransition(
    () => {},
    (side) => steps.push(`second ${side}`),
  );
  finish(0);
  await first;
  expect(steps).toEqual(['first old', 'first new', 'first end', 'second old', 'second new']);
  finish(1);
  await second;
  expect(steps.at(-1)).toBe('second end');
});

test('logs an error of the update, and removes the marks', async () => {
  const { finish } = fakeBrowser();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const steps: string[] = [];
  const error = new Error('broken update');
  const finished = withViewTransition(
    () => {
      throw error;
    },
    (side) => steps.push(side),
  );
  finish(0);
  await finished;
  expect(log).toHaveBeenCalledWith(error);
  expect(steps).toEqual(['old', 'end']);
});

test('skips a transition that does not finish in time, and removes its marks', async () => {
  vi.useFakeTimers();
  const { skipTransition } = fakeBrowser();
  const steps: string[] = [];
  const finished = withViewTransition(
    () => steps.push('update'),
    (side) => steps.push(side),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await finished;
  expect(steps).toEqual(['old', 'update', 'new', 'end']);
  expect(skipTransition).toHaveBeenCalledOnce();
});

test.each([
  ['in Calm', { dataset: { motion: 'calm' } }, vi.fn()],
  ['where the browser has none', { dataset: {} }, undefined],
  [
    'where the browser refuses',
    { dataset: {} },
    () => {
      throw new DOMException('refused', 'InvalidStateError');
    },
  ],
])('updates without a transition %s, and removes the marks', async (_, documentElement, startViewTransition) => {
  vi.stubGlobal('document', { documentElement, startViewTransition });
  const steps: string[] = [];
  await withViewTransition(
    () => steps.push('update'),
    (side) => steps.push(side),
  );
  expect(steps).toEqual(['old', 'update', 'new', 'end']);
  if (vi.isMockFunction(startViewTransition)) expect(startViewTransition).not.toHaveBeenCalled();
});

test('a transition that the browser skips or aborts runs its update, and its marks are removed', async () => {
  const aborted = () => Promise.reject(new DOMException('aborted'));
  const startViewTransition = (update: () => void) => {
    update();
    return { ready: aborted(), finished: aborted(), skipTransition() {} };
  };
  vi.stubGlobal('document', { documentElement: { dataset: {} }, startViewTransition });
  const steps: string[] = [];
  await withViewTransition(
    () => steps.push('update'),
    (side) => steps.push(side),
  );
  expect(steps).toEqual(['old', 'update', 'new', 'end']);
});

import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { handlePlayerKey } from './player-keys.ts';
import { idle } from './snapshot.ts';

type Target = 'button' | 'button of the sheet' | 'seek slider' | 'volume slider';

const selectors: Record<Target, string[]> = {
  button: ['button'],
  'button of the sheet': ['button'],
  'seek slider': ['input'],
  'volume slider': ['input', '[data-keeps-arrows]'],
};

const snapshot = { ...idle, currentTime: 100, duration: 200, volume: 0.5 };
const engine = {
  seek: vi.fn(),
  setVolume: vi.fn(),
  setMuted: vi.fn(),
  playNext: vi.fn(),
  playPrevious: vi.fn(),
  getSnapshot: () => snapshot,
};
const toggle = vi.fn();
const preventDefault = vi.fn();
beforeEach(() => vi.clearAllMocks());

function press(key: string, name: Target, more: Partial<KeyboardEvent> = {}) {
  const target = {
    matches: (selector: string) => selectors[name].includes(selector),
    closest: () => (name === 'button of the sheet' ? {} : null),
  };
  // Casts: the handler uses only these members of the event and of the engine.
  const event = { key, code: '', target, preventDefault, ...more } as unknown as KeyboardEvent;
  handlePlayerKey(event, engine as unknown as Engine, toggle);
}

test.each<[string, Target, Exclude<keyof typeof engine, 'getSnapshot'>, ...unknown[]]>([
  ['ArrowRight', 'button', 'seek', 52.5],
  ['ArrowLeft', 'button', 'seek', 47.5],
  ['ArrowUp', 'button', 'setVolume', 0.6],
  ['ArrowDown', 'button', 'setVolume', 0.4],
  ['ArrowUp', 'seek slider', 'seek', 52.5],
  ['ArrowDown', 'seek slider', 'seek', 47.5],
  ['7', 'seek slider', 'seek', 70],
  ['0', 'volume slider', 'seek', 0],
  ['m', 'volume slider', 'setMuted', true],
  ['n', 'button', 'playNext'],
  ['p', 'seek slider', 'playPrevious'],
])('%s on a %s calls %s', (key, target, command, ...values) => {
  press(key, target);
  expect(engine[command]).toHaveBeenCalledExactlyOnceWith(...values);
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('Space toggles playback, except on a button', () => {
  press(' ', 'seek slider');
  press(' ', 'volume slider');
  press(' ', 'button');
  expect(toggle).toHaveBeenCalledTimes(2);
  expect(preventDefault).toHaveBeenCalledTimes(2);
});

test.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])(
  '%s on the volume slider is left to the slider',
  (key) => {
    press(key, 'volume slider');
    expect(preventDefault).not.toHaveBeenCalled();
  },
);

test('the sheet scrolls by the arrow keys up and down', () => {
  press('ArrowUp', 'button of the sheet');
  press('ArrowDown', 'button of the sheet');
  expect(preventDefault).not.toHaveBeenCalled();
  press('ArrowRight', 'button of the sheet');
  expect(engine.seek).toHaveBeenCalledOnce();
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('with %s no key is handled', (modifier) => {
  for (const key of [' ', 'm', '5', 'ArrowRight']) press(key, 'seek slider', { [modifier]: true });
  expect(preventDefault).not.toHaveBeenCalled();
});

test('other keys are not handled @player-keys-other', () => {
  for (const key of ['Tab', 'Enter', 'Escape', 'Home', 'a']) press(key, 'seek slider');
  expect(preventDefault).not.toHaveBeenCalled();
});

test('only arrow keys repeat while they are held down', () => {
  press('ArrowRight', 'button', { repeat: true });
  press(' ', 'seek slider', { repeat: true });
  press('m', 'button', { repeat: true });
  expect(engine.seek).toHaveBeenCalledOnce();
  expect(toggle).not.toHaveBeenCalled();
  expect(engine.setMuted).not.toHaveBeenCalled();
});

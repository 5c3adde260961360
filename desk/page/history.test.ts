import { expect, test } from 'vitest';
import { type Content, type History, noHistory, redone, undone, withStep } from './history.ts';

const content = (text: string): Content => ({ text });

/** Types a text letter by letter into one place. */
function typed(history: History, text: string, place: string, startMs: number, pauseMs = 100): History {
  const letters = [...text].map((_, index) => ({
    before: content(text.slice(0, index)),
    timeMs: startMs + index * pauseMs,
  }));
  return letters.reduce((known, step) => withStep(known, { ...step, place, isTyping: true }), history);
}

test('one burst of typing is one step; a pause, another place and a change of another kind begin a new one', () => {
  const once = typed(noHistory, 'Harbour Lights', '0.title', 0);
  expect(once.past).toHaveLength(1);
  expect(once.past[0]!.before).toEqual(content(''));
  expect(typed(once, 'Harbour Lights', '0.title', 5000).past).toHaveLength(2);
  expect(typed(once, 'By night', '0.description', 1400).past).toHaveLength(2);
  const move = { before: content('b'), place: '', isTyping: false, timeMs: 1400 };
  const twoMoves = withStep(withStep(once, move), { ...move, timeMs: 1500 });
  expect(twoMoves.past).toHaveLength(3);
});

test('Undo and Redo go through the steps; a new change ends Redo', () => {
  const history = typed(typed(noHistory, 'ab', 'a', 0), 'cd', 'b', 100);
  const shown = undone(history, content('latest'))!;
  expect(shown.content).toEqual(content(''));
  const again = redone(shown.history, shown.content)!;
  expect(again.content).toEqual(content('latest'));
  expect(undone(again.history, again.content)!.content).toEqual(content(''));
  expect(redone(typed(shown.history, 'x', 'a', 9000), content('x'))).toBeUndefined();
  expect(undone(noHistory, content('x'))).toBeUndefined();
});

test('the last twenty steps are kept', () => {
  let history = noHistory;
  for (let index = 0; index < 30; index++) history = typed(history, 'x', `${index}`, index);
  expect(history.past).toHaveLength(20);
  expect(history.past.at(-1)!.place).toBe('29');
});

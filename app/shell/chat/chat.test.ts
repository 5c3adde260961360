import { expect, test } from 'vitest';
import { canSend, openingMessages, submit } from './chat.ts';

const configuration = { apiKey: 'key' };
const unconfigured = 'Hi! To enable AI chat, please add your API configuration.';

test('a chat without configuration starts with a message about that, and cannot send', () => {
  expect(openingMessages(unconfigured)).toEqual([{ role: 'assistant', content: unconfigured }]);
  expect(canSend('Hello')).toBe(false);
});

test('a configured chat starts empty, and sends messages that are not blank', () => {
  expect(openingMessages(unconfigured, configuration)).toEqual([]);
  expect(canSend('Hello', configuration)).toBe(true);
  expect(canSend(' \n\t', configuration)).toBe(false);
});

test("submit adds the visitor's message, then the reply", () => {
  expect(submit([], ' Hello ', unconfigured)).toEqual([
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: unconfigured },
  ]);
});

test('a configured chat echoes the message', () => {
  expect(submit(openingMessages(unconfigured, configuration), 'Hello', unconfigured, configuration)).toEqual([
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello' },
  ]);
});

test('a blank message adds nothing', () => {
  const messages = openingMessages(unconfigured);
  expect(submit(messages, '  ', unconfigured)).toBe(messages);
});

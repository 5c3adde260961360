export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** What a configured chat needs. This site ships without one, so the chat stays closed to input. */
export interface ChatConfiguration {
  apiKey: string;
}

export const unconfiguredReply = 'Hi! To enable AI chat, please add your API configuration.';

/** The assistant speaks first where it cannot listen, so that a visitor reads why the field is disabled. */
export const openingMessages = (configuration?: ChatConfiguration): ChatMessage[] =>
  configuration ? [] : [{ role: 'assistant', content: unconfiguredReply }];

/** Sending needs a configuration, and a message that is more than blanks. */
export const canSend = (message: string, configuration?: ChatConfiguration): boolean =>
  configuration !== undefined && message.trim() !== '';

/** The visitor's message, and the assistant's answer: an echo where it is configured. */
export function submit(messages: ChatMessage[], message: string, configuration?: ChatConfiguration): ChatMessage[] {
  const content = message.trim();
  if (content === '') return messages;
  return [
    ...messages,
    { role: 'user', content },
    { role: 'assistant', content: configuration ? content : unconfiguredReply },
  ];
}

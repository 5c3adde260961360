interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** The configuration of the chat. This site has none, so the message field is disabled. */
export interface ChatConfiguration {
  apiKey: string;
}

/** Without a configuration, the first message explains why the field is disabled. */
export const openingMessages = (unconfiguredReply: string, configuration?: ChatConfiguration): ChatMessage[] =>
  configuration ? [] : [{ role: 'assistant', content: unconfiguredReply }];

export const canSend = (message: string, configuration?: ChatConfiguration): boolean =>
  configuration !== undefined && message.trim() !== '';

/** Adds the visitor's message and the reply. A configured chat echoes the message. */
export function submit(
  messages: ChatMessage[],
  message: string,
  unconfiguredReply: string,
  configuration?: ChatConfiguration,
): ChatMessage[] {
  const content = message.trim();
  if (content === '') return messages;
  const reply = configuration ? content : unconfiguredReply;
  return [...messages, { role: 'user', content }, { role: 'assistant', content: reply }];
}

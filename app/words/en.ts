// The words of the interface in English, by the part that shows them. Texts about the project are content.

// All parts

/** '1 track', '10 tracks'. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** 'one', 'one and two', 'one, two and three'. */
export const joined = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

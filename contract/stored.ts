/** The keys of all data that the site keeps in a visitor's browser. The answer about privacy lists them in words. */
export const stored = {
  localStorage: ['motion', 'look', 'listening', 'slash'],
  sessionStorage: ['positions'],
} as const;

export type Stored = typeof stored;

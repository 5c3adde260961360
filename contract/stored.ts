/** The keys of all data that the site keeps in a visitor's browser. The answer about privacy lists them in words. */
export const stored = {
  localStorage: ['motion', 'look', 'listening', 'recordings', 'slash'],
  sessionStorage: ['positions'],
  /** The first word of the names of the caches: app/offline/store.ts. */
  caches: ['offline'],
} as const;

export type Stored = Omit<typeof stored, 'caches'>;

/** All data that the site keeps in a visitor's browser, by key. The answer about privacy lists these texts. */
export const stored = {
  localStorage: {
    motion: 'your choice of Calm or Lively, if you made one',
    look: 'your choice of Night, Day or your system’s look, if you made one',
    listening: 'which recording you heard last and where you stopped, so that you can go on from there',
    slash: 'that the key / does not open the search, if you turned it off',
  },
  sessionStorage: {
    positions: 'how far you had scrolled on each page, until you close the tab',
  },
} as const;

export type Stored = typeof stored;

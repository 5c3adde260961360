/** What the button that opens the exhibition says on each kind of page. */
export const labels = { album: 'Look while listening', gallery: 'See it with music' };

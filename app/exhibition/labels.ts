/** The label of the button that opens the exhibition, for each kind of page. */
export const labels = { album: 'Look while listening', gallery: 'See it with music' };

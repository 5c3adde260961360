import * as words from 'virtual:words';
/** The label of the button that opens the exhibition, for each kind of page. */
export const labels = { album: words.lookWhileListening, gallery: words.seeWithMusic };

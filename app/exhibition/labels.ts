import * as messages from 'virtual:messages';
/** The label of the button that opens the exhibition, for each kind of page. */
export const labels = { album: messages.lookWhileListening, gallery: messages.seeWithMusic };

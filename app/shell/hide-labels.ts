// On Escape, `data-labels="down"` on the root makes CSS hide the texts that hover or focus shows over the page: captions,
// plates of galleries, names of buttons. It is removed when the pointer or the focus moves.
const { dataset } = document.documentElement;

function reset() {
  delete dataset.labels;
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') dataset.labels = 'down';
});
addEventListener('pointerout', reset);
addEventListener('focusout', reset);

export {};

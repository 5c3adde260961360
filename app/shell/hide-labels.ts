// Loaded once, after the page. Escape sets `data-labels="down"` on the root, for CSS to hide texts that lie over the page
// on hover or focus: captions, plates of galleries, names of buttons. The mark goes when the pointer or the focus moves on.
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

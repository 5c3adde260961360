// Holds what is revealed (`data-reveal`) until its section is in view, also before the code is there. CSS reveals it from the
// first frame, and once more after the section has waited, so a failure here hides nothing for longer. Every page inlines this
// file, without its comment lines: keep it short.
(() => {
  try {
    const onChange = (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-waiting', !isIntersecting);
        if (isIntersecting) inView.unobserve(target);
      }
    };
    // The margin, because a section at the very edge of the viewport also counts as in view.
    const inView = new IntersectionObserver(onChange, { rootMargin: '0px 0px -10%' });
    const observe = ({ target }) => {
      if ('reveal' in target.dataset) inView.observe(target.closest('section'));
    };
    // React may render the section at any time. Its reveal then begins.
    addEventListener('transitionrun', observe);
  } catch {
    // Without observers, the reveal begins with the page.
  }
})();

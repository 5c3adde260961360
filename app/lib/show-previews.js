// Shows the previews of pictures, and sets the properties of elements, as soon as the document is parsed, before the code is
// there. Every page inlines this file, without its comment lines: keep it short.
document.addEventListener('readystatechange', () => {
  for (const { dataset, style } of document.querySelectorAll('[data-preview]')) {
    style.setProperty('--preview', `url(data:image/webp;base64,${dataset.preview})`);
  }
  for (const { dataset, style } of document.querySelectorAll('[data-properties]')) style.cssText = dataset.properties;
});

/**
 * Props that give an element custom properties, without units. In the prerendered HTML, which can have no style attributes,
 * show-previews.js sets them.
 */
export function withProperties(values: Record<`--${string}`, number | undefined>) {
  const text = Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return {
    'data-properties': text,
    ref: (element: HTMLElement | null) => {
      if (element) element.style.cssText = text;
    },
    suppressHydrationWarning: true,
  };
}

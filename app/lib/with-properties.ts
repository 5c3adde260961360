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
      // Setting it again, which hydration would do, would restyle the element.
      if (element && element.style.cssText.replaceAll(/[ ;]/g, '') !== text.replaceAll(';', ''))
        element.style.cssText = text;
    },
    suppressHydrationWarning: true,
  };
}

import { type ComponentProps, createElement } from 'react';
import type { IconData } from '../../contract/page-data.ts';

interface IconProps extends Pick<ComponentProps<'svg'>, 'className' | 'strokeWidth'> {
  icon: IconData;
  /** Whether it points forward or back, and is mirrored in right-to-left pages (base.css). */
  isDirected?: boolean;
}

/**
 * An icon in the colour of its text, from the package lucide or from the page's data. It is hidden from screen readers, so
 * its button or link needs a name.
 */
export function Icon({ icon, isDirected, ...rest }: IconProps) {
  const props: ComponentProps<'svg'> & { 'data-directed': true | undefined } = {
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': 'true',
    'data-directed': isDirected || undefined,
    ...rest,
  };
  // As arguments, not as a list: shapes that never change their order need no keys.
  return createElement('svg', props, ...icon.map(([element, attributes]) => createElement(element, attributes)));
}

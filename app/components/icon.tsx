import { type ComponentProps, createElement } from 'react';
import type { IconData } from '../../contract/page-data.ts';

type IconProps = Pick<ComponentProps<'svg'>, 'className' | 'strokeWidth'> & { icon: IconData };

/**
 * An icon in the colour of its text, from the package lucide or from the page's data. It is hidden from screen readers, so
 * its button or link needs a name.
 */
export function Icon({ icon, ...rest }: IconProps) {
  const props: ComponentProps<'svg'> = {
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': 'true',
    ...rest,
  };
  // As arguments, not as a list: shapes that never change their order need no keys.
  return createElement('svg', props, ...icon.map(([element, attributes]) => createElement(element, attributes)));
}

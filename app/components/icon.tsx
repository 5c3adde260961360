import { type ComponentProps, createElement } from 'react';
import type { IconData } from '../../contract/page-data.ts';

interface IconProps extends Pick<ComponentProps<'svg'>, 'className' | 'strokeWidth'> {
  /** One that the code names comes from the package lucide, one that a record names from the page's data. */
  icon: IconData;
}

/** An icon in the colour of its text. It only decorates: what it stands beside has a name of its own. */
export function Icon({ icon, ...rest }: IconProps) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {...icon.map(([element, attributes]) => createElement(element, attributes))}
    </svg>
  );
}

import { type ComponentProps, createElement } from 'react';
import type { IconData } from '../../contract/page-data.ts';

interface IconProps extends Pick<ComponentProps<'svg'>, 'className' | 'strokeWidth'> {
  /** From the package lucide, or from the page's data where a content record names the icon. */
  icon: IconData;
}

/** An icon in the colour of the text around it. Hidden from screen readers, so its button or link needs a name. */
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

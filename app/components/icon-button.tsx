import type { ComponentProps } from 'react';
import type { IconData } from '../../contract/page-data.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: IconData;
  /** As of the icon. */
  isDirected?: boolean;
  /** Sets aria-disabled instead of `disabled`, so that the button keeps the focus. */
  isDisabled?: boolean;
}

/** A button with only an icon. */
export function IconButton({
  label,
  icon,
  isDirected,
  isDisabled = false,
  className = '',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.icon} ${className}`}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      {...rest}
    >
      <Icon icon={icon} isDirected={isDirected} strokeWidth={1.4} />
    </button>
  );
}

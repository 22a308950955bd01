import type { ReactNode, Ref } from 'react';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { button } from './Button.css.ts';
import type { ButtonSize } from './Button.tsx';

export interface IconButtonProps {
  icon: IconSource;
  /** The accessible name. */
  label: string;
  onPress?: (() => void) | undefined;
  /** @default 'quiet' */
  variant?: 'quiet' | 'neutral' | 'danger' | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-pressed'?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button that shows only an icon; assistive technology reads its name. */
export function IconButton({
  icon,
  label,
  onPress,
  variant = 'quiet',
  size = 'md',
  isDisabled = false,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type="button"
      className={button({ variant, size, isIconOnly: true })}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => onPress?.()}
      data-component="IconButton"
    >
      <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} />
    </button>
  );
}

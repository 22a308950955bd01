import { type MouseEvent, type ReactNode, type Ref } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { button, iconSlot, label } from './Button.css.ts';

export type ButtonVariant = 'primary' | 'neutral' | 'quiet' | 'danger' | 'accent';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The style props of Button and ButtonLink. */
export interface ButtonLook {
  /** `accent` is the one red call to action of a marketing view; `danger` is for destructive actions. @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** 32, 40 or 48 px high. @default 'md' */
  size?: ButtonSize | undefined;
  /** Fills the available width. @default false */
  isFullWidth?: boolean | undefined;
  /** Shown before the label. */
  iconStart?: ReactNode;
  /** Shown after the label. */
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Shows a spinner and ignores presses; the button keeps its name and focus. @default false */
  isPending?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  id?: string | undefined;
  form?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Performs an action on the page. Use ButtonLink to navigate. */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  iconStart,
  iconEnd,
  onPress,
  type = 'button',
  isPending = false,
  isDisabled = false,
  ...rest
}: ButtonProps): ReactNode {
  // A pending button must stay focusable, so it cannot be `disabled`.
  const press = (event: MouseEvent) => (isPending ? event.preventDefault() : onPress?.());
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, isFullWidth })}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={press}
      data-component="Button"
      data-pending={isPending || undefined}
    >
      <ButtonContent iconStart={isPending ? <Spinner size="sm" /> : iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </button>
  );
}

/** A button's label with its icons. */
export function ButtonContent({
  iconStart,
  iconEnd,
  children,
}: Pick<ButtonProps, 'iconStart' | 'iconEnd' | 'children'>): ReactNode {
  return (
    <>
      {iconStart && <span className={iconSlot}>{iconStart}</span>}
      <span className={label}>{children}</span>
      {iconEnd && <span className={iconSlot}>{iconEnd}</span>}
    </>
  );
}

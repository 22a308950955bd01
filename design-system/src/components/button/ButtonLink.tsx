import type { ReactNode, Ref } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';
import { NewTab } from '../link/NewTab.tsx';
import { button } from './Button.css.ts';
import { ButtonContent, type ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
  target?: '_blank' | undefined;
  download?: boolean | string | undefined;
  /** Called when the link is followed; the navigation continues. */
  onPress?: (() => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like a button; with `target="_blank"`, it says that it opens a new tab. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  iconStart,
  iconEnd,
  target,
  onPress,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <AppLink
      {...rest}
      target={target}
      rel={target && 'noopener noreferrer'}
      className={button({ variant, size, isFullWidth })}
      onClick={onPress && (() => onPress())}
      data-component="ButtonLink"
    >
      <ButtonContent iconStart={iconStart} iconEnd={target ? withNewTab(iconEnd) : iconEnd}>
        {children}
      </ButtonContent>
    </AppLink>
  );
}

function withNewTab(icon: ReactNode): ReactNode {
  return (
    <>
      {icon}
      <NewTab />
    </>
  );
}

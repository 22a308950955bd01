import type { ReactNode, Ref } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';
import { link } from './Link.css.ts';
import { NewTab } from './NewTab.tsx';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `subtle` has the color of the text and an underline on hover, for navigation lists. @default 'default' */
  variant?: 'default' | 'subtle' | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link in text; with `target="_blank"`, it says that it opens a new tab. */
export function Link({ children, variant = 'default', target, rel, onPress, ...rest }: LinkProps): ReactNode {
  return (
    <AppLink
      {...rest}
      target={target}
      rel={rel ?? (target && 'noopener noreferrer')}
      className={link({ variant })}
      onClick={onPress && (() => onPress())}
      data-component="Link"
    >
      {children}
      {target && <NewTab />}
    </AppLink>
  );
}

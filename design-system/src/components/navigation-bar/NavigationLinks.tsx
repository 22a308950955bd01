import type { ReactNode } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';
import { wide, wideOnly } from './NavigationBar.css.ts';

export interface NavigationLink {
  label: string;
  href: string;
  /** Shows the link only in the menu between 768 and 1024 px, where the bar has no room for it. @default false */
  isWideOnly?: boolean | undefined;
}

export interface NavigationLinksProps {
  links: readonly NavigationLink[];
  className: string;
  /** The path of the page; its link gets `aria-current`. */
  currentPath?: string | undefined;
  /** Called when a link is followed. */
  onPress?: (() => void) | undefined;
  /** The list's class. */
  listClass?: string | undefined;
}

/** A list of links that share a style. */
export function NavigationLinks(props: NavigationLinksProps): ReactNode {
  const { links, className, currentPath, onPress, listClass } = props;
  return (
    <ul className={listClass}>
      {links.map(({ label, href, isWideOnly }) => (
        <li key={label} className={isWideOnly && listClass === wide ? wideOnly : undefined}>
          <AppLink
            href={href}
            className={className}
            aria-current={href === currentPath ? 'page' : undefined}
            onClick={onPress}
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

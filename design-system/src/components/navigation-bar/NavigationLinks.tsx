import type { ReactNode } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';

export interface NavigationLink {
  label: string;
  href: string;
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
      {links.map(({ label, href }) => (
        <li key={label}>
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

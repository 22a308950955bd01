import { NavigationBar, SkipLink } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { createContext, type ReactNode, useState } from 'react';
import { navigation } from '../../copy/site.ts';

/** The element in the admin area's header that takes its tools; null elsewhere. */
export const HeaderTools = createContext<HTMLElement | null>(null);

export interface SiteShellProps {
  /** The signed-in user, for the account menu; undefined for a visitor. */
  user: Pick<User, 'roles'> | undefined;
  /** The path whose link is marked as current; undefined before hydration. */
  currentPath: string | undefined;
  onSignOut: () => void;
  /** The page in a `PageBody`, or the admin area. */
  children: ReactNode;
}

/**
 * The frame of every page: the skip link and the navigation bar above the page. In the admin area, the bar has no links to
 * the site's pages.
 */
export function SiteShell({ user, currentPath, onSignOut, children }: SiteShellProps): ReactNode {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const isAdminArea = Boolean(user?.roles.includes('admin') && /^\/admin(\/|$)/.test(currentPath ?? ''));
  return (
    <HeaderTools value={tools}>
      <SkipLink />
      <NavigationBar
        links={isAdminArea ? [] : navigation.links}
        guestLinks={navigation.guestLinks}
        account={
          user && { links: isAdminArea ? navigation.adminAccountLinks : accountLinks(user), onSignOut }
        }
        currentPath={currentPath}
        isFullWidth={isAdminArea}
        tools={isAdminArea && <div ref={setTools} />}
      />
      {children}
    </HeaderTools>
  );
}

/** The account menu. The link to the admin area is for users who had the role when the server last sent their account. */
const accountLinks = ({ roles }: Pick<User, 'roles'>) => [
  ...navigation.accountLinks,
  ...(roles.includes('admin') ? navigation.adminLinks : []),
];

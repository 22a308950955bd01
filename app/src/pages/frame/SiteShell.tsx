import { NavigationBar, type NavigationBarProps, SkipLink } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import type { ReactNode } from 'react';
import { navigation } from '../../copy/site.ts';

export interface SiteShellProps extends Pick<NavigationBarProps, 'pageMenu'> {
  /** The signed-in user, for the account menu; undefined for a visitor. */
  user: Pick<User, 'roles'> | undefined;
  /** The path whose link is marked as current; undefined before hydration. */
  currentPath: string | undefined;
  onSignOut: () => void;
  /** The page in a `PageBody`, or the admin area. */
  children: ReactNode;
}

/** The frame of every page: the skip link and the navigation bar above the page. */
export function SiteShell({ user, currentPath, onSignOut, children, pageMenu }: SiteShellProps): ReactNode {
  return (
    <>
      <SkipLink />
      <NavigationBar
        links={navigation.links}
        guestLinks={navigation.guestLinks}
        account={user && { links: accountLinks(user), onSignOut }}
        currentPath={currentPath}
        pageMenu={pageMenu}
      />
      {children}
    </>
  );
}

/** The account menu. The link to the admin area is for users who had the role when the server last sent their account. */
const accountLinks = ({ roles }: Pick<User, 'roles'>) => [
  ...navigation.accountLinks,
  ...(roles.includes('admin') ? navigation.adminLinks : []),
];

import {
  NavigationBar,
  type NavigationBarProps,
  type NavigationLink,
  SkipLink,
} from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { createContext, type ReactNode, useState } from 'react';
import { navigation } from '../site/siteCopy.ts';

/** What an area shows in the navigation bar instead of the links to the site's pages. */
export interface AreaBar extends Pick<NavigationBarProps, 'tools'> {
  /** The links of the account menu. */
  accountLinks: readonly NavigationLink[];
}

/** Sets what the area on the page shows in the navigation bar; undefined for the site's bar. */
export const SetAreaBar = createContext<(bar: AreaBar | undefined) => void>(() => undefined);

export interface SiteShellProps extends Pick<NavigationBarProps, 'pageMenu'> {
  /** The signed-in user, for the account menu; undefined for a visitor. */
  user: Pick<User, 'roles'> | undefined;
  /** Whether the user has a role in a company. @default false */
  hasCompany?: boolean | undefined;
  /** The path whose link is marked as current; undefined before hydration. */
  currentPath: string | undefined;
  onSignOut: () => void;
  /** The page in a `PageBody`, or the admin area. */
  children: ReactNode;
}

/** The frame of every page: the skip link and the navigation bar above the page. */
export function SiteShell({
  user,
  hasCompany = false,
  currentPath,
  onSignOut,
  children,
  pageMenu,
}: SiteShellProps): ReactNode {
  const [area, setArea] = useState<AreaBar>();
  return (
    <SetAreaBar value={setArea}>
      <SkipLink />
      <NavigationBar
        links={area ? [] : navigation.links}
        guestLinks={navigation.guestLinks}
        account={user && { links: area?.accountLinks ?? accountLinks(user, hasCompany), onSignOut }}
        currentPath={currentPath}
        pageMenu={pageMenu}
        tools={area?.tools}
      />
      {children}
    </SetAreaBar>
  );
}

/** The account menu. The link to the admin area is for users who had the role when the server last sent their account. */
const accountLinks = ({ roles }: Pick<User, 'roles'>, hasCompany: boolean) => [
  ...navigation.accountLinks,
  ...(hasCompany ? navigation.companyLinks : []),
  ...(roles.includes('admin') ? navigation.adminLinks : []),
];

import {
  LinkProvider,
  NavigationBar,
  SkipLink,
  ToastRegion,
  toast,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import type { Session } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useNavigate } from 'react-router';
import { Analytics, useCanMeasure } from '../analytics/parts.ts';
import { navigation, signOutMessages } from '../copy/site.ts';
import { sessionStore, useSession } from '../session/session.ts';
import { prepareForFailure } from './failure.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useHydrated } from './useHydrated.ts';
import { focusPage, useNavigationFocus } from './useNavigationFocus.ts';

/** What stands around every page: the way past the menu, the menu, messages. */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  useScrollRestoration();
  const announcement = useNavigationFocus();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const session = useSession();
  const signOut = useSignOut();
  const canMeasure = useCanMeasure();
  useEffect(prepareForFailure, []);
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink />
      <NavigationBar
        links={navigation.links}
        guestLinks={navigation.guestLinks}
        account={session ? { links: accountLinks(session), onSignOut: signOut } : undefined}
        // The fallback page is made for every path; which link is current shows once the browser knows.
        currentPath={isHydrated ? pathname : undefined}
      />
      {children}
      {canMeasure && (
        <Suspense fallback={null}>
          <Analytics />
        </Suspense>
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      <ToastRegion />
    </LinkProvider>
  );
}

/** The account menu; the way to the admin area is for those alone who were admins when the server last said who they are. */
const accountLinks = ({ user }: Session) => [
  ...navigation.accountLinks,
  ...(user.roles.includes('admin') ? navigation.adminLinks : []),
];

/** Navigation state of leaving for the home page to sign out there. */
const signsOut = 'sign-out';

/** Ends the session and says so. */
function endSession(): void {
  sessionStore()
    .signOut()
    .then(
      () => toast({ title: signOutMessages.done }),
      () =>
        toast({
          title: signOutMessages.doneHere,
          description: signOutMessages.notConfirmed,
          tone: 'warning',
        }),
    )
    .finally(focusPage);
}

/**
 * Leaves for the home page first: a page that needs a session would ask to sign in again. The wish travels with the
 * navigation, so that staying, where unsaved work asks for it, takes it back.
 */
function useSignOut(): () => void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHome = pathname === '/';
  const isWanted = isHome && state === signsOut;

  useEffect(() => {
    if (!isWanted) return;
    void navigate('/', { replace: true });
    endSession();
  }, [isWanted, navigate]);

  return () => (isHome ? endSession() : void navigate('/', { state: signsOut }));
}

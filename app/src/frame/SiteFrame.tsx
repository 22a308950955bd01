import {
  Footer,
  LinkProvider,
  NavigationBar,
  SkipLink,
  ToastRegion,
  toast,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useNavigate } from 'react-router';
import { Analytics, PrivacyChoices, useCanMeasure } from '../analytics/parts.ts';
import { footer, navigation, signOutMessages } from '../copy/site.ts';
import { sessionStore, useSession } from '../session/session.ts';
import { prepareForFailure } from './failure.tsx';
import { RouterLink } from './RouterLink.tsx';
import { main } from './frame.css.ts';
import { useHydrated } from './useHydrated.ts';
import { focusPage, useNavigationFocus } from './useNavigationFocus.ts';

/** What stands around every page: the way past the menu, the menu, the footer, messages. */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  useScrollRestoration();
  const announcement = useNavigationFocus();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const session = useSession();
  const { signOut, isSigningOut } = useSignOut();
  const canMeasure = useCanMeasure();
  useEffect(prepareForFailure, []);
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink />
      <NavigationBar
        links={navigation.links}
        guestLinks={navigation.guestLinks}
        account={session ? { links: navigation.accountLinks, onSignOut: signOut, isSigningOut } : undefined}
        // The fallback page is made for every path; which link is current shows once the browser knows.
        currentPath={isHydrated ? pathname : undefined}
      />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer {...footer}>
        {canMeasure && (
          <Suspense fallback={null}>
            <PrivacyChoices />
          </Suspense>
        )}
      </Footer>
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

/** Leaves for the home page first: a page that needs a session would ask to sign in again. */
function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const [isSigningOut, setIsSigningOut] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHome = pathname === '/';

  useEffect(() => {
    if (!isSigningOut || !isHome) return;
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
      .finally(() => {
        setIsSigningOut(false);
        focusPage();
      });
  }, [isSigningOut, isHome]);

  const signOut = () => {
    setIsSigningOut(true);
    if (!isHome) void navigate('/');
  };
  return { signOut, isSigningOut };
}

import { LinkProvider, ToastRegion, toast, VisuallyHidden } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect } from 'react';
import { ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { Analytics } from '../analytics/parts.tsx';
import { signOutMessages } from '../copy/site.ts';
import { SiteShell } from '../pages/frame/SiteShell.tsx';
import { sessionStore, useSession } from '../session/session.ts';
import { prepareForFailure } from './failure.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useHydrated } from './useHydrated.ts';
import { focusPage } from '../pages/frame/focusPage.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';

/** The frame of every page, connected to the session and the router, with what reports: analytics, announcements, toasts. */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  const announcement = useNavigationFocus();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const session = useSession();
  const signOut = useSignOut();
  useEffect(prepareForFailure, []);
  return (
    <LinkProvider component={RouterLink}>
      {/* In a built page's HTML it would be one more script. */}
      {(import.meta.env.DEV || !import.meta.env.SSR) && <ScrollRestoration />}
      <SiteShell
        user={session?.user}
        onSignOut={signOut}
        // The fallback page is made for every path; which link is current shows once the browser knows.
        currentPath={isHydrated ? pathname : undefined}
      >
        {children}
        <Analytics />
        <VisuallyHidden as="output">{announcement}</VisuallyHidden>
        <ToastRegion />
      </SiteShell>
    </LinkProvider>
  );
}

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

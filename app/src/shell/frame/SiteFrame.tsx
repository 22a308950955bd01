import { LinkProvider, ToastRegion, VisuallyHidden } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect } from 'react';
import { ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router';
import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { Analytics } from '../analytics/parts.tsx';
import { SiteShell, type SiteShellProps } from './SiteShell.tsx';
import { isInCompany } from '../session/companyLink.ts';
import { useSession } from '../session/session.ts';
import { prepareForFailure } from './failure.tsx';
import { RouterLink } from './RouterLink.tsx';
import { signOutAndReport } from './signOutAndReport.ts';
import { useHydrated } from '../hydration/useHydrated.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { callSignedIn } from '../api/client.ts';
import { reportActivity } from '../session/activity.ts';
import { sessionKey } from '../session/persistence.ts';
import { createStoredText } from '../session/storedText.ts';

/** The `handle` of a route whose page has a menu of its sections in the navigation bar. */
export type PageMenuHandle = Pick<SiteShellProps, 'pageMenu'>;

/** The frame of every page, connected to the session and the router, with analytics, announcements and toasts. */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  const announcement = useNavigationFocus();
  useKeptFocus();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const { pageMenu } = (useMatches().at(-1)?.handle ?? {}) as PageMenuHandle;
  const session = useSession();
  const signOut = useSignOut();
  useEffect(prepareForFailure, []);
  useActivityReports(session?.user.roles);
  return (
    <LinkProvider component={RouterLink}>
      {/* In prerendered HTML it would add a script. */}
      {(import.meta.env.DEV || !import.meta.env.SSR) && <ScrollRestoration />}
      <SiteShell
        user={session?.user}
        hasCompany={session ? isInCompany(session.user.id) : false}
        onSignOut={signOut}
        // The fallback page has the same HTML for every path, so the current link is known only after hydration.
        currentPath={isHydrated ? pathname : undefined}
        pageMenu={isHydrated ? pageMenu : undefined}
      >
        {children}
        <Analytics />
        <VisuallyHidden as="output">{announcement}</VisuallyHidden>
        <ToastRegion />
      </SiteShell>
    </LinkProvider>
  );
}

/** The navigation state that signs the user out on the home page. */
const signOutState = 'sign-out';

/**
 * Returns a function that goes to the home page and then signs out: a page that needs a session would redirect to sign-in.
 * The request to sign out is in the navigation's state, so a user who stays because of unsaved changes stays signed in.
 */
function useSignOut(): () => void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHome = pathname === '/';
  const isRequested = isHome && state === signOutState;

  useEffect(() => {
    if (!isRequested) return;
    void navigate('/', { replace: true });
    void signOutAndReport();
  }, [isRequested, navigate]);

  return () => (isHome ? void signOutAndReport() : void navigate('/', { state: signOutState }));
}

/** Reports the activity of a signed-in user, so that the server keeps the session open; undefined roles report nothing. */
function useActivityReports(roles: readonly Role[] | undefined): void {
  useEffect(() => {
    if (!roles) return;
    return reportActivity(roles, {
      target: window,
      lastReport: createStoredText(() => localStorage, `${sessionKey(location.host)}-activity`),
      now: () => Date.now(),
      report: () => callSignedIn('POST /api/me/activity', {}),
    });
  }, [roles]);
}

import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { deletionCopy as copy } from '../../parts/account/deletionCopy.ts';
import { useHydrated } from '../../shell/hydration/useHydrated.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { AccountDeletionPage } from './AccountDeletionPage.tsx';
import { useSession } from '../../shell/session/session.ts';

export const meta = () =>
  pageMeta({
    title: copy.pageTitle,
    description: copy.pageDescription,
    path: '/account-deletion',
    isPrivate: true,
  });

/** Returns the time of the deletion that the account page passes on in the browser's history. */
function dueIn(state: unknown): string | undefined {
  const due = typeof state === 'object' && state !== null && 'deletion_due' in state && state.deletion_due;
  return typeof due === 'string' && !Number.isNaN(Date.parse(due)) ? due : undefined;
}

export default function AccountDeletionRoute(): ReactNode {
  const { state } = useLocation();
  // The prerendered page has no history, and hydration must render the same content.
  const due = useHydrated() ? dueIn(state) : undefined;
  // The account page says whether a deletion is scheduled, and when.
  if (useSession() && due === undefined) return <Navigate to="/account" replace />;
  return <AccountDeletionPage due={due} />;
}

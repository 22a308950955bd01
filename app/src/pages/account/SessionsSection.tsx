import { type DeviceSession, SessionList, SignOutEverywhere, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { ApiError, callSignedIn, exchangeSession } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { accountCopy as copy } from './accountCopy.ts';
import { signOutAndReport } from '../../shell/frame/signOutAndReport.ts';
import { useLeave } from './useLeave.ts';
import { focusPage } from '../../shell/frame/focusPage.ts';

/** The open sessions, each with sign-out, and signing out on all devices. */
export default function SessionsSection(): ReactNode {
  const { data, error, mutate, isValidating } = useSessionQuery('GET /api/me/sessions', {});
  const leave = useLeave();
  const signOut = async (session: DeviceSession) => {
    if (session.is_current) {
      // This page needs a session.
      await leave('/');
      return signOutAndReport();
    }
    await endSession(session.id);
    await mutate((now) => now && { items: now.items.filter(({ id }) => id !== session.id) }, {
      revalidate: false,
    });
    toast({ title: copy.sessionEnded(session.device), tone: 'success' });
  };
  return (
    <>
      <SessionList
        sessions={data?.items}
        error={error && errorMessageOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
        onSignOut={signOut}
      />
      <SignOutEverywhere onSignOut={useSignOutEverywhere()} />
    </>
  );
}

/** Ends a session, which may have ended already. Rejects with a message for the user. */
async function endSession(sessionId: string): Promise<void> {
  try {
    await callSignedIn('DELETE /api/me/sessions/{sessionId}', { path: { sessionId } });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) throw new Error(errorMessageOf(error), { cause: error });
  }
}

/**
 * Returns a function that ends the sessions on all devices and opens the home page. The function rejects with a message
 * for the user.
 */
function useSignOutEverywhere(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    try {
      await exchangeSession('POST /api/me/sign-out-everywhere', {}, async () => {
        await leave('/');
        return null;
      });
    } catch (error) {
      throw new Error(errorMessageOf(error), { cause: error });
    }
    toast({ title: copy.signedOutEverywhere });
    focusPage();
  };
}

import { type DeviceSession, SessionList, SignOutEverywhere, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { ApiError, callSignedIn } from '../api/client.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import { useSessionQuery } from '../api/useSessionQuery.ts';
import { accountCopy as copy } from '../copy/account.ts';
import { signOutMessages } from '../copy/site.ts';
import { focusPage } from '../pages/frame/focusPage.ts';
import { sessionStore } from '../session/session.ts';
import { useLeave } from './useLeave.ts';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** The open sessions, each with sign-out, and signing out on all devices. Loaded after the forms above it. */
export default function SessionsSection(): ReactNode {
  const { data, error, mutate, isValidating } = useSessionQuery('GET /api/me/sessions', {});
  const signOutHere = useSignOutHere();
  const signOut = async (session: DeviceSession) => {
    if (session.is_current) return signOutHere();
    await endSession(session.id);
    const items = (data?.items ?? []).filter(({ id }) => id !== session.id);
    await mutate({ items }, { revalidate: false });
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

/** Returns a function that signs out here, and first opens the home page, because this one needs a session. */
function useSignOutHere(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    await leave('/');
    try {
      await sessionStore().signOut();
      toast({ title: signOutMessages.done });
    } catch {
      toast({
        title: signOutMessages.doneHere,
        description: signOutMessages.notConfirmed,
        tone: 'warning',
      });
    }
    focusPage();
  };
}

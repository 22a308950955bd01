import type { CompanyInvitation } from '@redwhiteandcode/contract/company/invitation-operations.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { ApiError, callPublic, callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { signOutAndReport } from '../../../shell/frame/signOutAndReport.ts';
import { useHydrated } from '../../../shell/hydration/useHydrated.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { sessionStore, useSession } from '../../../shell/session/session.ts';
import { CompanyInvitationPage, type InvitationState } from './CompanyInvitationPage.tsx';
import { invitationCopy as copy } from './invitationCopy.ts';
import type { Route } from './+types/invitationRoute.ts';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    // Without the token, which must not appear in a canonical link.
    path: '/company-invitation',
    isPrivate: true,
  });

/** The query parameter of somebody who comes back from signing in and has pressed the button before. */
const opened = 'opened';

export default function CompanyInvitationRoute({ params: { token } }: Route.ComponentProps): ReactNode {
  return <Invitation key={token} token={token} />;
}

type Found =
  | { step: 'asking' | 'opening' }
  | { step: 'failed'; message: string; canRetry: boolean }
  | { step: 'open' | 'accepting'; invitation: CompanyInvitation; failure?: string | undefined }
  | { step: 'accepted'; invitation: CompanyInvitation };

/** Opens an invitation, which records that it was opened. */
async function open(token: string): Promise<Found> {
  try {
    const path = { token };
    const invitation = await callPublic('POST /api/company-invitations/{token}/opening', { path });
    return { step: invitation.state === 'open' ? 'open' : 'accepted', invitation };
  } catch (error) {
    const hasEnded = error instanceof ApiError && [400, 404, 409].includes(error.status);
    return { step: 'failed', message: errorMessageOf(error), canRetry: !hasEnded };
  }
}

/** Proves the user's address with the invitation, then accepts it. */
async function accept(token: string): Promise<CompanyInvitation> {
  const user = sessionStore().read()?.user;
  if (user && !user.email_verified) {
    const body = { invitation: token };
    sessionStore().updateUser(await callSignedIn('POST /api/me/address-proofs', { body }));
  }
  return callSignedIn('POST /api/company-invitations/{token}/acceptance', { path: { token } });
}

/** The page of an invitation: opens it after a press, then lets the invited user accept it. */
function Invitation({ token }: { token: string }): ReactNode {
  const [search] = useSearchParams();
  const user = useSession()?.user;
  const isHydrated = useHydrated();
  const { mutate } = useSWRConfig();
  const [found, setFound] = useState<Found>({ step: 'asking' });

  const take = async () => {
    if (found.step !== 'open') return;
    const { invitation } = found;
    setFound({ step: 'accepting', invitation });
    try {
      setFound({ step: 'accepted', invitation: await accept(token) });
      // The user has another role, or courses that are free now.
      void mutate(() => true);
    } catch (error) {
      setFound({ step: 'open', invitation, failure: errorMessageOf(error) });
    }
  };

  // Without a session the parameter proves nothing: a program may load the address.
  const hasReturned = isHydrated && user !== undefined && search.has(opened);
  useEffect(() => {
    if (hasReturned) void open(token).then(setFound);
  }, [hasReturned, token]);
  const isOpening = hasReturned && found.step === 'asking';

  const email = 'invitation' in found ? found.invitation.email : '';
  const signInHref = (mode: 'signup' | 'signin') =>
    `/auth?${new URLSearchParams({ mode, email, returnTo: `/company-invitation/${token}?${opened}` })}`;
  return (
    <CompanyInvitationPage
      state={isOpening ? { step: 'opening' } : stateOf(found, user?.email)}
      onOpen={() => {
        setFound({ step: 'opening' });
        void open(token).then(setFound);
      }}
      onAccept={() => void take()}
      onSignOut={() => void signOutAndReport()}
      signUpHref={signInHref('signup')}
      signInHref={signInHref('signin')}
    />
  );
}

/** Returns the state of the page. Only the account that has accepted an invitation is told where it leads. */
function stateOf(found: Found, signedInAs: string | undefined): InvitationState {
  switch (found.step) {
    case 'open':
    case 'accepting':
      return { ...found, signedInAs };
    case 'accepted':
      return found.invitation.email === signedInAs
        ? found
        : { step: 'failed', message: copy.used, canRetry: false };
    default:
      return found;
  }
}

import { type ReactNode, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { EmailNotice } from '../../../parts/account/EmailNotice.tsx';
import { callPublic, callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { signOutAndReport } from '../../../shell/frame/signOutAndReport.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { useSession } from '../../../shell/session/session.ts';
import { CompanyJoinPage, type JoinState } from './CompanyJoinPage.tsx';
import { joinCopy as copy } from './joinCopy.ts';
import type { Route } from './+types/joinRoute.ts';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    // Without the token, which must not appear in a canonical link.
    path: '/company-join',
    isPrivate: true,
  });

export default function CompanyJoinRoute({ params: { token } }: Route.ComponentProps): ReactNode {
  return <JoinLink key={token} token={token} />;
}

/** Reads the offer of a join link. */
async function read(token: string): Promise<JoinState> {
  try {
    const offer = await callPublic('GET /api/company-join-links/{token}', { path: { token } });
    return { step: 'open', offer };
  } catch (error) {
    return { step: 'failed', message: errorMessageOf(error) };
  }
}

/** The page of a join link: shows what joining means, then lets a signed-in user join. */
function JoinLink({ token }: { token: string }): ReactNode {
  const user = useSession()?.user;
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<JoinState>({ step: 'loading' });
  useEffect(() => void read(token).then(setState), [token]);
  const join = async () => {
    if (state.step !== 'open') return;
    const { offer } = state;
    setState({ step: 'joining', offer });
    try {
      const joined = await callSignedIn('POST /api/company-join-links/{token}/joins', { path: { token } });
      setState({ step: 'joined', offer: joined });
      // Courses are free now.
      void mutate(() => true);
    } catch (error) {
      setState({ step: 'open', offer, failure: errorMessageOf(error) });
    }
  };
  const authHref = (mode: 'signup' | 'signin') =>
    `/auth?${new URLSearchParams({ mode, returnTo: `/company-join/${token}` })}`;
  return (
    <CompanyJoinPage
      state={state}
      signedInAs={user?.email}
      notice={<EmailNotice />}
      onJoin={() => void join()}
      onSignOut={() => void signOutAndReport()}
      signUpHref={authHref('signup')}
      signInHref={authHref('signin')}
    />
  );
}

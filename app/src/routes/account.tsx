import type { ReactNode } from 'react';
import { AccountPage } from '../account/AccountPage.tsx';
import { RequireSession } from '../auth/RequireSession.tsx';
import { accountWords as words } from '../copy/account.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { useSession } from '../session/session.ts';

export const meta = () =>
  pageMeta({ title: words.title, description: words.metaDescription, path: '/account', isPrivate: true });

export default function AccountRoute(): ReactNode {
  const session = useSession();
  return <RequireSession>{session && <AccountPage user={session.user} />}</RequireSession>;
}

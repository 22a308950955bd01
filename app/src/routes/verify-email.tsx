import type { ReactNode } from 'react';
import { refreshUser } from '../account/refreshUser.ts';
import { callPublic } from '../api/client.ts';
import { proofCopy as copy } from '../copy/verifyEmail.ts';
import { useLinkPage } from '../frame/useLinkPage.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { VerifyEmailPage } from '../pages/link/VerifyEmailPage.tsx';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: 'Confirm that an email address is yours.',
    path: '/verify-email',
    isPrivate: true,
  });

async function confirm(code: string): Promise<string> {
  await callPublic('POST /api/auth/email-proof', { body: { code } });
  void refreshUser();
  return copy.done;
}

export default function VerifyEmailRoute(): ReactNode {
  return <VerifyEmailPage {...useLinkPage('code', confirm)} />;
}

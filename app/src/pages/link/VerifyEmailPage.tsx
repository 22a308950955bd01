import type { ReactNode } from 'react';
import { proofCopy as copy } from '../../copy/verifyEmail.ts';
import { LinkPage, type LinkPageProps } from './LinkPage.tsx';

/** Proves the email address of a new account. */
export function VerifyEmailPage(props: Pick<LinkPageProps, 'state' | 'onConfirm'>): ReactNode {
  return <LinkPage {...props} copy={copy} next={copy.next} />;
}

import type { ReactNode } from 'react';
import { type EmailLinkAction, verifyEmailCopy } from './verifyEmailCopy.ts';
import { LinkPage, type LinkPageProps } from '../../shell/link-page/LinkPage.tsx';

export interface VerifyEmailPageProps extends Pick<LinkPageProps, 'state' | 'onConfirm'> {
  action: EmailLinkAction;
}

/** Proves the address of a new account, changes an address, or undoes a change of it or of two-step verification. */
export function VerifyEmailPage({ action, ...props }: VerifyEmailPageProps): ReactNode {
  const copy = verifyEmailCopy[action];
  return <LinkPage {...props} copy={copy} next={copy.next} recovery={copy.recovery} />;
}

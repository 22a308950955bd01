import { Alert, AuthCard, type AuthCardProps, Link } from '@redwhiteandcode/design-system';
import { passwordHint } from '@redwhiteandcode/lambdas/contract/password-length.ts';
import { sessionEnded } from '@redwhiteandcode/lambdas/contract/session-ended.ts';
import type { ReactNode } from 'react';
import { signUpNote as words } from '../../copy/auth.ts';

export interface AuthPageProps extends Omit<AuthCardProps, 'signUpNote' | 'notice' | 'passwordHint'> {
  /** Whether the server has ended the session, which the page then says. @default false */
  hasSessionEnded?: boolean | undefined;
}

/** The page to sign in, to sign up and to reset a password. */
export function AuthPage({ hasSessionEnded = false, ...card }: AuthPageProps): ReactNode {
  return (
    <AuthCard
      {...card}
      passwordHint={passwordHint}
      signUpNote={
        <>
          {words.before}
          <Link href="/terms">{words.terms}</Link>
          {words.between}
          <Link href="/privacy">{words.privacy}</Link>
          {words.after}
        </>
      }
      notice={hasSessionEnded && <Alert tone="warning">{sessionEnded}</Alert>}
    />
  );
}

import { Alert, AuthCard, type AuthCardProps, Link } from '@redwhiteandcode/design-system';
import { passwordHint } from '@redwhiteandcode/contract/account/password-length.ts';
import { sessionEnded } from '@redwhiteandcode/contract/api/session-ended.ts';
import type { ReactNode } from 'react';
import { applicantNote, courseNote, signUpNote as copy } from './authCopy.ts';

export interface AuthPageProps extends Omit<AuthCardProps, 'signUpNote' | 'notice' | 'passwordHint'> {
  /** Whether to show the notice that the server ended the session. @default false */
  hasSessionEnded?: boolean | undefined;
  /** Whether the visitor signs in to send an application to Layoff to Lift-Off. @default false */
  isApplying?: boolean | undefined;
  /** Whether the visitor comes from the page of a course. @default false */
  isFromCourse?: boolean | undefined;
}

/** The page for signing in, signing up and resetting a password. */
export function AuthPage({
  hasSessionEnded = false,
  isApplying = false,
  isFromCourse = false,
  ...card
}: AuthPageProps): ReactNode {
  return (
    <AuthCard
      {...card}
      passwordHint={passwordHint}
      signUpNote={
        <>
          {copy.before}
          <Link href="/terms">{copy.terms}</Link>
          {copy.between}
          <Link href="/privacy">{copy.privacy}</Link>
          {copy.after}
        </>
      }
      notice={
        (hasSessionEnded && <Alert tone="warning">{sessionEnded}</Alert>) ||
        (isApplying && <Alert>{applicantNote}</Alert>) ||
        (isFromCourse && <Alert>{courseNote}</Alert>)
      }
    />
  );
}

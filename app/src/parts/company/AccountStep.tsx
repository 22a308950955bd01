import { Alert, Button, ButtonLink, Inline, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

const copy = {
  signUp: 'Create an Account',
  signIn: 'Sign In',
  otherTitle: 'You are signed in with another address',
  signOut: 'Sign Out',
} as const;

export interface AccountStepProps {
  /** The sentence for a visitor: which address the account must have. */
  visitorText: string;
  /** The sentence for a user with another address; undefined for a visitor. */
  otherText: string | undefined;
  onSignOut: () => void;
  /** The pages for a new account and for signing in, which lead back here. */
  signUpHref: string;
  signInHref: string;
}

/** The step of a link to a company that needs an account: sign up or sign in, or sign out of an account with another address. */
export function AccountStep({
  visitorText,
  otherText,
  onSignOut,
  signUpHref,
  signInHref,
}: AccountStepProps): ReactNode {
  if (otherText === undefined)
    return (
      <>
        <Text>{visitorText}</Text>
        <Inline gap={12}>
          <ButtonLink size="lg" href={signUpHref}>
            {copy.signUp}
          </ButtonLink>
          <ButtonLink size="lg" variant="neutral" href={signInHref}>
            {copy.signIn}
          </ButtonLink>
        </Inline>
      </>
    );
  return (
    <Alert
      tone="warning"
      title={copy.otherTitle}
      action={
        <Button variant="neutral" size="sm" onPress={onSignOut}>
          {copy.signOut}
        </Button>
      }
    >
      {otherText}
    </Alert>
  );
}

import { ButtonLink, type ButtonLinkProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { homeCopy } from '../../copy/home.ts';

/** What differs for a signed-in user. */
export interface SignedInProps {
  isSignedIn: boolean;
}

export interface StartLinkProps extends Pick<ButtonLinkProps, 'variant'>, SignedInProps {
  /** What a visitor is asked to do. */
  children: string;
}

/** The link to start: to an account for a visitor, to the dashboard for a signed-in user. */
export function StartLink({ children, variant, isSignedIn }: StartLinkProps): ReactNode {
  return (
    <ButtonLink href={isSignedIn ? '/dashboard' : '/auth'} variant={variant} size="lg">
      {isSignedIn ? homeCopy.dashboard : children}
    </ButtonLink>
  );
}

import { ButtonLink, type ButtonLinkProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { homeCopy } from './homeCopy.ts';

/** The props of components that differ for a signed-in user. */
export interface SignedInProps {
  isSignedIn: boolean;
}

export interface StartLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size'>, SignedInProps {
  /** The label for a visitor. */
  children: string;
}

/** The link to start: to sign-up for a visitor, to the dashboard for a signed-in user. */
export function StartLink({ children, variant, size = 'lg', isSignedIn }: StartLinkProps): ReactNode {
  return (
    <ButtonLink href={isSignedIn ? '/dashboard' : '/auth?mode=signup'} variant={variant} size={size}>
      {isSignedIn ? homeCopy.dashboard : children}
    </ButtonLink>
  );
}

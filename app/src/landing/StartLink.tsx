import { ButtonLink, type ButtonLinkProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { homeWords } from '../copy/home.ts';
import { useSession } from '../session/session.ts';

export interface StartLinkProps extends Pick<ButtonLinkProps, 'variant'> {
  /** What a visitor is asked to do. */
  children: string;
}

/** The way in: an account for a visitor, the dashboard for who has one. */
export function StartLink({ children, variant }: StartLinkProps): ReactNode {
  const session = useSession();
  return (
    <ButtonLink href={session ? '/dashboard' : '/auth'} variant={variant} size="lg">
      {session ? homeWords.dashboard : children}
    </ButtonLink>
  );
}

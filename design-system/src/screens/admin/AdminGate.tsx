import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';

export interface AdminGateProps {
  /** `checking` until the server has answered; `failed` when it could not. */
  state: 'checking' | 'denied' | 'failed';
  /** @default '/' */
  homeHref?: string | undefined;
}

/** What stands before the admin area until the right to see it is known. */
export function AdminGate({ state, homeHref = '/' }: AdminGateProps): ReactNode {
  if (state === 'checking') return <Spinner size="lg" label="Checking your access" />;
  const isDenied = state === 'denied';
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon icon={isDenied ? icons.lock : icons.circleX} size="xl" />}
      title={isDenied ? 'Access Denied' : 'Failed to verify admin status'}
      description={
        isDenied ? "You don't have administrator privileges." : 'Go home and try again in a moment.'
      }
      action={<ButtonLink href={homeHref}>Go home</ButtonLink>}
    />
  );
}

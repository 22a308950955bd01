import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { gate } from './AdminTablePage.css.ts';

export interface AdminGateProps {
  /** `checking` until the server responds; `failed` if the request failed. */
  state: 'checking' | 'denied' | 'failed';
  /** @default '/' */
  homeHref?: string | undefined;
}

/** Replaces the admin area until the user's access is confirmed. */
export function AdminGate({ state, homeHref = '/' }: AdminGateProps): ReactNode {
  const isDenied = state === 'denied';
  return (
    <div className={gate}>
      {state === 'checking' ? (
        <Inline justify="center">
          <Spinner size="lg" label="Checking your access" />
        </Inline>
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<Icon icon={isDenied ? icons.lock : icons.circleX} size="xl" />}
          title={isDenied ? 'Access Denied' : 'Failed to verify admin status'}
          description={
            isDenied ? "You don't have administrator privileges." : 'Go home and try again in a moment.'
          }
          action={<ButtonLink href={homeHref}>Go home</ButtonLink>}
        />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Spinner } from '../../components/spinner/Spinner.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { gate } from './AdminTablePage.css.ts';

export interface AdminGateProps {
  /** `checking` until the server responds; `twoStep` if two-step verification must be on; `failed` if the request failed. */
  state: 'checking' | 'denied' | 'twoStep' | 'failed';
  /** What each state except `checking` says. */
  texts: Record<'denied' | 'twoStep' | 'failed', { title: string; description: string }>;
  /** @default '/' */
  homeHref?: string | undefined;
  /** The page section that turns two-step verification on. @default '/account#two-step' */
  twoStepHref?: string | undefined;
}

/** Replaces the admin area until the user's access is confirmed. */
export function AdminGate({
  state,
  texts,
  homeHref = '/',
  twoStepHref = '/account#two-step',
}: AdminGateProps): ReactNode {
  return (
    <div className={gate}>
      {state === 'checking' ? (
        <Inline justify="center">
          <Spinner size="lg" label="Checking your access" />
        </Inline>
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<Icon icon={state === 'failed' ? icons.circleX : icons.lock} size="xl" />}
          {...texts[state]}
          action={
            state === 'twoStep' ? (
              <ButtonLink href={twoStepHref}>Go to your account</ButtonLink>
            ) : (
              <ButtonLink href={homeHref}>Go home</ButtonLink>
            )
          }
        />
      )}
    </div>
  );
}

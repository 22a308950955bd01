import type { ReactNode } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Stack } from '../../layout/Stack.tsx';

export interface EligibilityNoteProps {
  /** The contact page, for people with an earlier layoff. @default '/contact' */
  contactHref?: string | undefined;
  /** @default 'Who can apply' */
  title?: string | undefined;
  /** Replaces the text about who qualifies and what a later employer may not pay for. */
  children?: ReactNode;
}

/** Who qualifies for Layoff to Lift-Off, and that a new employer may not reimburse costs from before the new job. */
export function EligibilityNote({
  contactHref = '/contact',
  title = 'Who can apply',
  children,
}: EligibilityNoteProps): ReactNode {
  return (
    <div data-component="EligibilityNote">
      <Alert tone="info" title={title}>
        {children ?? (
          <Stack gap={8}>
            <p>
              Anyone laid off within the past 12 months. Longer ago?{' '}
              <Link href={contactHref}>Contact us</Link>.
            </p>
            <p>
              A cost from before a new job may not qualify for that employer’s reimbursement: ask the new
              employer’s HR or a tax advisor.
            </p>
          </Stack>
        )}
      </Alert>
    </div>
  );
}

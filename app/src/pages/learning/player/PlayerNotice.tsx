import {
  Button,
  ButtonLink,
  CourseUnavailable,
  EmptyState,
  ErrorState,
  Inline,
  Section,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { seatEndCopy } from '../../../parts/learning/SeatEndNotice.tsx';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';

/** The player's page when the lessons could not be loaded. */
export function PlayerFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Section>
      <ErrorState
        headingLevel={1}
        title={copy.contentFailure}
        description={copy.loadFailureHint}
        onRetry={onRetry}
      />
    </Section>
  );
}

export interface PlayerUnavailableProps {
  /** Undefined if the course does not exist. */
  courseId?: string | undefined;
  /** @default 'missing' */
  reason?: 'missing' | 'notEnrolled' | undefined;
}

/** The player's page of a course without lessons, or one that the learner is not enrolled in. */
export function PlayerUnavailable({ courseId, reason = 'missing' }: PlayerUnavailableProps): ReactNode {
  return (
    <Section>
      <CourseUnavailable reason={reason} courseHref={courseId && `/course/${courseId}`} />
    </Section>
  );
}

export interface PlayerEndedProps {
  courseId: string;
  /** Why the lessons are closed. */
  reason: string;
  /** Undefined while the enrollment is loading. */
  onPay: (() => void) | undefined;
  /** Whether the order is being made. @default false */
  isPending?: boolean | undefined;
}

/** The player's page of a course whose company's seat has ended, with the button to pay for the course oneself. */
export function PlayerEnded({ courseId, reason, onPay, isPending }: PlayerEndedProps): ReactNode {
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={seatEndCopy.title}
        description={reason}
        action={
          <Inline justify="center" gap={12}>
            <Button isPending={isPending} isDisabled={!onPay} onPress={() => onPay?.()}>
              {seatEndCopy.pay}
            </Button>
            <ButtonLink href={`/course/${courseId}`} variant="neutral">
              {copy.coursePage}
            </ButtonLink>
          </Inline>
        }
      />
    </Section>
  );
}

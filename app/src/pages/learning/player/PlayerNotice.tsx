import { CourseUnavailable, ErrorState, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
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

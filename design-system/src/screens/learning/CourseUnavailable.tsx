import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';

export interface CourseUnavailableProps {
  /** `missing`: no lessons are published; `notEnrolled`: the visitor may not read them. @default 'missing' */
  reason?: 'missing' | 'notEnrolled' | undefined;
  /** Adds 'Go to Course Page'. */
  courseHref?: string | undefined;
  /** @default '/dashboard' */
  dashboardHref?: string | undefined;
}

/** 'Course content not available' with the reason and 'Back to Dashboard', as the only content of the player's page. */
export function CourseUnavailable({
  reason = 'missing',
  courseHref,
  dashboardHref = '/dashboard',
}: CourseUnavailableProps): ReactNode {
  return (
    <div data-component="CourseUnavailable" data-reason={reason}>
      <EmptyState
        headingLevel={1}
        icon={<Icon icon={reason === 'missing' ? icons.bookOpen : icons.lock} size="lg" />}
        title="Course content not available"
        description={reasons[reason]}
        action={
          <Inline justify="center" gap={12}>
            <ButtonLink href={dashboardHref}>Back to Dashboard</ButtonLink>
            {courseHref !== undefined && (
              <ButtonLink href={courseHref} variant="neutral">
                Go to Course Page
              </ButtonLink>
            )}
          </Inline>
        }
      />
    </div>
  );
}

const reasons = {
  missing: 'The lessons of this course are not published yet.',
  notEnrolled:
    'Lessons are only for enrolled learners. The course page has the price and says whether you can enroll.',
};

import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { EnrollmentSummary } from './EnrollmentCard.tsx';
import { actions, column, container, enrollment } from './learning.css.ts';

export interface EnrollmentListProps<Item extends EnrollmentSummary> {
  /** Left out while loading. */
  enrollments?: readonly Item[] | undefined;
  /** Renders an enrollment, such as with EnrollmentCard. */
  children: (enrollment: Item) => ReactNode;
  /** Above the error. */
  failureTitle: string;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Whether it is loading again after a failure. @default false */
  isRetrying?: boolean | undefined;
  /** The address of 'Browse Courses'. @default '/#programs' */
  browseHref?: string | undefined;
}

/** A learner's courses, each as a card; or the loading, error or 'No courses yet' state. */
export function EnrollmentList<Item extends EnrollmentSummary>({
  enrollments,
  children,
  failureTitle,
  error,
  onRetry,
  isRetrying = false,
  browseHref = '/#programs',
}: EnrollmentListProps<Item>): ReactNode {
  if (error !== undefined && enrollments === undefined) {
    return <ErrorState title={failureTitle} description={error} onRetry={onRetry} isRetrying={isRetrying} />;
  }
  if (enrollments === undefined) return <Loading />;
  if (enrollments.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={icons.bookOpen} size="lg" />}
        title="No courses yet"
        description="Choose a course from the catalog; it appears here as soon as you enroll."
        action={<ButtonLink href={browseHref}>Browse Courses</ButtonLink>}
      />
    );
  }
  return (
    <Stack as="ul" gap={24}>
      {enrollments.map((enrollment) => (
        <li key={enrollment.id}>{children(enrollment)}</li>
      ))}
    </Stack>
  );
}

function Loading(): ReactNode {
  return (
    <div data-component="EnrollmentList">
      <VisuallyHidden as="output">Loading your courses...</VisuallyHidden>
      <Stack gap={24}>
        <CardSkeleton />
        <CardSkeleton />
      </Stack>
    </div>
  );
}

function CardSkeleton(): ReactNode {
  return (
    <Card isRaised>
      <div className={container}>
        <div className={enrollment}>
          <div className={column}>
            <Skeleton width="10rem" />
            <Skeleton shape="title" width="60%" />
            <Skeleton lines={2} />
            <Skeleton width="12rem" />
            <Skeleton shape="block" height="0.5rem" />
          </div>
          <div className={actions}>
            <Skeleton shape="block" height="2.5rem" />
            <Skeleton shape="block" height="2.5rem" />
          </div>
        </div>
      </div>
    </Card>
  );
}

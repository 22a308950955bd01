import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { courseUnready } from '@redwhiteandcode/contract/learning/enrollment-refusals.ts';
import type { Enrollment } from '@redwhiteandcode/contract/learning/operations.ts';
import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { waiverTerms, waiverTitle } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import type { CourseToolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import {
  ButtonLink,
  DashboardHeader,
  DashboardStats,
  EnrollmentCard,
  EnrollmentList,
  Heading,
  Link,
  ResumeLine,
  Section,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { dashboardCopy as copy } from './dashboardCopy.ts';
import { certificatesHref } from '../../../parts/credentials/addresses.ts';
import { type DueOrder, PaymentDue } from '../../../parts/orders/PaymentDue.tsx';
import { completionHref, lessonHref } from '../../../parts/learning/lessons.ts';
import { dashboardStats, leftOff } from './dashboardStats.ts';
import type { EndedSeatProps } from '../../../parts/learning/EndedSeat.tsx';
import { isClosedBy, lessonsClosed } from '../../../parts/learning/seatEnd.ts';
import { Reimbursement } from '../../../parts/reimbursement/CourseReimbursement.tsx';
import type { CourseCosts } from '../../../parts/reimbursement/useToolkits.ts';

export interface DashboardPageProps {
  learnerName?: string | undefined;
  /** Undefined while they are loading. */
  enrollments?: readonly Enrollment[] | undefined;
  /** What the courses cost. Each is undefined while it loads, and while the user may be an applicant who pays nothing. */
  dueOrders?: CourseCosts['dueOrders'] | undefined;
  waivers?: CourseCosts['waivers'] | undefined;
  toolkits?: CourseCosts['toolkits'] | undefined;
  /** The notices about the address and about a scheduled deletion of the account. */
  notice?: ReactNode;
  /** A slot for assignments from companies. */
  assigned?: ReactNode;
  /** A slot for the yearly limit. */
  benefit?: ReactNode;
  /** Whether the enrollments could not be loaded. @default false */
  isFailing?: boolean | undefined;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  onStatusChange: (enrollment: Enrollment, status: 'active' | 'paused') => void;
  /** The ids of the enrollments with a pending change. */
  changing?: ReadonlySet<string> | undefined;
  /** Renders the notice that a company's seat has ended. */
  seatEnd: (ended: EndedSeatProps) => ReactNode;
}

/** The dashboard: the learner's statistics, the link to the last lesson, and the courses. */
export function DashboardPage({
  learnerName,
  enrollments,
  dueOrders,
  waivers,
  toolkits,
  notice,
  assigned,
  benefit,
  isFailing = false,
  onRetry,
  isRetrying,
  onStatusChange,
  changing,
  seatEnd,
}: DashboardPageProps): ReactNode {
  const hasCourses = enrollments !== undefined && enrollments.length > 0;
  return (
    <Section>
      <Stack gap={48}>
        <DashboardHeader
          title={copy.title}
          learnerName={learnerName}
          description={copy.description}
          action={
            hasCourses && (
              <ButtonLink href="/courses" variant="neutral">
                {copy.browse}
              </ButtonLink>
            )
          }
        />
        {notice}
        {hasCourses && <Resume enrollments={enrollments} />}
        {assigned}
        {!isFailing && <DashboardStats stats={enrollments && dashboardStats(enrollments)} />}
        <Stack gap={24}>
          {enrollments?.length !== 0 && !isFailing && <Heading level={2}>{copy.coursesTitle}</Heading>}
          <EnrollmentList
            enrollments={enrollments}
            failureTitle={copy.loadFailure}
            error={isFailing ? copy.loadFailureHint : undefined}
            onRetry={onRetry}
            isRetrying={isRetrying}
          >
            {(enrollment) => (
              <EnrolledCourse
                enrollment={enrollment}
                dueOrder={dueOrders?.get(enrollment.course_id)}
                waiver={waivers?.get(enrollment.course_id)}
                toolkit={toolkits?.get(enrollment.course_id)}
                onStatusChange={(status) => onStatusChange(enrollment, status)}
                isPending={changing?.has(enrollment.id)}
                seatEnd={seatEnd}
              />
            )}
          </EnrollmentList>
          {hasCourses && <Link href={certificatesHref}>{copy.certificates}</Link>}
        </Stack>
        {hasCourses && benefit}
      </Stack>
    </Section>
  );
}

/** The link to the last opened lesson of the newest active course. */
function Resume({ enrollments }: { enrollments: readonly Enrollment[] }): ReactNode {
  const found = leftOff(enrollments);
  if (!found) return null;
  const { enrollment, lesson, place } = found;
  return (
    <ResumeLine
      moduleTitle={copy.lesson(place.module, place.lesson)}
      lessonTitle={enrollment.course.title}
      href={lessonHref(enrollment.course_id, lesson)}
      label={copy.resume}
    />
  );
}

interface EnrolledCourseProps {
  enrollment: Enrollment;
  dueOrder: DueOrder | undefined;
  waiver: Waiver | undefined;
  /** Undefined if the course cannot be reimbursed. */
  toolkit: CourseToolkit | null | undefined;
  onStatusChange: (status: 'active' | 'paused') => void;
  isPending: boolean | undefined;
  seatEnd: (ended: EndedSeatProps) => ReactNode;
}

function EnrolledCourse({
  enrollment,
  dueOrder,
  waiver,
  toolkit,
  onStatusChange,
  isPending,
  seatEnd,
}: EnrolledCourseProps): ReactNode {
  const { course_id, certificate_number, seat_end: end } = enrollment;
  const isClosed = isClosedBy(end);
  const payment = dueOrder && <PaymentDue order={dueOrder} />;
  return (
    <EnrollmentCard
      enrollment={enrollment}
      learnHref={`/learn/${course_id}`}
      detailsHref={`/course/${course_id}`}
      certificateHref={certificate_number === null ? undefined : verifyPath(certificate_number)}
      unready={unreadyText(enrollment)}
      completionHref={enrollment.status === 'completed' ? completionHref(course_id) : undefined}
      onPause={isClosed ? undefined : () => onStatusChange('paused')}
      onResume={isClosed ? undefined : () => onStatusChange('active')}
      isPending={isPending}
    >
      {end && seatEnd({ enrollmentId: enrollment.id, end, payment })}
      {waiver && !end && (
        <Text size="sm">
          {waiverTitle(waiver)}. {waiverTerms(waiver)}
        </Text>
      )}
      {!end && payment}
      {toolkit !== undefined && (
        <Reimbursement courseId={course_id} title={enrollment.course.title} toolkit={toolkit} />
      )}
    </EnrollmentCard>
  );
}

/** Returns why there are no lessons to open; undefined if there are. */
function unreadyText({ seat_end, total_lessons }: Enrollment): string | undefined {
  if (isClosedBy(seat_end)) return lessonsClosed;
  return total_lessons === 0 ? courseUnready : undefined;
}

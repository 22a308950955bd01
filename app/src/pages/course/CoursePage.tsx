import { Breadcrumbs, CourseHeader, Section, Stack, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { hoursPath } from '@redwhiteandcode/contract/course/hours.ts';
import { courseUnready } from '@redwhiteandcode/contract/learning/enrollment-refusals.ts';
import type { ReactNode } from 'react';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';

export interface CoursePageProps {
  /** Undefined while it is loading. */
  course: ListedCourse | undefined;
  /** Whether the course has no lessons yet. */
  isUnready?: boolean | undefined;
  /** A slot for what the learner pays, in place of the price. */
  offer?: ReactNode;
  /** A slot for the enrollment button. */
  action: ReactNode;
  /** A slot for the course details or their preview. */
  preview: ReactNode;
  /** A slot for `Paying`. */
  paying: ReactNode;
}

/** The page of a course: the header with the price, the details, and how to pay. */
export function CoursePage({
  course,
  isUnready,
  offer,
  action,
  preview,
  paying,
}: CoursePageProps): ReactNode {
  return (
    <>
      <CourseHeader
        course={course}
        hoursHref={course?.hours_inputs ? hoursPath : undefined}
        notice={isUnready ? courseUnready : undefined}
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Courses', href: '/courses' }, { label: course?.title ?? '' }]} />
        }
        offer={offer}
        action={
          <Stack>
            {action}
            <TaxDisclaimer />
          </Stack>
        }
      />
      <Section>
        <Stack gap={48}>{preview}</Stack>
      </Section>
      {paying}
    </>
  );
}

import { Breadcrumbs, CourseHeader, Section, Stack, TaxDisclaimer } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { ListedCourse } from './builtIn.ts';

export interface CoursePageProps {
  /** Undefined while it is not known. */
  course: ListedCourse | undefined;
  /** A slot for the way into the course. */
  action: ReactNode;
  /** A slot for what the course teaches. */
  preview: ReactNode;
  /** A slot for `Paying`. */
  paying: ReactNode;
}

/** The page of a course: its head with the price, what it teaches, how paying for it works. */
export function CoursePage({ course, action, preview, paying }: CoursePageProps): ReactNode {
  return (
    <>
      <CourseHeader
        course={course && priced(course)}
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Programs', href: '/#programs' }, { label: course?.title ?? '' }]} />
        }
        action={
          <Stack>
            {action}
            <TaxDisclaimer />
          </Stack>
        }
      />
      <Section>{preview}</Section>
      {paying}
    </>
  );
}

/** What the price box shows: a featured course costs its price, not the amount that is struck through. */
const priced = (course: ListedCourse): ListedCourse => ({
  ...course,
  deduction: course.price ?? course.deduction,
});

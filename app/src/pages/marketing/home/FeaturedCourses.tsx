import {
  ButtonLink,
  type CourseFinderProps,
  type FeaturedCourse,
  FeaturedCourseCard,
  Grid,
  Inline,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { ListedCourse } from '../../../parts/catalog/builtIn.ts';
import { sectionCopy } from './homeSectionsCopy.ts';
import type { SignedInProps } from './StartLink.tsx';

const copy = sectionCopy.featured;

const isFeatured = (course: ListedCourse): course is ListedCourse & FeaturedCourse =>
  course.highlights !== undefined;

export interface FeaturedCoursesProps extends SignedInProps {
  courses: readonly ListedCourse[];
  /** Replaces the prices if the user pays nothing. */
  freeLabel?: string | undefined;
  /** A slot in the card of a course that is not open yet. */
  notify?: CourseFinderProps['notify'];
}

/** The featured courses. */
export function FeaturedCourses({ courses, freeLabel, isSignedIn, notify }: FeaturedCoursesProps): ReactNode {
  return (
    <Section id="featured" {...copy}>
      <Stack gap={32}>
        <Grid as="ul" minColumnWidth={320} isFilled phoneRow={copy.title}>
          {courses.filter(isFeatured).map((course) => (
            <li key={course.id}>
              <FeaturedCourseCard
                course={course}
                href={`/course/${course.id}`}
                freeLabel={freeLabel}
                notify={notify?.(course)}
              />
            </li>
          ))}
        </Grid>
        <Inline>
          <ButtonLink href={isSignedIn ? '/#programs' : '/auth?mode=signup'} variant="neutral" size="lg">
            {copy.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

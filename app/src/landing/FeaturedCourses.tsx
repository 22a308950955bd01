import {
  ButtonLink,
  type FeaturedCourse,
  FeaturedCourseCard,
  Grid,
  Inline,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { ListedCourse } from '../catalog/builtIn.ts';
import { useCourses } from '../catalog/useCourses.ts';
import { sectionWords } from '../copy/homeSections.ts';
import { useSession } from '../session/session.ts';
import { headOf } from './sectionHead.ts';

const words = sectionWords.featured;

const isFeatured = (course: ListedCourse): course is ListedCourse & FeaturedCourse =>
  typeof course.price === 'string' && course.highlights !== undefined;

/** The courses to begin with. */
export function FeaturedCourses(): ReactNode {
  const [courses, feed] = useCourses('featured');
  const session = useSession();
  return (
    <Section id="featured" {...headOf(words)}>
      {feed}
      <Stack gap={32}>
        <Grid as="ul" minColumnWidth={320} isFilled>
          {courses.filter(isFeatured).map((course) => (
            <li key={course.id}>
              <FeaturedCourseCard course={course} href={`/course/${course.id}`} />
            </li>
          ))}
        </Grid>
        <Inline>
          <ButtonLink href={session ? '/#programs' : '/auth'} variant="neutral" size="lg">
            {words.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

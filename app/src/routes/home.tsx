import {
  ButtonLink,
  type CatalogFilter,
  CourseCatalog,
  type FeaturedCourse,
  FeaturedCourseCard,
  Grid,
  Hero,
  Inline,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { builtInCatalog, type ListedCourse } from '../catalog/builtIn.ts';
import { filterCourses } from '../catalog/filterCourses.ts';
import { useCourses } from '../catalog/useCourses.ts';
import { homeWords as words } from '../copy/home.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { useSession } from '../session/session.ts';

export const handle: StructuredDataHandle = { structuredData: 'home' };

export const meta = () =>
  pageMeta({
    description: `Get AI training at $0 out-of-pocket cost through IRS Section 127 employer reimbursement. ${builtInCatalog.length} courses from beginner to executive level; your employer may cover up to $5,250 a year, if its plan does.`,
    path: '/',
  });

const courseHref = ({ id }: { id: string }): string => `/course/${id}`;

const isFeatured = (course: ListedCourse): course is ListedCourse & FeaturedCourse =>
  typeof course.price === 'string' && course.highlights !== undefined;

export default function HomeRoute(): ReactNode {
  const [catalog, feed] = useCourses('catalog');
  return (
    <>
      {feed}
      <Opening courseCount={catalog.length} />
      <Section id="how-it-works" tone="surface" {...headOf(words.steps)}>
        <Steps steps={words.steps.items} />
      </Section>
      <Featured />
      <Catalog courses={catalog} />
      <Closing />
    </>
  );
}

const headOf = ({ eyebrow, title, description }: Record<'eyebrow' | 'title' | 'description', string>) => ({
  eyebrow,
  title,
  description,
});

function Opening({ courseCount }: { courseCount: number }): ReactNode {
  const session = useSession();
  const { limit, cost, coursesLabel } = words.stats;
  return (
    <Hero
      eyebrow={words.eyebrow}
      title={words.title}
      description={words.description}
      actions={
        <>
          <ButtonLink href={session ? '/dashboard' : '/auth'} variant="accent" size="lg">
            {session ? words.dashboard : words.start}
          </ButtonLink>
          <ButtonLink href="/#programs" variant="neutral" size="lg">
            {words.browse}
          </ButtonLink>
        </>
      }
      stats={[limit, cost, { value: String(courseCount), label: coursesLabel }]}
      note={<TaxDisclaimer />}
    />
  );
}

function Featured(): ReactNode {
  const [courses, feed] = useCourses('featured');
  return (
    <Section {...headOf(words.featured)}>
      {feed}
      <Grid as="ul" minColumnWidth={400}>
        {courses.filter(isFeatured).map((course) => (
          <li key={course.id}>
            <FeaturedCourseCard course={course} href={courseHref(course)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Catalog({ courses }: { courses: readonly ListedCourse[] }): ReactNode {
  const [filter, setFilter] = useState<CatalogFilter>({ level: 'all', track: 'all' });
  return (
    <Section id="programs" tone="subtle" {...headOf(words.programs)}>
      <Stack gap={24}>
        <CourseCatalog
          courses={filterCourses(courses, filter)}
          courseHref={courseHref}
          filter={filter}
          onChange={setFilter}
          total={courses.length}
        />
        <TaxDisclaimer variant="block" />
      </Stack>
    </Section>
  );
}

function Closing(): ReactNode {
  const { title, description, action, verify } = words.closing;
  return (
    <Section tone="brand" align="center" title={title} description={description}>
      <Inline justify="center" gap={16}>
        <ButtonLink href="/auth?mode=signup" size="lg">
          {action}
        </ButtonLink>
        <ButtonLink href="/verify" variant="neutral" size="lg">
          {verify}
        </ButtonLink>
      </Inline>
    </Section>
  );
}

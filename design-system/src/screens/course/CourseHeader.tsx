import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Container } from '../../layout/Container.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { CourseMotif } from './CourseMotif.tsx';
import { type Fact, Facts, stateFact, studentsFact } from './Facts.tsx';
import { PriceBox } from './PriceBox.tsx';
import { header, headerLayout, headerSkeleton, headerText, headerTitle, lead } from './coursePage.css.ts';
import { certificateNote, courseLength, type CourseSummary } from './course.ts';
import * as icons from '../../components/icon/icons.ts';

export interface CourseHeaderProps {
  /** Left out while loading, which shows a skeleton. */
  course?: CourseSummary | undefined;
  /** The address of the page that says how the course's hours are computed; left out if they are not computed. */
  hoursHref?: string | undefined;
  /** Above the price: why the course cannot be bought yet. */
  notice?: string | undefined;
  /** In the price box, in place of the course's price: a CoursePrice. */
  offer?: ReactNode;
  /** In the price box: the EnrollAction and small print. */
  action?: ReactNode;
  /** Above the badges, such as Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** 2 inside another page, such as a preview. @default 1 */
  headingLevel?: 1 | 2 | undefined;
}

/** Returns the length and the state of a course, which name its hours once. */
function lengthFacts(course: CourseSummary, hoursHref: string | undefined): readonly Fact[] {
  const state = stateFact(course);
  if (!course.lesson_count) return [{ icon: icons.clock, text: courseLength(course) }, ...state];
  const link = course.hours !== null && hoursHref && <Link href={hoursHref}>How the hours are computed</Link>;
  return [{ icon: icons.clock, text: course.duration }, ...state.map((fact) => ({ ...fact, link }))];
}

/** The header of a course page, on navy: badges, h1, facts and the price box. */
export function CourseHeader({
  course,
  hoursHref,
  notice,
  offer,
  action,
  breadcrumbs,
  headingLevel = 1,
}: CourseHeaderProps): ReactNode {
  const Title = `h${headingLevel}` as const;
  return (
    <section className={header} data-theme="dark" data-component="CourseHeader">
      <Container>
        {course ? (
          <div className={headerLayout}>
            <div className={headerText}>
              {breadcrumbs}
              <Inline gap={16}>
                <CourseMotif course={course} />
                <div data-theme="light">
                  <Inline>
                    <Badge tone="info">{course.level}</Badge>
                    <Badge>{course.track}</Badge>
                  </Inline>
                </div>
              </Inline>
              <Title className={headerTitle} tabIndex={-1}>
                {course.title}
              </Title>
              <p className={lead}>{course.description}</p>
              <Facts
                items={[
                  ...lengthFacts(course, hoursHref),
                  ...studentsFact(course, 'students enrolled'),
                  ...(course.assessment
                    ? [
                        {
                          icon: icons.circleCheck,
                          text: `Graded assessment, ${course.assessment.questions} questions`,
                        },
                      ]
                    : []),
                  { icon: icons.award, text: certificateNote(course) },
                ]}
              />
            </div>
            <div data-theme="page">
              <PriceBox price={course.deduction} listPrice={course.list_price} notice={notice} offer={offer}>
                {action}
              </PriceBox>
            </div>
          </div>
        ) : (
          <HeaderSkeleton />
        )}
      </Container>
    </section>
  );
}

function HeaderSkeleton(): ReactNode {
  return (
    <div className={headerLayout}>
      <div className={`${headerText} ${headerSkeleton}`}>
        <VisuallyHidden as="output">Loading course...</VisuallyHidden>
        <Skeleton width="12rem" />
        <Skeleton shape="block" height="2.75rem" width="80%" />
        <Skeleton lines={3} />
      </div>
      <div data-theme="page">
        <Card isRaised>
          <Stack gap={8}>
            <Skeleton width="60%" />
            <Skeleton shape="title" width="40%" />
            <Skeleton width="70%" />
            <Skeleton shape="block" height="3rem" />
          </Stack>
        </Card>
      </div>
    </div>
  );
}

import {
  Breadcrumbs,
  CourseFigures,
  type CourseStop,
  Heading,
  Link,
  QuestionFiguresTable,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import {
  findingsOf,
  leastAttempts,
  tooFewAttempts,
} from '@redwhiteandcode/contract/assessment/item-analysis.ts';
import type { QuestionStatistics } from '@redwhiteandcode/contract/assessment/result-operations.ts';
import type { CourseStatistics } from '@redwhiteandcode/contract/learning/statistics.ts';
import { statisticsLimits } from '@redwhiteandcode/contract/learning/statistics-limits.ts';
import type { ReactNode } from 'react';
import { courseHref, courseReportsHref, coursesHref } from '../../../parts/admin/addresses.ts';
import { coursesCopy } from '../catalog/courseCopy.ts';
import { statisticsCopy as copy } from './statisticsCopy.ts';

export interface CourseStatisticsPageProps {
  courseId: string;
  statistics: CourseStatistics;
  /** The figures of the questions; undefined while they are loading, and null for a course without an assessment. */
  questions: QuestionStatistics | null | undefined;
  /** The number of open reports of errors: '3', or '25+' if not all were counted; undefined while it is loading. */
  openReports: string | undefined;
}

/** The statistics of a course: how learners go through it, and how they answer its questions. */
export function CourseStatisticsPage({
  courseId,
  statistics,
  questions,
  openReports,
}: CourseStatisticsPageProps): ReactNode {
  const { course_title, weeks, enrollments, is_all } = statistics;
  return (
    <Stack gap={24}>
      <Breadcrumbs
        items={[
          { label: coursesCopy.title, href: coursesHref },
          { label: course_title, href: courseHref(courseId) },
          { label: copy.title },
        ]}
      />
      <Heading level={1}>{copy.of(course_title)}</Heading>
      {openReports !== undefined && (
        <Text>
          <Link href={courseReportsHref(courseId)}>{copy.reports(openReports)}</Link>
        </Text>
      )}
      <CourseFigures
        weeks={weeks}
        stops={stopsOf(statistics)}
        stoppedAfterDays={statisticsLimits.stoppedAfterDays}
        basis={is_all ? copy.allEnrollments(enrollments) : copy.newestEnrollments(enrollments)}
      />
      {questions && <Questions questions={questions} />}
      {questions === null && <Text>{copy.noAssessment}</Text>}
    </Stack>
  );
}

const stopsOf = ({ stops, stopped_elsewhere }: CourseStatistics): CourseStop[] => [
  ...stops.map(({ module_number, lesson_number, title, enrollments }) => ({
    id: `${module_number}.${lesson_number}`,
    title,
    enrollments,
  })),
  ...(stopped_elsewhere > 0 ? [{ id: 'other', title: copy.elsewhere, enrollments: stopped_elsewhere }] : []),
];

function Questions({ questions }: { questions: QuestionStatistics }): ReactNode {
  const { first_attempts, is_all } = questions;
  const rows = questions.questions.map(({ module_number, lesson_number, status, ...question }) => ({
    ...question,
    lesson: copy.lesson(module_number, lesson_number),
    is_withdrawn: status === 'withdrawn',
    findings: findingsOf(question),
  }));
  return (
    <Stack gap={12}>
      <QuestionFiguresTable rows={rows} empty={tooFewAttempts(first_attempts)} />
      {first_attempts >= leastAttempts && (
        <Text tone="muted">
          {is_all ? copy.allAttempts(first_attempts) : copy.newestAttempts(first_attempts)} {copy.legend}
        </Text>
      )}
    </Stack>
  );
}

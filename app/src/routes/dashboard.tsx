import type { Enrollment } from '@redwhiteandcode/lambdas/contract/learning.ts';
import {
  ButtonLink,
  DashboardHeader,
  DashboardStats,
  EnrollmentList,
  Heading,
  ResumeLine,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSessionList } from '../api/useAnswer.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { dashboardWords as words } from '../copy/dashboard.ts';
import { dashboardStats, leftOff } from '../learning/dashboardStats.ts';
import { EnrolledCourse } from '../learning/EnrolledCourse.tsx';
import { lessonHref } from '../learning/lessons.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { useSession } from '../session/session.ts';

export const meta = () =>
  pageMeta({ title: words.title, description: words.description, path: '/dashboard', isPrivate: true });

export default function DashboardRoute(): ReactNode {
  return (
    <RequireSession title={words.title}>
      <Dashboard />
    </RequireSession>
  );
}

function Dashboard(): ReactNode {
  const name = useSession()?.user.full_name ?? undefined;
  const { data, error, mutate, isValidating } = useSessionList('GET /api/enrollments', {});
  const isFailing = error !== undefined && data === undefined;
  const hasCourses = data !== undefined && data.length > 0;
  useFailureToast(isFailing, words.error, words.loadFailure);
  return (
    <Section>
      <Stack gap={48}>
        <DashboardHeader
          title={words.title}
          learnerName={name}
          description={words.description}
          action={
            hasCourses && (
              <ButtonLink href="/#programs" variant="neutral">
                {words.browse}
              </ButtonLink>
            )
          }
        />
        {hasCourses && <Resume enrollments={data} />}
        {!isFailing && <DashboardStats stats={data && dashboardStats(data)} />}
        <Stack gap={24}>
          {data?.length !== 0 && !isFailing && <Heading level={2}>{words.coursesTitle}</Heading>}
          <EnrollmentList
            enrollments={data}
            error={isFailing ? words.loadFailureHint : undefined}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          >
            {(enrollment) => <EnrolledCourse enrollment={enrollment} />}
          </EnrollmentList>
        </Stack>
      </Stack>
    </Section>
  );
}

/** The way back to the lesson that was opened last, in the newest course under way. */
function Resume({ enrollments }: { enrollments: readonly Enrollment[] }): ReactNode {
  const found = leftOff(enrollments);
  if (!found) return null;
  const { enrollment, lesson, place } = found;
  return (
    <ResumeLine
      moduleTitle={words.lesson(place.module, place.lesson)}
      lessonTitle={enrollment.course.title}
      href={lessonHref(enrollment.course_id, lesson)}
      label={words.resume}
    />
  );
}

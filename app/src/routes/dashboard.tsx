import type { Enrollment } from '@redwhiteandcode/lambdas/contract/learning.ts';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Section,
  Skeleton,
  Stack,
  StatCard,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSessionList } from '../api/useAnswer.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { dashboardWords as words } from '../copy/dashboard.ts';
import { dashboardStats } from '../learning/dashboardStats.ts';
import { EnrolledCourse } from '../learning/EnrolledCourse.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({ title: words.title, description: words.description, path: '/dashboard', isPrivate: true });

export default function DashboardRoute(): ReactNode {
  return (
    <RequireSession>
      <Dashboard />
    </RequireSession>
  );
}

function Dashboard(): ReactNode {
  const { data, error, mutate, isValidating } = useSessionList('GET /api/enrollments', {});
  const isFailing = error !== undefined && data === undefined;
  useFailureToast(isFailing, words.error, words.loadFailure);
  return (
    <Section headingLevel={1} title={words.title} description={words.description}>
      <Stack gap={48}>
        {!isFailing && <Stats enrollments={data} />}
        {isFailing ? (
          <ErrorState
            title={words.loadFailure}
            description={words.loadFailureHint}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        ) : (
          <Courses enrollments={data} />
        )}
      </Stack>
    </Section>
  );
}

interface EnrollmentsProps {
  /** Undefined while loading. */
  enrollments: readonly Enrollment[] | undefined;
}

function Stats({ enrollments }: EnrollmentsProps): ReactNode {
  const stats = dashboardStats(enrollments ?? []);
  const isLoading = enrollments === undefined;
  return (
    <Grid minColumnWidth={240} gap={16}>
      <StatCard label={words.stats.active} value={stats.active} isLoading={isLoading} />
      <StatCard label={words.stats.completed} value={stats.completed} isLoading={isLoading} />
      <StatCard label={words.stats.hours} value={stats.hours} isLoading={isLoading} />
      <StatCard label={words.stats.progress} value={`${stats.progress}%`} isLoading={isLoading} />
    </Grid>
  );
}

function Courses({ enrollments }: EnrollmentsProps): ReactNode {
  if (enrollments?.length === 0) {
    return (
      <EmptyState
        title={words.emptyTitle}
        description={words.emptyDescription}
        action={<ButtonLink href="/#programs">{words.browse}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={24}>
      <VisuallyHidden as="h2">{words.coursesTitle}</VisuallyHidden>
      {enrollments ? (
        <Stack as="ul" gap={24}>
          {enrollments.map((enrollment) => (
            <li key={enrollment.id}>
              <EnrolledCourse enrollment={enrollment} />
            </li>
          ))}
        </Stack>
      ) : (
        <div>
          <VisuallyHidden as="output">{words.loading}</VisuallyHidden>
          <Stack gap={24}>
            <Skeleton shape="block" height="14rem" />
            <Skeleton shape="block" height="14rem" />
          </Stack>
        </div>
      )}
    </Stack>
  );
}

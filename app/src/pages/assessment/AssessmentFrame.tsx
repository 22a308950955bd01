import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { Breadcrumbs, ButtonLink, EmptyState, Heading, Section, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { assessmentHref } from '../../parts/assessment/addresses.ts';
import type { ApiError } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { FailurePage } from '../../shell/frame/FailurePage.tsx';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { useDocumentTitle } from '../../shell/metadata/useDocumentTitle.ts';
import { assessmentCopy as copy } from './assessmentCopy.ts';

interface AssessmentFrameProps {
  courseId: string;
  courseTitle: string;
  /** The number of the shown attempt; undefined on the page of the assessment. */
  attempt?: number | undefined;
  children: ReactNode;
}

/** The frame of the pages of an assessment: the way back, and the heading. */
export function AssessmentFrame({
  courseId,
  courseTitle,
  attempt,
  children,
}: AssessmentFrameProps): ReactNode {
  const heading = attempt === undefined ? copy.heading(courseTitle) : copy.attempt(attempt);
  useDocumentTitle(`${heading}, ${courseTitle}`);
  const inAttempt = attempt !== undefined;
  return (
    <Section width="sm">
      <Stack gap={32}>
        <Breadcrumbs
          items={[
            { label: copy.dashboard, href: '/dashboard' },
            { label: courseTitle, href: `/learn/${courseId}` },
            { label: copy.title, ...(inAttempt && { href: assessmentHref(courseId) }) },
            ...(inAttempt ? [{ label: heading }] : []),
          ]}
        />
        <Heading level={1}>{heading}</Heading>
        {children}
      </Stack>
    </Section>
  );
}

/** Whether an error says that the course has no such assessment or attempt for the user. */
export const isNone = (error: ApiError | undefined): boolean =>
  error !== undefined && [400, 403, 404].includes(error.status);

interface NotLoadedAssessmentProps {
  courseId: string;
  /** The queries that the page needs. */
  queries: readonly { error: ApiError | undefined; isValidating: boolean; mutate: () => Promise<unknown> }[];
}

/** Shows that there is no assessment, why it could not be loaded, or that it is loading. */
export function NotLoadedAssessment({ courseId, queries }: NotLoadedAssessmentProps): ReactNode {
  const failed = queries.filter(({ error }) => error);
  const ended = failed.find(({ error }) => error?.problem.type === problemTypes.accessEnded)?.error;
  if (ended) return <NoAssessment courseId={courseId} title={copy.ended} hint={ended.message} />;
  if (failed.some(({ error }) => isNone(error))) return <NoAssessment courseId={courseId} />;
  if (failed.length === 0) return <PageLoading title={copy.title} />;
  return (
    <FailurePage
      title={copy.failure}
      description={errorMessageOf(failed[0]?.error)}
      onRetry={() => void Promise.all(failed.map(({ mutate }) => mutate()))}
      isRetrying={failed.some(({ isValidating }) => isValidating)}
    />
  );
}

function NoAssessment({
  courseId,
  title = copy.none,
  hint = copy.noneHint,
}: {
  courseId: string;
  title?: string;
  hint?: string;
}): ReactNode {
  return (
    <Section width="sm">
      <EmptyState
        headingLevel={1}
        title={title}
        description={hint}
        action={<ButtonLink href={`/learn/${courseId}`}>{copy.course}</ButtonLink>}
      />
    </Section>
  );
}

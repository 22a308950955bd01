import { Breadcrumbs, ButtonLink, EmptyState, Heading, Section, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { assessmentHref } from '../../parts/assessment/addresses.ts';
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

/** Says that a course has no assessment for the user. */
export function NoAssessment({ courseId }: { courseId: string }): ReactNode {
  return (
    <Section width="sm">
      <EmptyState
        headingLevel={1}
        title={copy.none}
        description={copy.noneHint}
        action={<ButtonLink href={`/learn/${courseId}`}>{copy.course}</ButtonLink>}
      />
    </Section>
  );
}

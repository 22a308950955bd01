import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  icons,
  Inline,
  ReimbursementRecord,
  Section,
  Skeleton,
  Stack,
  Text,
  type ToolkitCourse,
} from '@redwhiteandcode/design-system';
import { dollarsAndCents } from '@redwhiteandcode/lambdas/contract/money.ts';
import type { Toolkit } from '@redwhiteandcode/lambdas/contract/reimbursement-toolkits.ts';
import type { ReactNode } from 'react';
import { reimbursementCopy as copy } from '../../copy/reimbursement.ts';
import { LearningRecordNote } from '../account/LearningRecordNote.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { newToolkitHref, toolkitHref } from './addresses.ts';
import { toolkitDays } from './toolkitTexts.ts';

export interface ReimbursementPageProps {
  /** Undefined while they are loading. */
  toolkits: readonly Toolkit[] | undefined;
  /** The courses that can get a toolkit; undefined while they are loading. */
  courses: readonly ToolkitCourse[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** The notice about the address. */
  notice?: ReactNode;
  /** A slot for the yearly limit. */
  benefit: ReactNode;
}

/** The list of a learner's toolkits, with the yearly limit and the courses that can get one. */
export function ReimbursementPage({ notice, benefit, ...lists }: ReimbursementPageProps): ReactNode {
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.lead} />
        {notice}
        {benefit}
        <Lists {...lists} />
        <LearningRecordNote />
        <Text tone="muted" size="sm">
          {copy.policy}
        </Text>
      </Stack>
    </Section>
  );
}

function Lists({
  toolkits,
  courses,
  error,
  onRetry,
}: Omit<ReimbursementPageProps, 'notice' | 'benefit'>): ReactNode {
  if (error !== undefined && (!toolkits || !courses)) {
    return <ErrorState title={copy.failure} description={error} onRetry={onRetry} />;
  }
  if (!toolkits || !courses) return <Skeleton shape="block" height="10rem" />;
  if (toolkits.length === 0 && courses.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={icons.receiptText} size="lg" />}
        title={copy.empty}
        description={`${copy.emptyText} ${copy.allMade}`}
        action={<ButtonLink href="/courses">{copy.browse}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {courses.length > 0 && (
        <Stack gap={16}>
          <Heading level={2}>{copy.courses}</Heading>
          {toolkits.length === 0 && <Text>{copy.emptyText}</Text>}
          {courses.map(({ id, course_title, price_cents }) => (
            <Card key={id}>
              <Inline justify="between" gap={16}>
                <Stack gap={4}>
                  <Heading level={3} size="sm">
                    {course_title}
                  </Heading>
                  <Text tone="muted" size="sm">
                    {dollarsAndCents(price_cents)}
                  </Text>
                </Stack>
                <ButtonLink href={newToolkitHref(id)} size="sm" aria-label={`${copy.make}: ${course_title}`}>
                  {copy.make}
                </ButtonLink>
              </Inline>
            </Card>
          ))}
        </Stack>
      )}
      {toolkits.length > 0 && (
        <Stack gap={16}>
          <Heading level={2}>{copy.toolkits}</Heading>
          {toolkits.map((toolkit) => (
            <ReimbursementRecord
              key={toolkit.id}
              reimbursement={toolkitDays(toolkit)}
              headingLevel={3}
              actions={
                <ButtonLink
                  href={toolkitHref(toolkit.id)}
                  variant="neutral"
                  aria-label={`${copy.open}: ${toolkit.course_title}`}
                >
                  {copy.open}
                </ButtonLink>
              }
            />
          ))}
        </Stack>
      )}
    </>
  );
}

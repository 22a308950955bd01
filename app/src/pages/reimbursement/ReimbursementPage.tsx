import {
  Alert,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  icons,
  Inline,
  Link,
  ReimbursementRecord,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { ReimbursableCourse, Toolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { liftoffTerms, waiverTitle } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import type { ReactNode } from 'react';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { LearningRecordNote } from '../../parts/credentials/LearningRecordNote.tsx';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { newToolkitHref, toolkitHref } from '../../parts/reimbursement/addresses.ts';
import { toolkitDays } from './toolkitTexts.ts';

export interface ReimbursementPageProps {
  /** Undefined while they are loading. */
  toolkits: readonly Toolkit[] | undefined;
  /** The courses that can get a toolkit; undefined while they are loading. */
  courses: readonly ReimbursableCourse[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** Whether the learner takes part in Layoff to Lift-Off and pays nothing; undefined while it is loading. */
  isParticipant: boolean | undefined;
  /** The notice about the address. */
  notice?: ReactNode;
  /** A slot for the yearly limit. */
  benefit: ReactNode;
}

/** The list of a learner's toolkits, with the yearly limit and the courses that can get one. */
export function ReimbursementPage({
  notice,
  benefit,
  isParticipant,
  ...lists
}: ReimbursementPageProps): ReactNode {
  const { toolkits, courses } = lists;
  const hasNothing = toolkits?.length === 0 && courses?.length === 0;
  if (isParticipant && hasNothing) return <NothingToReimburse notice={notice} />;
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.lead} />
        {notice}
        {isParticipant && <FreeNote />}
        {isParticipant === undefined ? <Skeleton shape="block" height="10rem" /> : benefit}
        <Lists {...lists} />
        <LearningRecordNote />
        <Text tone="muted" size="sm">
          {copy.policy}
        </Text>
      </Stack>
    </Section>
  );
}

/** The page of a participant who has nothing to reimburse: what applies instead of the yearly limit. */
function NothingToReimburse({ notice }: Pick<ReimbursementPageProps, 'notice'>): ReactNode {
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.free.lead} />
        {notice}
        <FreeNote />
        <Inline gap={12}>
          <ButtonLink href="/dashboard">{copy.free.dashboard}</ButtonLink>
          <ButtonLink href="/courses" variant="neutral">
            {copy.browse}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

/** Says that courses are free for a participant, and what that means for a reimbursement. */
function FreeNote(): ReactNode {
  return (
    <Alert
      title={waiverTitle({ reason: 'liftoff' })}
      action={<Link href="/job-toolkit">{copy.free.letter}</Link>}
    >
      {copy.free.text} {liftoffTerms}
    </Alert>
  );
}

function Lists({
  toolkits,
  courses,
  error,
  onRetry,
}: Omit<ReimbursementPageProps, 'notice' | 'benefit' | 'isParticipant'>): ReactNode {
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
          {courses.map(({ course_id: id, course_title, amount_cents }) => (
            <Card key={id}>
              <Inline justify="between" gap={16}>
                <Stack gap={4}>
                  <Heading level={3} size="sm">
                    {course_title}
                  </Heading>
                  <Text tone="muted" size="sm">
                    {dollarsAndCents(amount_cents)}
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

import {
  Card,
  CodeText,
  Heading,
  RecordFacts,
  Stack,
  StatusBadge,
  Text,
} from '@redwhiteandcode/design-system';
import { dateOf, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { LearningRecordSummary } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import type { ReactNode } from 'react';
import { learningRecordCopy } from '../../../parts/credentials/learningRecordCopy.ts';

const copy = learningRecordCopy.found;

/** Returns the sentence with the state of a learning record. */
export const titleOf = ({ status }: Pick<LearningRecordSummary, 'status'>): string =>
  status === 'revoked' ? copy.revokedTitle : copy.title;

/** A learning record that was found by its number. */
export function RecordResult({ record }: { record: LearningRecordSummary }): ReactNode {
  const { student_name, from, to, issued_at, record_number, courses, revoked_at, revocation_reason } = record;
  const isRevoked = record.status === 'revoked';
  return (
    <Card as="section" isRaised padding="lg">
      <Stack gap={20}>
        <div>
          <StatusBadge tone={isRevoked ? 'danger' : 'success'}>
            {isRevoked ? copy.revokedStatus : copy.status}
          </StatusBadge>
        </div>
        <Heading level={2}>{titleOf(record)}</Heading>
        <Text>{isRevoked ? copy.revokedText : copy.text}</Text>
        <RecordFacts
          items={[
            [copy.learner, student_name],
            [copy.period, learningRecordCopy.period(longDay(from), longDay(to))],
            [copy.issued, dateOf('recordIssued', issued_at)],
            [copy.number, <CodeText key="number">{record_number}</CodeText>],
            ...(revoked_at === null ? [] : [[copy.revoked, dateOf('revoked', revoked_at)] as const]),
            ...(revocation_reason === null ? [] : [[copy.reason, revocation_reason, 'wide'] as const]),
            [copy.courses, courses.map(copy.course).join(', '), 'wide'],
          ]}
        />
      </Stack>
    </Card>
  );
}

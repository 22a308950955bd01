import {
  Card,
  CodeText,
  Heading,
  RecordFacts,
  Stack,
  StatusBadge,
  Text,
} from '@redwhiteandcode/design-system';
import { dateOf, longDay } from '@redwhiteandcode/lambdas/contract/calendar.ts';
import type { LearningRecordSummary } from '@redwhiteandcode/lambdas/contract/learning-records.ts';
import type { ReactNode } from 'react';
import { learningRecordCopy } from '../../copy/learningRecord.ts';

const copy = learningRecordCopy.found;

/** A learning record that was found by its number. */
export function RecordResult({ record }: { record: LearningRecordSummary }): ReactNode {
  const { student_name, from, to, issued_at, record_number, courses } = record;
  return (
    <Card as="section" isRaised padding="lg">
      <Stack gap={20}>
        <div>
          <StatusBadge tone="success">{copy.status}</StatusBadge>
        </div>
        <Heading level={2}>{copy.title}</Heading>
        <Text>{copy.text}</Text>
        <RecordFacts
          items={[
            [copy.learner, student_name],
            [copy.period, learningRecordCopy.period(longDay(from), longDay(to))],
            [copy.issued, dateOf('recordIssued', issued_at)],
            [copy.number, <CodeText key="number">{record_number}</CodeText>],
            [copy.courses, courses.map(copy.course).join(', '), 'wide'],
          ]}
        />
      </Stack>
    </Card>
  );
}

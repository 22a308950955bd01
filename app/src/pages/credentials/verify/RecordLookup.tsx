import {
  Card,
  CertificateNotFound,
  CodeText,
  ErrorState,
  Heading,
  RecordFacts,
  Spinner,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import { dateOf, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { LearningRecordSummary } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import type { ReactNode } from 'react';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { usePublicQuery } from '../../../shell/api/usePublicQuery.ts';
import { learningRecordCopy } from '../../../parts/credentials/learningRecordCopy.ts';
import { certificateCopy } from './verifyCopy.ts';

const copy = learningRecordCopy.found;

/** The learning record with a number, or that nothing has this number. */
export function RecordLookup({ number }: { number: string }): ReactNode {
  const { data, error, isLoading, retry } = usePublicQuery('GET /api/learning-records/{recordNumber}', {
    path: { recordNumber: number },
  });
  const isMissing = error?.status === 404 || error?.status === 400;
  return (
    <>
      <VisuallyHidden as="output">
        {data ? titleOf(data) : isMissing ? certificateCopy.missing : ''}
      </VisuallyHidden>
      {data && <RecordResult record={data} />}
      {isMissing && <CertificateNotFound certificateNumber={number} />}
      {error && !isMissing && !data && (
        <ErrorState
          title={certificateCopy.failureTitle}
          description={errorMessageOf(error)}
          onRetry={retry}
        />
      )}
      {!data && !error && isLoading && <Spinner size="lg" />}
    </>
  );
}

/** Returns the sentence with the state of a learning record. */
const titleOf = ({ status }: Pick<LearningRecordSummary, 'status'>): string =>
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

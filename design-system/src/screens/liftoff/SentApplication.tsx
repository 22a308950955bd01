import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { formatDate } from '../../components/date/date.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';
import {
  applicationLabels,
  type ApplicationField,
  jobSearchLabels,
  type JobSearchStatus,
} from './application.ts';

export interface SentApplicationProps {
  /** The fields of the application; null for those that were left empty. */
  application: Readonly<
    Record<Exclude<ApplicationField, 'proof_document' | 'current_job_search_status'>, string | null>
  > & {
    current_job_search_status: JobSearchStatus;
  };
  /** Whether a document was sent. */
  hasProof: boolean;
}

/** What an applicant sent, without the fields that were left empty. */
export function SentApplication({ application, hasProof }: SentApplicationProps): ReactNode {
  const { layoff_date, current_job_search_status } = application;
  const values: Readonly<Record<ApplicationField, string | null>> = {
    ...application,
    layoff_date: layoff_date && formatDate(layoff_date),
    current_job_search_status: jobSearchLabels[current_job_search_status],
    proof_document: hasProof ? 'One document' : 'None',
  };
  const fields = Object.keys(applicationLabels) as ApplicationField[];
  return (
    <Card as="section" padding="lg" aria-labelledby="sent-application" data-component="SentApplication">
      <Stack gap={16}>
        <Heading level={2} size="sm" id="sent-application">
          What you sent
        </Heading>
        <RecordFacts
          items={fields.flatMap((field) => {
            const value = values[field];
            return value === null ? [] : [[applicationLabels[field], value] as const];
          })}
        />
      </Stack>
    </Card>
  );
}

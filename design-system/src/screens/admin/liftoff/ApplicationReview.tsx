import type { ReactNode } from 'react';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { Link } from '../../../components/link/Link.tsx';
import { mailto } from '../../../components/link/mailto.ts';
import { Step } from '../../../components/pagination/Pagination.tsx';
import { Heading } from '../../../components/text/Heading.tsx';
import { Inline } from '../../../layout/Inline.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { formatDate, formatMoment } from '../../../components/date/date.ts';
import { header, review, reviewColumns, titles } from '../AdminTablePage.css.ts';
import { type ApplicationRow, ApplicationStatusBadge, spaced } from './ApplicationsTable.tsx';
import { Decision, type DecisionProps } from './Decision.tsx';
import { ProofDocument, type ProofDocumentProps } from './ProofDocument.tsx';
import { RecordFacts, RecordSection } from '../../orders/RecordFacts.tsx';

export interface ApplicationReviewProps extends Omit<DecisionProps, 'status' | 'name'> {
  application: ApplicationRow;
  proof: ProofDocumentProps['document'];
  /** The application's history, as a Timeline. */
  history: ReactNode;
  /** The application before this one in the list; absent for the first. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** What another admin has decided in the meantime, in a sentence. */
  conflict?: string | undefined;
}

/** An application with its document, its history, and the decision with the email that it sends. */
export function ApplicationReview({
  application,
  proof,
  history,
  onPrevious,
  onNext,
  conflict,
  ...decision
}: ApplicationReviewProps): ReactNode {
  const { applicant_name: name, linkedin_url: linkedIn } = application;
  const profile = linkedIn && <Link href={linkedIn}>{linkedIn.replace(/^https?:\/\/(www\.)?/, '')}</Link>;
  return (
    <article className={review} aria-labelledby="application-title" data-component="ApplicationReview">
      <div className={header}>
        <div className={titles}>
          <Inline gap={12}>
            <Heading level={1} id="application-title">
              {name}
            </Heading>
            <ApplicationStatusBadge status={application.application_status} />
          </Inline>
        </div>
        <Inline gap={8}>
          <Step isPossible={onPrevious !== undefined} onPress={() => onPrevious?.()} isBefore>
            Previous
          </Step>
          <Step isPossible={onNext !== undefined} onPress={() => onNext?.()}>
            Next
          </Step>
        </Inline>
      </div>
      {conflict && (
        <Alert tone="warning" live="alert" title="This application has changed">
          {conflict}
        </Alert>
      )}
      <div className={reviewColumns}>
        <Stack gap={24}>
          <RecordSection id="application-facts" title="Application">
            <RecordFacts
              items={[
                [
                  'Email',
                  <Link key="email" href={mailto(application.email)}>
                    {application.email}
                  </Link>,
                  'wide',
                ],
                ['Phone', application.phone],
                ['Previous company', application.previous_company],
                ['Previous role', application.previous_role],
                ['Layoff date', formatDate(application.layoff_date)],
                ['Job search', spaced(application.current_job_search_status)],
                ['Target industry', application.target_industry],
                ['LinkedIn', profile],
                ['Applied', formatMoment(application.created_at)],
              ]}
            />
          </RecordSection>
          <Decision key={application.id} {...decision} status={application.application_status} name={name} />
        </Stack>
        <Stack gap={24}>
          <ProofDocument document={proof} name={name} />
          <RecordSection id="application-history" title="History">
            {history}
          </RecordSection>
        </Stack>
      </div>
    </article>
  );
}

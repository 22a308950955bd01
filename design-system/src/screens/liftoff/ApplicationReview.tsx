import { type ReactNode, useRef } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Link } from '../../components/link/Link.tsx';
import { mailto } from '../../components/link/mailto.ts';
import { Step } from '../../components/pagination/Pagination.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatDate, formatMoment } from '../../components/date/date.ts';
import { header, review, reviewColumns, titles } from '../admin/AdminTablePage.css.ts';
import { type ApplicationRow, ApplicationStatusBadge, spaced } from './ApplicationsTable.tsx';
import { ProofDocument, type ProofDocumentProps } from './ProofDocument.tsx';
import { RecordFacts, RecordSection } from '../orders/RecordFacts.tsx';
import { Button } from '../../components/button/Button.tsx';
import type { ApplicationStage } from './ApplicationStatus.tsx';
import { useHandOverTo } from '../admin/handOverFocus.ts';
import type { ReasonRules } from '../admin/ReasonDialog.tsx';
import { type ApplicationDecision, MailPreview, useDecision } from './useDecision.tsx';

interface DecisionProps {
  /** The application's current status. */
  status: ApplicationStage;
  /** The applicant's name. */
  name: string;
  reasonRules: ReasonRules;
  /** Saves the decision, with the reason for a rejection. Returns an error message on failure. */
  onDecide: (decision: ApplicationDecision, reason: string) => Promise<string | undefined>;
  /** Returns the text of the email that a decision sends. */
  mailFor: (decision: ApplicationDecision, reason: string) => string;
}

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
                ['Layoff confirmed by', application.confirmed_by ?? null],
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

/** Buttons that start the review, approve, or reject with a reason; shows each email before it is sent. */
function Decision({ status, name, reasonRules, onDecide, mailFor }: DecisionProps): ReactNode {
  const { decide, pending, reason, reasonField, failure } = useDecision({ name, reasonRules, onDecide });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears when the status changes.
  const handOverFocus = useHandOverTo(heading);
  const action = (decision: ApplicationDecision, label: string) => (
    <Button
      ref={handOverFocus}
      variant={decision === 'approved' ? 'primary' : 'neutral'}
      isPending={pending === decision}
      onPress={() => decide(decision)}
    >
      {label}
    </Button>
  );
  return (
    <RecordSection id="application-decision" title="Decision" headingRef={heading}>
      {failure}
      {status !== 'rejected' && reasonField}
      <div>
        {status !== 'approved' && (
          <MailPreview title="Email if you approve">{mailFor('approved', '')}</MailPreview>
        )}
        {status !== 'rejected' && (
          <MailPreview title="Email if you reject">{mailFor('rejected', reason)}</MailPreview>
        )}
      </div>
      <Inline gap={8}>
        {status !== 'approved' && action('approved', 'Approve')}
        {status !== 'rejected' && action('rejected', 'Reject')}
        {status === 'pending' && action('under_review', 'Start review')}
      </Inline>
    </RecordSection>
  );
}

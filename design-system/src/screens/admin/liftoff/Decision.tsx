import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/button/Button.tsx';
import { Inline } from '../../../layout/Inline.tsx';
import { RecordSection } from '../../orders/RecordFacts.tsx';
import type { ApplicationStage } from '../../liftoff/ApplicationStatus.tsx';
import { useHandOverTo } from '../handOverFocus.ts';
import type { ReasonRules } from '../ReasonDialog.tsx';
import { type ApplicationDecision, MailPreview, useDecision } from './useDecision.tsx';

export interface DecisionProps {
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

/** Buttons that start the review, approve, or reject with a reason; shows each email before it is sent. */
export function Decision({ status, name, reasonRules, onDecide, mailFor }: DecisionProps): ReactNode {
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

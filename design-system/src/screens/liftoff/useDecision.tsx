import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import type { ApplicationStage } from './ApplicationStatus.tsx';
import { mail } from '../admin/AdminTablePage.css.ts';
import type { ReasonRules } from '../admin/ReasonDialog.tsx';

/** The status that an admin gives an application. */
export type ApplicationDecision = Exclude<ApplicationStage, 'pending'>;

interface DecisionOptions {
  /** The applicant's name. */
  name: string;
  reasonRules: ReasonRules;
  /** Saves the decision. Returns an error message on failure. */
  onDecide: (decision: ApplicationDecision, reason: string) => Promise<string | undefined>;
}

interface DecisionState {
  /** Saves a decision, one at a time. A rejection without a valid reason focuses the field instead. */
  decide: (decision: ApplicationDecision) => void;
  /** The decision that is being saved. */
  pending: ApplicationDecision | undefined;
  /** The reason as entered, trimmed. */
  reason: string;
  reasonField: ReactNode;
  /** The alert with the last failure. */
  failure: ReactNode;
}

/** The state of a decision about an application, with the field for a rejection reason. */
export function useDecision({ name, reasonRules, onDecide }: DecisionOptions): DecisionState {
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ reason?: string; form?: string }>({});
  const [pending, setPending] = useState<ApplicationDecision>();
  const field = useRef<HTMLTextAreaElement>(null);

  const decide = async (decision: ApplicationDecision) => {
    if (pending) return;
    const invalid = decision === 'rejected' ? reasonRules.validate(reason) : undefined;
    if (invalid !== undefined) {
      flushSync(() => setErrors({ reason: invalid }));
      field.current?.focus();
      return;
    }
    setPending(decision);
    try {
      const failure = await onDecide(decision, reason.trim());
      setErrors(failure === undefined ? {} : { form: failure });
    } finally {
      setPending(undefined);
    }
  };

  return {
    decide: (decision) => void decide(decision),
    pending,
    reason: reason.trim(),
    reasonField: (
      <TextArea
        ref={field}
        label="Reason for a rejection"
        description={`${name} will see it in the email.`}
        rows={3}
        value={reason}
        onChange={setReason}
        errorMessage={errors.reason}
        maxLength={reasonRules.maxLength}
      />
    ),
    failure: errors.form && (
      <Alert tone="danger" live="alert" title="Update Failed">
        {errors.form}
      </Alert>
    ),
  };
}

/** The email of a decision, collapsed under its title. */
export function MailPreview({ title, children }: { title: string; children: string }): ReactNode {
  return (
    <Disclosure title={title}>
      <p className={mail}>{children}</p>
    </Disclosure>
  );
}

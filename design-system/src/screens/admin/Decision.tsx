import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { ApplicationStage } from '../layoff/ApplicationStatus.tsx';
import { mail } from './AdminTablePage.css.ts';
import { ReasonField, type ReasonRules } from './ReasonField.tsx';

/** What an admin does with an application. */
export type ApplicationDecision = Exclude<ApplicationStage, 'pending'>;

export interface DecisionProps {
  /** The application's status now. */
  status: ApplicationStage;
  /** The applicant's name. */
  name: string;
  reasonRules: ReasonRules;
  /** Decides; a sentence it answers with is shown. A rejection comes with its reason. */
  onDecide: (decision: ApplicationDecision, reason: string) => Promise<string | undefined>;
  /** The text of the mail that a decision sends. */
  mailFor: (decision: ApplicationDecision, reason: string) => string;
}

/** Start review, approve, reject with a reason; the mail is shown before it is sent. */
export function Decision({ status, name, reasonRules, onDecide, mailFor }: DecisionProps): ReactNode {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});
  const [pending, setPending] = useState<ApplicationDecision>();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes with the status. Not to a button beside it: a second Enter would decide.
  const handOverFocus = useCallback((button: HTMLButtonElement | null) => {
    if (!button) return;
    return () => {
      if (document.activeElement === button) queueMicrotask(() => heading.current?.focus());
    };
  }, []);

  const decide = async (decision: ApplicationDecision) => {
    if (pending) return;
    const wrong = decision === 'rejected' ? reasonRules.validate(reason) : undefined;
    if (wrong !== undefined) {
      flushSync(() => setProblem({ field: wrong }));
      field.current?.focus();
      return;
    }
    setPending(decision);
    try {
      const answer = await onDecide(decision, reason.trim());
      setProblem(answer === undefined ? {} : { form: answer });
    } finally {
      setPending(undefined);
    }
  };

  return (
    <Card as="section" aria-labelledby="application-decision">
      <Stack gap={16}>
        <Heading ref={heading} level={2} size="sm" id="application-decision">
          Decision
        </Heading>
        {problem.form && (
          <Alert tone="danger" live="alert" title="Update Failed">
            {problem.form}
          </Alert>
        )}
        {status !== 'rejected' && (
          <ReasonField
            ref={field}
            name={name}
            value={reason}
            onChange={setReason}
            errorMessage={problem.field}
            maxLength={reasonRules.maxLength}
          />
        )}
        <div>
          {status !== 'approved' && (
            <Disclosure title="Mail if you approve">
              <p className={mail}>{mailFor('approved', '')}</p>
            </Disclosure>
          )}
          {status !== 'rejected' && (
            <Disclosure title="Mail if you reject">
              <p className={mail}>{mailFor('rejected', reason.trim())}</p>
            </Disclosure>
          )}
        </div>
        <Inline gap={8}>
          {status !== 'approved' && (
            <Button
              ref={handOverFocus}
              isPending={pending === 'approved'}
              onPress={() => void decide('approved')}
            >
              Approve
            </Button>
          )}
          {status !== 'rejected' && (
            <Button
              ref={handOverFocus}
              variant="neutral"
              isPending={pending === 'rejected'}
              onPress={() => void decide('rejected')}
            >
              Reject
            </Button>
          )}
          {status === 'pending' && (
            <Button
              ref={handOverFocus}
              variant="neutral"
              isPending={pending === 'under_review'}
              onPress={() => void decide('under_review')}
            >
              Start review
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

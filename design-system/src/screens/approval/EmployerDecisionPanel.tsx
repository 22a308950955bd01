import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { AlertDialog } from '../../components/dialog/AlertDialog.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Result } from '../../components/feedback/Result.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormResult, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatMoment } from '../../components/date/date.ts';

/** The employer's decision. */
export interface EmployerDecisionSummary {
  decision: 'approved' | 'denied';
  /** ISO date and time. */
  decided_at: string;
  /** The reason of a denial. */
  reason: string | null;
}

export type DecisionValues = { decision: string; reason: string };
export type QuestionValues = { question: string };

export interface EmployerDecisionPanelProps {
  /** The decision that was made; null before it. */
  decision: EmployerDecisionSummary | null;
  /** Sends the decision. Returns the errors of a refused request. */
  onDecide: (values: DecisionValues) => Promise<FormResult<keyof DecisionValues>>;
  validateDecision: Validate<DecisionValues>;
  /** Emails a question to the employee. Returns the errors of a refused request. */
  onAsk: (values: QuestionValues) => Promise<FormResult<keyof QuestionValues>>;
  validateQuestion: Validate<QuestionValues>;
}

/** The employer's decision, or the forms to approve, deny with a reason, or ask a question. */
export function EmployerDecisionPanel(props: EmployerDecisionPanelProps): ReactNode {
  const { decision } = props;
  return (
    <Stack gap={24} data-component="EmployerDecisionPanel">
      <Result>{decision && <Decided {...decision} />}</Result>
      {!decision && (
        <>
          <DecisionForm {...props} />
          <QuestionForm {...props} />
        </>
      )}
    </Stack>
  );
}

function Decided({ decision, decided_at, reason }: EmployerDecisionSummary): ReactNode {
  return (
    <Alert
      tone={decision === 'approved' ? 'success' : 'info'}
      title={decision === 'approved' ? 'This request was approved' : 'This request was denied'}
    >
      {formatMoment(decided_at)}. We have told the employee.{' '}
      {decision === 'denied' && 'Please also give them the denial in writing: a refund from us requires it. '}
      {reason}
    </Alert>
  );
}

const decisionLabels = { decision: 'Your decision', reason: 'Reason' };

function DecisionForm({ onDecide, validateDecision }: EmployerDecisionPanelProps): ReactNode {
  const [decision, setDecision] = useState('');
  const [reviewed, setReviewed] = useState<DecisionValues>();
  const form = useForm<DecisionValues>({
    labels: decisionLabels,
    hasSummary: false,
    validate: validateDecision,
    onSubmit: setReviewed,
  });
  return (
    <Form {...form.props} aria-label="Decision">
      {reviewed && (
        <DecisionReview values={reviewed} onDecide={onDecide} onClose={() => setReviewed(undefined)} />
      )}
      <RadioGroup label={decisionLabels.decision} name="decision" onChange={setDecision} isRequired>
        <Radio value="approved" description="Your company agrees to pay under its plan.">
          Approve
        </Radio>
        <Radio
          value="denied"
          description="The employee gets your reason by email. Please also give them the denial in writing: a refund from us requires it."
        >
          Deny
        </Radio>
      </RadioGroup>
      {decision === 'denied' && <TextArea label={decisionLabels.reason} name="reason" isRequired />}
      <Text tone="muted" size="sm">
        You can review the decision before it is sent. After that, it cannot be changed on this page.
      </Text>
      <div>
        <Button type="submit" isPending={form.isPending}>
          Send the decision
        </Button>
      </div>
    </Form>
  );
}

interface DecisionReviewProps extends Pick<EmployerDecisionPanelProps, 'onDecide'> {
  values: DecisionValues;
  onClose: () => void;
}

/** Shows the decision before it is sent, because it cannot be undone. */
function DecisionReview({ values, onDecide, onClose }: DecisionReviewProps): ReactNode {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const isApproval = values.decision === 'approved';
  const send = async () => {
    setIsPending(true);
    const result = await onDecide(values);
    setIsPending(false);
    if (!result) return onClose();
    setError([result.form, ...Object.values(result.fields ?? {})].filter(Boolean).join(' '));
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isApproval ? 'Approve this request?' : 'Deny this request?'}
      description={
        <Stack gap={8}>
          <Text>
            {isApproval
              ? 'Your company agrees to pay under its plan.'
              : 'The employee gets this reason by email:'}
          </Text>
          {!isApproval && <Text>{values.reason}</Text>}
          <Text>The decision cannot be changed on this page.</Text>
        </Stack>
      }
      confirmLabel={isApproval ? 'Approve the request' : 'Deny the request'}
      cancelLabel="Go back"
      isPending={isPending}
      error={error}
      onConfirm={() => void send()}
    />
  );
}

const questionLabels = { question: 'Your question' };

function QuestionForm({ onAsk, validateQuestion }: EmployerDecisionPanelProps): ReactNode {
  const form = useForm<QuestionValues>({
    labels: questionLabels,
    hasSummary: false,
    validate: validateQuestion,
    onSubmit: onAsk,
    isResetAfter: true,
  });
  return (
    <Form {...form.props} aria-label="Question">
      <TextArea
        label={questionLabels.question}
        name="question"
        description="The employee gets it by email. Say how to reply to you: we do not know your address."
        isRequired
        onChange={form.onEdit}
      />
      <output>{form.isSaved && <Alert tone="success">Your question was sent.</Alert>}</output>
      <div>
        <Button type="submit" variant="neutral" isPending={form.isPending}>
          Send the question
        </Button>
      </div>
    </Form>
  );
}

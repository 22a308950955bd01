import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { AlertDialog } from '../../components/dialog/AlertDialog.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormResult, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatCents } from '../../components/money/dollars.ts';

/** A decision as form values. */
export type DecisionValues = {
  /** `approved`, `denied` or empty. */
  decision: string;
  name: string;
  title: string;
  /** Dollars; for an approval. */
  amount: string;
  /** The reason of a denial. */
  comment: string;
};

export interface DecisionFormProps {
  /** What the employee asks for, in cents. */
  askedCents: number;
  /** Whether a denial on this page counts as written, because only our email to HR has its link. */
  isInWriting: boolean;
  /** Sends the decision. Returns the errors of a refused request. */
  onDecide: (values: DecisionValues) => Promise<FormResult<keyof DecisionValues>>;
  validateDecision: Validate<DecisionValues>;
  /** Converts the typed amount of a checked form to cents. */
  centsOf: (amount: string) => number;
}

const labels = {
  decision: 'Your decision',
  amount: 'Amount approved, in dollars',
  name: 'Your full name',
  title: 'Your title',
  comment: 'Comment',
};

/** Returns what a denial on this page means for a refund by us. */
export const denialText = (isInWriting: boolean): string =>
  isInWriting
    ? 'Your decision here is the denial in writing; no letter is needed.'
    : 'This link was copied, so we cannot tell who opened it. Please also give the employee the denial in writing, or we check with you before a refund.';

/** The form with which an employer decides: in full, in part, or not. It is reviewed before it is sent. */
export function DecisionForm(props: DecisionFormProps): ReactNode {
  const { askedCents, isInWriting, onDecide, validateDecision } = props;
  const [decision, setDecision] = useState('');
  const [reviewed, setReviewed] = useState<DecisionValues>();
  const form = useForm<DecisionValues>({
    labels,
    hasSummary: false,
    validate: validateDecision,
    onSubmit: setReviewed,
  });
  const isDenial = decision === 'denied';
  return (
    <Form {...form.props} aria-label="Decision">
      {reviewed && (
        <DecisionReview
          values={reviewed}
          askedCents={askedCents}
          centsOf={props.centsOf}
          onDecide={onDecide}
          onClose={() => setReviewed(undefined)}
        />
      )}
      <RadioGroup label={labels.decision} name="decision" onChange={setDecision} isRequired>
        <Radio value="approved" description="Your company agrees to pay all or part of it under its plan.">
          Approve
        </Radio>
        <Radio
          value="denied"
          description={`The employee gets your reason by email. ${denialText(isInWriting)}`}
        >
          Deny
        </Radio>
      </RadioGroup>
      {decision === 'approved' && (
        <TextField
          label={labels.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          description={`The employee asks for ${formatCents(askedCents)}. Enter less to approve it in part.`}
          defaultValue={(askedCents / 100).toFixed(2)}
          isRequired
        />
      )}
      <TextField label={labels.name} name="name" autoComplete="name" isRequired />
      <TextField label={labels.title} name="title" autoComplete="organization-title" isRequired />
      <TextArea
        label={isDenial ? 'Reason' : labels.comment}
        name="comment"
        description="The employee reads it."
        isRequired={isDenial}
      />
      <Text tone="muted" size="sm">
        You can review the decision before it is sent. After that, it cannot be changed on this page. You and
        the employee can download it as a PDF.{isInWriting && ' We also email you a copy.'}
      </Text>
      <div>
        <Button type="submit" isPending={form.isPending}>
          Send the decision
        </Button>
      </div>
    </Form>
  );
}

interface DecisionReviewProps extends Pick<DecisionFormProps, 'askedCents' | 'centsOf' | 'onDecide'> {
  values: DecisionValues;
  onClose: () => void;
}

/** Returns what an approval of an amount says. */
const approvalText = (amountCents: number, askedCents: number): string =>
  amountCents < askedCents
    ? `${formatCents(amountCents)} of the ${formatCents(askedCents)} that the employee asks for`
    : `all of the ${formatCents(askedCents)} that the employee asks for`;

/** Shows the decision before it is sent, because it cannot be undone. */
function DecisionReview({ values, askedCents, centsOf, onDecide, onClose }: DecisionReviewProps): ReactNode {
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
              ? `Your company agrees to pay ${approvalText(centsOf(values.amount), askedCents)}, under its plan.`
              : 'The employee gets this reason by email:'}
          </Text>
          {values.comment.trim() !== '' && <Text>{values.comment}</Text>}
          <Text>
            Signed: {values.name}, {values.title}
          </Text>
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

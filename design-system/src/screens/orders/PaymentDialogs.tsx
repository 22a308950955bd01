import type { ReactNode, RefObject } from 'react';
import { Select, type SelectOption } from '../../components/field/Select.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Text } from '../../components/text/Text.tsx';
import { formatCents } from '../../components/money/dollars.ts';
import { RecordFacts, type RecordFactsProps } from './RecordFacts.tsx';
import { useFallbackFocus } from '../admin/handOverFocus.ts';
import { RecordDialog, type RecordDialogProps } from '../admin/RecordDialog.tsx';

/** What an admin enters about each payment: the day as an ISO date, the method, and its reference. */
type Entered = { paid_on: string; method: string; reference: string };

/** A payment as form values; the amount is in dollars. */
export type PaymentValues = Entered & { amount: string };

/** A correction of a payment as form values, with the reason, which the payer reads. */
export type PaymentCorrection = Entered & { reason: string };

interface PaymentDialogProps<Values extends Entered>
  extends Pick<RecordDialogProps<Values>, 'validate' | 'onSave' | 'onClose'> {
  /** The order and its payer, shown above the form. */
  facts: RecordFactsProps['items'];
  /** The first day of a payment: that of the order, as an ISO date. */
  earliest: string;
  /** The latest day of a payment, as an ISO date. */
  today: string;
  methods: readonly SelectOption[];
  /** Takes focus, such as the order's heading, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

const labels = { paid_on: 'Paid on', method: 'Method', reference: 'Reference' };
const paymentLabels = { amount: 'Amount in dollars', ...labels };
const correctionLabels = { ...labels, reason: 'Reason' };

export interface RecordPaymentDialogProps extends PaymentDialogProps<PaymentValues> {
  totalCents: number;
}

/** An open dialog that records a payment which was received outside of Stripe, such as a check. */
export function RecordPaymentDialog({ totalCents, ...props }: RecordPaymentDialogProps): ReactNode {
  useFallbackFocus(props.fallbackFocus);
  return (
    <RecordDialog<PaymentValues>
      {...props}
      title="Record payment"
      saveLabel="Record payment"
      labels={paymentLabels}
      values={undefined}
      above={<RecordFacts items={props.facts} />}
    >
      {() => (
        <>
          <TextField
            label={paymentLabels.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            isRequired
            description={`The order can only be paid in full: ${formatCents(totalCents)}`}
          />
          <PaymentFields {...props} values={{ paid_on: props.today }} />
        </>
      )}
    </RecordDialog>
  );
}

export interface CorrectPaymentDialogProps extends PaymentDialogProps<PaymentCorrection> {
  /** What becomes of the receipt. */
  consequence: string;
  /** The payment as it is recorded. */
  values: PaymentCorrection;
}

/** An open dialog that corrects a payment which was recorded with a wrong date, method or reference. */
export function CorrectPaymentDialog({ consequence, ...props }: CorrectPaymentDialogProps): ReactNode {
  useFallbackFocus(props.fallbackFocus);
  return (
    <RecordDialog<PaymentCorrection>
      {...props}
      title="Correct payment"
      saveLabel="Correct payment"
      labels={correctionLabels}
      above={
        <>
          <RecordFacts items={props.facts} />
          <Text size="sm">{consequence}</Text>
        </>
      }
    >
      {(filled) => (
        <>
          <PaymentFields {...props} values={filled} />
          <TextArea
            label={correctionLabels.reason}
            name="reason"
            rows={3}
            defaultValue={filled?.reason}
            isRequired
            description="The payer reads it in the email."
          />
        </>
      )}
    </RecordDialog>
  );
}

/** The day, the method and the reference of a payment. */
function PaymentFields({
  earliest,
  today,
  methods,
  values,
}: Pick<PaymentDialogProps<Entered>, 'earliest' | 'today' | 'methods'> & {
  values: Partial<Entered> | undefined;
}): ReactNode {
  return (
    <>
      <TextField
        label={labels.paid_on}
        name="paid_on"
        type="date"
        min={earliest}
        max={today}
        defaultValue={values?.paid_on}
        isRequired
      />
      <Select
        label={labels.method}
        name="method"
        placeholder={values?.method === undefined ? 'Choose a method' : undefined}
        options={methods}
        defaultValue={values?.method}
        isRequired
      />
      <TextField
        label={labels.reference}
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={values?.reference}
        isRequired
        description="The check number or transfer reference. It appears on the receipt."
      />
    </>
  );
}

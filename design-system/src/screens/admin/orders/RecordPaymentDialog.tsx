import type { ReactNode, RefObject } from 'react';
import { Select, type SelectOption } from '../../../components/field/Select.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import type { FormErrors, Validate } from '../../../components/form/submitForm.ts';
import { formatCents } from '../../../components/money/dollars.ts';
import { useFallbackFocus } from '../handOverFocus.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { RecordFacts, type RecordFactsProps } from '../../orders/RecordFacts.tsx';

/** A payment as form values. */
export type PaymentValues = {
  /** Dollars. */
  amount: string;
  /** ISO date. */
  paid_on: string;
  method: string;
  reference: string;
};

export interface RecordPaymentDialogProps {
  /** The order and its payer, shown above the form. */
  facts: RecordFactsProps['items'];
  totalCents: number;
  /** The first day of a payment: that of the order, as an ISO date. */
  earliest: string;
  /** The latest day of a payment, as an ISO date. */
  today: string;
  methods: readonly SelectOption[];
  validate: Validate<PaymentValues>;
  /** Records the payment. On success it returns nothing, and the dialog closes. */
  onSave: (values: PaymentValues) => Promise<FormErrors<keyof PaymentValues> | undefined>;
  onClose: () => void;
  /** Takes focus, such as the order's heading, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

const labels = {
  amount: 'Amount in dollars',
  paid_on: 'Paid on',
  method: 'Method',
  reference: 'Reference',
};

/** An open dialog that records a payment which was received outside of Stripe, such as a check. */
export function RecordPaymentDialog({
  facts,
  totalCents,
  earliest,
  today,
  methods,
  validate,
  onSave,
  onClose,
  fallbackFocus,
}: RecordPaymentDialogProps): ReactNode {
  useFallbackFocus(fallbackFocus);
  return (
    <RecordDialog<PaymentValues>
      title="Record payment"
      onClose={onClose}
      saveLabel="Record payment"
      labels={labels}
      values={undefined}
      validate={validate}
      onSave={onSave}
      above={<RecordFacts items={facts} />}
    >
      {() => (
        <>
          <TextField
            label={labels.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            isRequired
            description={`The order can only be paid in full: ${formatCents(totalCents)}`}
          />
          <TextField
            label={labels.paid_on}
            name="paid_on"
            type="date"
            min={earliest}
            max={today}
            defaultValue={today}
            isRequired
          />
          <Select
            label={labels.method}
            name="method"
            placeholder="Choose a method"
            options={methods}
            isRequired
          />
          <TextField
            label={labels.reference}
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            isRequired
            description="The check number or transfer reference. It appears on the receipt."
          />
        </>
      )}
    </RecordDialog>
  );
}

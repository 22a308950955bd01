import type { ReactNode, RefObject } from 'react';
import { Select, type SelectOption } from '../../../components/field/Select.tsx';
import { TextArea } from '../../../components/field/TextArea.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import type { Validate } from '../../../components/form/submitForm.ts';
import { Text } from '../../../components/text/Text.tsx';
import { useFallbackFocus } from '../handOverFocus.ts';
import { RecordDialog, type RecordDialogProps } from '../RecordDialog.tsx';
import { RecordFacts, type RecordFactsProps } from '../../orders/RecordFacts.tsx';

/** A correction of a payment as form values. */
export type PaymentCorrection = {
  /** ISO date. */
  paid_on: string;
  method: string;
  reference: string;
  /** Why the payment is corrected, which the payer reads. */
  reason: string;
};

export interface CorrectPaymentDialogProps {
  /** The order and its payer, shown above the form. */
  facts: RecordFactsProps['items'];
  /** What becomes of the receipt. */
  consequence: string;
  /** The payment as it is recorded. */
  values: PaymentCorrection;
  /** The first day of a payment: that of the order, as an ISO date. */
  earliest: string;
  /** The latest day of a payment, as an ISO date. */
  today: string;
  methods: readonly SelectOption[];
  validate: Validate<PaymentCorrection>;
  /** Stores the correction. On success it returns nothing, and the dialog closes. */
  onSave: RecordDialogProps<PaymentCorrection>['onSave'];
  onClose: () => void;
  /** Takes focus, such as the order's heading, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

const labels = { paid_on: 'Paid on', method: 'Method', reference: 'Reference', reason: 'Reason' };

/** An open dialog that corrects a payment which was recorded with a wrong date, method or reference. */
export function CorrectPaymentDialog({
  facts,
  consequence,
  values,
  earliest,
  today,
  methods,
  validate,
  onSave,
  onClose,
  fallbackFocus,
}: CorrectPaymentDialogProps): ReactNode {
  useFallbackFocus(fallbackFocus);
  return (
    <RecordDialog<PaymentCorrection>
      title="Correct payment"
      onClose={onClose}
      saveLabel="Correct payment"
      labels={labels}
      values={values}
      validate={validate}
      onSave={onSave}
      above={
        <>
          <RecordFacts items={facts} />
          <Text size="sm">{consequence}</Text>
        </>
      }
    >
      {(filled) => (
        <>
          <TextField
            label={labels.paid_on}
            name="paid_on"
            type="date"
            min={earliest}
            max={today}
            defaultValue={filled?.paid_on}
            isRequired
          />
          <Select
            label={labels.method}
            name="method"
            options={methods}
            defaultValue={filled?.method}
            isRequired
          />
          <TextField
            label={labels.reference}
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={filled?.reference}
            isRequired
            description="The check number or transfer reference. It appears on the receipt."
          />
          <TextArea
            label={labels.reason}
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

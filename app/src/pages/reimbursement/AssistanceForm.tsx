import {
  Alert,
  Button,
  Disclosure,
  Form,
  Stack,
  Text,
  TextField,
  useForm,
} from '@redwhiteandcode/design-system';
import type { FormResult } from '@redwhiteandcode/design-system';
import { centsOf } from '@redwhiteandcode/contract/text/typed-numbers.ts';
import { toolkitRules } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import type { ReactNode } from 'react';
import { reimbursementCopy } from './reimbursementCopy.ts';

const copy = reimbursementCopy.assistance;

export interface AssistanceFormProps {
  year: number;
  /** The declared amount. */
  declaredCents: number;
  /** Saves the amount. Returns the errors of a refused request. */
  onSave: (cents: number) => Promise<FormResult<'amount'>>;
}

const labels = { amount: copy.label };
const amountOf = (typed: string): number => (typed.trim() === '' ? 0 : centsOf(typed));

/** The form for other educational assistance of a calendar year. */
export function AssistanceForm({ year, declaredCents, onSave }: AssistanceFormProps): ReactNode {
  const form = useForm<{ amount: string }>({
    labels,
    hasSummary: false,
    validate: ({ amount }) => {
      const message = toolkitRules.otherAssistance(amountOf(amount));
      return message === undefined ? undefined : { amount: message };
    },
    onSubmit: ({ amount }) => onSave(amountOf(amount)),
  });
  return (
    <Disclosure title={copy.title(year)} headingLevel={2}>
      <Stack gap={16}>
        <Text size="sm">{copy.text}</Text>
        <Form {...form.props} headingLevel={3}>
          <TextField
            label={labels.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            isRequired={false}
            defaultValue={declaredCents === 0 ? '' : String(declaredCents / 100)}
            onChange={form.onEdit}
          />
          <output>{form.isSaved && <Alert tone="success">{copy.saved}</Alert>}</output>
          <div>
            <Button type="submit" variant="neutral" isPending={form.isPending}>
              {copy.save}
            </Button>
          </div>
        </Form>
      </Stack>
    </Disclosure>
  );
}

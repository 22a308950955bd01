import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { SaveRow } from '../../components/form/SaveRow.tsx';
import { fieldPair, payerForm } from './order.css.ts';

/** The payer on invoices and receipts, and the employer's purchase order number. */
export type PayerFormValues = {
  name: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  purchase_order: string;
};

export interface PayerFormProps {
  validate: Validate<PayerFormValues>;
  /** The saved payer. */
  payer: PayerFormValues;
  onSubmit: SubmitForm<PayerFormValues>;
  /** Whether the company can be changed; that of a company's own order is fixed. @default true */
  hasCompany?: boolean | undefined;
}

type FieldName = keyof PayerFormValues;

type Field = readonly [name: FieldName, label: string, autoComplete: string];

/** The fields in rows; two short ones are side by side if they fit. */
const rows: readonly (readonly Field[])[] = [
  [['name', 'Name on the receipt', 'name']],
  [['company', 'Company', 'organization']],
  [['line1', 'Street address', 'address-line1']],
  [['line2', 'Apartment or suite', 'address-line2']],
  [
    ['city', 'City', 'address-level2'],
    ['state', 'State', 'address-level1'],
  ],
  [
    ['postal_code', 'ZIP code', 'postal-code'],
    ['country', 'Country', 'country-name'],
  ],
  [['purchase_order', 'Purchase order number', 'off']],
];
/** The labels of a payer's fields by name. */
export const payerLabels = Object.fromEntries(rows.flat().map(([name, label]) => [name, label])) as Record<
  FieldName,
  string
>;

/** The name, company and address that invoices and receipts show. Only the name is required. */
export function PayerForm({ validate, payer, onSubmit, hasCompany = true }: PayerFormProps): ReactNode {
  const form = useForm<PayerFormValues>({ labels: payerLabels, validate, onSubmit, hasSummary: false });
  return (
    <div className={payerForm}>
      <Form {...form.props}>
        <PayerFields payer={payer} hasCompany={hasCompany} onEdit={form.onEdit} />
        <SaveRow label="Save" isPending={form.isPending} isSaved={form.isSaved} savedText="Saved" />
      </Form>
    </div>
  );
}

/** The fields of a payer, for a form in a `payerForm`. */
export function PayerFields({
  payer,
  hasCompany,
  onEdit,
}: Pick<PayerFormProps, 'payer' | 'hasCompany'> & { onEdit?: () => void }): ReactNode {
  return rows
    .filter(([field]) => hasCompany || field?.[0] !== 'company')
    .map((row) => (
      <div key={row[0]?.[0]} className={row.length > 1 ? fieldPair : undefined}>
        {row.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize={name === 'purchase_order' ? 'characters' : undefined}
            isRequired={name === 'name'}
            defaultValue={payer[name]}
            onChange={onEdit}
          />
        ))}
      </div>
    ));
}

import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';

/** The form values of a plan document. */
export type PlanDocumentFields = {
  company_name: string;
  plan_name: string;
  /** ISO date. */
  effective_on: string;
  eligibility: string;
  /** Dollars per employee and calendar year. */
  limit: string;
};

export interface PlanDocumentFormProps {
  validate: Validate<PlanDocumentFields>;
  /** Makes and saves the document. Returns the errors of a refused request. */
  onSubmit: SubmitForm<PlanDocumentFields>;
  /** The yearly limit in dollars, which the field starts with. */
  defaultLimit: string;
}

const labels = {
  company_name: 'Company',
  plan_name: 'Name of the plan',
  effective_on: 'Effective date',
  eligibility: 'Who is eligible',
  limit: 'Limit per employee and year, in dollars',
};

/** The short form from which the draft of an educational assistance plan is filled in. */
export function PlanDocumentForm({ validate, onSubmit, defaultLimit }: PlanDocumentFormProps): ReactNode {
  const form = useForm<PlanDocumentFields>({ labels, validate, onSubmit });
  const { onEdit } = form;
  return (
    <Form {...form.props} headingLevel={3} aria-label="Plan document">
      <TextField
        label={labels.company_name}
        name="company_name"
        autoComplete="organization"
        isRequired
        onChange={onEdit}
      />
      <TextField
        label={labels.plan_name}
        name="plan_name"
        defaultValue="Educational Assistance Plan"
        autoComplete="off"
        isRequired
        onChange={onEdit}
      />
      <TextField label={labels.effective_on} name="effective_on" type="date" isRequired onChange={onEdit} />
      <TextArea
        label={labels.eligibility}
        name="eligibility"
        defaultValue="All employees who have worked for the company for at least 90 days."
        description="The plan may not favor highly compensated employees."
        isRequired
        onChange={onEdit}
      />
      <TextField
        label={labels.limit}
        name="limit"
        inputMode="decimal"
        defaultValue={defaultLimit}
        isRequired
        onChange={onEdit}
      />
      <output>{form.isSaved && <Alert tone="success">The draft was downloaded.</Alert>}</output>
      <div>
        <Button type="submit" isPending={form.isPending}>
          Download the draft
        </Button>
      </div>
    </Form>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FieldErrors, SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Stack } from '../../layout/Stack.tsx';
import { PlanQuestions, type PlanQuestionsProps } from '../reimbursement/PlanQuestions.tsx';
import type { PlanAnswerValues } from '../reimbursement/toolkit.ts';

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

export interface PlanDocumentFormProps extends Pick<PlanQuestionsProps, 'questions' | 'terms'> {
  validate: Validate<PlanDocumentFields>;
  /** Checks the conditions. Returns the errors by field. */
  validatePlan: (plan: PlanAnswerValues) => FieldErrors<string> | undefined;
  /** Makes and saves the document. Returns the errors of a refused request. */
  onSubmit: (
    values: PlanDocumentFields,
    plan: PlanAnswerValues,
  ) => ReturnType<SubmitForm<PlanDocumentFields>>;
  /** The conditions that the form starts with. */
  defaultPlan: PlanAnswerValues;
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
export function PlanDocumentForm({
  validate,
  validatePlan,
  onSubmit,
  defaultLimit,
  defaultPlan,
  questions,
  terms,
}: PlanDocumentFormProps): ReactNode {
  const [plan, setPlan] = useState(defaultPlan);
  const [planErrors, setPlanErrors] = useState<FieldErrors<string>>({});
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm<PlanDocumentFields>({
    labels,
    validate,
    onSubmit: (values) => {
      const errors = validatePlan(plan);
      setPlanErrors(errors ?? {});
      if (!errors) return onSubmit(values, plan);
      setIsOpen(true);
      return { form: 'Correct the conditions of the plan.' };
    },
  });
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
      <Disclosure title="Conditions of the plan" isExpanded={isOpen} onExpandedChange={setIsOpen}>
        <Stack gap={24}>
          <PlanQuestions
            questions={questions}
            terms={terms}
            values={plan}
            errors={planErrors}
            headingLevel={4}
            onChange={(part) => {
              setPlan({ ...plan, ...part });
              onEdit();
            }}
          />
        </Stack>
      </Disclosure>
      <output>{form.isSaved && <Alert tone="success">The draft was downloaded.</Alert>}</output>
      <div>
        <Button type="submit" isPending={form.isPending}>
          Download the draft
        </Button>
      </div>
    </Form>
  );
}

import { Fragment, type ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { FieldErrorsContext } from '../../components/form/fieldErrors.ts';
import type { FieldErrors } from '../../components/form/submitForm.ts';
import { PlanMeasureFields } from './PlanMeasureFields.tsx';
import type { PlanAnswerValues, PlanQuestion } from './toolkit.ts';

export interface PlanQuestionsProps {
  /** The questions in order; the first one is whether there is a plan. */
  questions: readonly PlanQuestion[];
  values: PlanAnswerValues;
  onChange: (part: Partial<PlanAnswerValues>) => void;
  /** Errors by field name, outside of a form that shows them. */
  errors?: FieldErrors<string> | undefined;
}

/** The questions about an employer's plan. Without a plan, only the first one is asked. */
export function PlanQuestions({ errors, ...props }: PlanQuestionsProps): ReactNode {
  const questions = <Questions {...props} />;
  return errors ? <FieldErrorsContext value={errors}>{questions}</FieldErrorsContext> : questions;
}

function Questions({ questions, values, onChange }: Omit<PlanQuestionsProps, 'errors'>): ReactNode {
  const asked = values.has_plan === 'no' ? questions.slice(0, 1) : questions;
  return asked.map(({ name, question, options, letters }) => (
    <Fragment key={name}>
      <RadioGroup
        label={question}
        name={name}
        orientation={options.length <= 3 ? 'horizontal' : 'vertical'}
        value={values[name as keyof PlanAnswerValues]}
        onChange={(chosen) => onChange({ [name]: chosen })}
      >
        {options.map(({ value, label }) => (
          <Radio key={value} value={value}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      {letters && <PlanMeasureFields letters={letters} values={values} onChange={onChange} />}
      {name === 'has_deadline' && values.has_deadline === 'yes' && (
        <Deadline values={values} onChange={onChange} />
      )}
    </Fragment>
  ));
}

function Deadline({ values, onChange }: Pick<PlanQuestionsProps, 'values' | 'onChange'>): ReactNode {
  return (
    <>
      <TextField
        label="Last day for the request"
        name="deadline_on"
        type="date"
        isRequired={false}
        value={values.deadline_on}
        onChange={(deadline_on) => onChange({ deadline_on })}
      />
      <TextField
        label="The deadline in the plan’s words"
        name="deadline_note"
        description="If it is not a date, for example: within 60 days after the course."
        autoComplete="off"
        isRequired={false}
        value={values.deadline_note}
        onChange={(deadline_note) => onChange({ deadline_note })}
      />
    </>
  );
}

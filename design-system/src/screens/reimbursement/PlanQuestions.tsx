import { Fragment, type ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { FieldErrorsContext } from '../../components/form/fieldErrors.ts';
import type { FieldErrors } from '../../components/form/submitForm.ts';
import { PlanMeasureFields } from './PlanMeasureFields.tsx';
import { PlanTermFields } from './PlanTermFields.tsx';
import type { PlanAnswerValues, PlanQuestion, PlanTermGroup } from './toolkit.ts';

export interface PlanQuestionsProps {
  /** The questions in order; the first one is whether there is a plan. */
  questions: readonly PlanQuestion[];
  /** Returns the fields about what only some plans say, for what is typed so far. They are closed at first. */
  terms: (values: PlanAnswerValues) => readonly PlanTermGroup[];
  values: PlanAnswerValues;
  onChange: (part: Partial<PlanAnswerValues>) => void;
  /** The level of the heading of these fields. @default 3 */
  headingLevel?: 3 | 4 | undefined;
  /** Errors by field name, outside of a form that shows them. */
  errors?: FieldErrors<string> | undefined;
}

/**
 * The questions about an employer's plan, and below them what only some plans say. Without a plan, only the first question is
 * asked.
 */
export function PlanQuestions({ errors, ...props }: PlanQuestionsProps): ReactNode {
  const questions = <Questions {...props} />;
  return errors ? <FieldErrorsContext value={errors}>{questions}</FieldErrorsContext> : questions;
}

function Questions({
  questions,
  terms,
  values,
  onChange,
  headingLevel = 3,
}: Omit<PlanQuestionsProps, 'errors'>): ReactNode {
  const hasPlan = values.has_plan !== 'no';
  const asked = (hasPlan ? questions : questions.slice(0, 1)).map(({ name, question, options, letters }) => (
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
  return (
    <>
      {asked}
      {hasPlan && (
        <PlanTermFields
          groups={terms(values)}
          values={values}
          onChange={onChange}
          headingLevel={headingLevel}
        />
      )}
    </>
  );
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

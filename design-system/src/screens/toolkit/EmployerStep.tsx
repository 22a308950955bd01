import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { DraftStepProps } from './CourseStep.tsx';

/** The employer, and the person in HR where the learner knows one. */
export function EmployerStep({ draft, onChange }: DraftStepProps): ReactNode {
  return (
    <>
      <TextField
        label="Employer"
        name="employer_name"
        autoComplete="organization"
        isRequired
        value={draft.employer_name}
        onChange={(employer_name) => onChange({ employer_name })}
      />
      <TextField
        label="HR contact"
        name="hr_name"
        description="Who decides on educational assistance; the request form is addressed to them."
        autoComplete="off"
        isRequired={false}
        value={draft.hr_name}
        onChange={(hr_name) => onChange({ hr_name })}
      />
      <TextField
        label="HR email"
        name="hr_email"
        type="email"
        description="It stands on the form; we do not write to them."
        autoComplete="off"
        isRequired={false}
        value={draft.hr_email}
        onChange={(hr_email) => onChange({ hr_email })}
      />
      <TextField
        label="Your employee number"
        name="employee_id"
        autoComplete="off"
        isRequired={false}
        value={draft.employee_id}
        onChange={(employee_id) => onChange({ employee_id })}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { DraftStepProps } from './CourseStep.tsx';

/** The employer and, if the learner knows one, the HR contact. */
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
        description="The person who decides on educational assistance. The request form is addressed to them."
        autoComplete="off"
        autoCapitalize="words"
        isRequired={false}
        value={draft.hr_name}
        onChange={(hr_name) => onChange({ hr_name })}
      />
      <TextField
        label="HR email"
        name="hr_email"
        type="email"
        description="We email this address only if you ask us to send the approval link."
        autoComplete="off"
        isRequired={false}
        value={draft.hr_email}
        onChange={(hr_email) => onChange({ hr_email })}
      />
      <TextField
        label="Your employee number"
        name="employee_number"
        autoComplete="off"
        autoCapitalize="characters"
        isRequired={false}
        value={draft.employee_number}
        onChange={(employee_number) => onChange({ employee_number })}
      />
    </>
  );
}

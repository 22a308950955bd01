import type { ReactNode } from 'react';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { formatCents } from '../../components/money/dollars.ts';
import type { ToolkitCourse, ToolkitDraft } from './toolkit.ts';
import { TextField } from '../../components/field/TextField.tsx';

interface DraftStepProps {
  draft: ToolkitDraft;
  onChange: (part: Partial<ToolkitDraft>) => void;
}

/** The choice of one of the learner's courses. */
export function CourseStep({
  courses,
  draft,
  onChange,
}: DraftStepProps & { courses: readonly ToolkitCourse[] }): ReactNode {
  return (
    <RadioGroup
      label="Your courses"
      name="course_id"
      value={draft.course_id}
      onChange={(course_id) => onChange({ course_id })}
      isRequired
    >
      {courses.map(({ id, course_title, price_cents, hasCertificate }) => (
        <Radio
          key={id}
          value={id}
          description={`${formatCents(price_cents)} · ${hasCertificate ? 'Completed, with the certificate' : 'Not completed: the toolkit includes proof of enrollment'}`}
        >
          {course_title}
        </Radio>
      ))}
    </RadioGroup>
  );
}

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

/** When the employer pays, and what else it pays in that year. */
export function TimingStep({ draft, onChange }: DraftStepProps): ReactNode {
  return (
    <>
      <TextField
        label="Calendar year of the reimbursement"
        name="plan_year"
        description="The year in which your employer pays. The tax-free limit counts by this year."
        inputMode="numeric"
        autoComplete="off"
        isRequired
        value={draft.plan_year}
        onChange={(plan_year) => onChange({ plan_year })}
      />
      <TextField
        label="Expected payment date"
        name="pay_date"
        description="The payday, if you know it."
        type="date"
        isRequired={false}
        value={draft.pay_date}
        onChange={(pay_date) => onChange({ pay_date })}
      />
      <TextField
        label="Other educational assistance in that year, in dollars"
        name="other_assistance"
        description="Everything else that your employer pays for your education in that year, including payments on student loans."
        inputMode="decimal"
        autoComplete="off"
        isRequired={false}
        value={draft.other_assistance}
        onChange={(other_assistance) => onChange({ other_assistance })}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { DraftStepProps } from './CourseStep.tsx';

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

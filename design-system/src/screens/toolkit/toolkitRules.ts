import type { ToolkitDraft, ToolkitOutcome, ToolkitStep } from './toolkit.ts';

/** Sentences by field name. */
export type Problems = Partial<Record<string, string>>;

/** What keeps a step of the wizard from being left. */
export function draftProblems(step: ToolkitStep, draft: ToolkitDraft): Problems {
  if (step === 'course' && draft.enrollment_id === '') return { enrollment_id: 'Choose a course' };
  if (step !== 'employer') return {};
  const email = draft.hr_email.trim();
  return {
    ...(draft.employer_name.trim() === '' && { employer_name: 'Enter the name of your employer' }),
    ...(email !== '' &&
      !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && {
        hr_email: 'Please enter a valid email address',
      }),
  };
}

/** The outcome as typed. */
export interface OutcomeFields {
  status: string;
  date: string;
  amount: string;
  letter: File | null;
}

const statuses: readonly string[] = [
  'submitted',
  'approved',
  'denied',
  'paid',
] satisfies ToolkitOutcome['status'][];

const isStatus = (status: string): status is ToolkitOutcome['status'] => statuses.includes(status);

/** The outcome, or what is wrong with its fields. */
export function readOutcome(
  fields: OutcomeFields,
): { outcome: ToolkitOutcome; problems?: never } | { outcome?: never; problems: Problems } {
  const { status, date, letter } = fields;
  const amount = Number(fields.amount.replaceAll(/[$,\s]/g, ''));
  const isAmountWrong = status === 'paid' && !(amount > 0);
  if (isStatus(status) && date !== '' && !isAmountWrong) {
    return {
      outcome: {
        status,
        date,
        ...(status === 'paid' && { amount }),
        ...(status === 'denied' && letter && { letter }),
      },
    };
  }
  return {
    problems: {
      ...(!isStatus(status) && { status: 'Choose what became of your request' }),
      ...(date === '' && { date: 'Enter the date' }),
      ...(isAmountWrong && { amount: 'Enter the amount that was paid, in dollars' }),
    },
  };
}

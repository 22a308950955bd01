import type { CertificateResult } from '../assessment/grade.ts';
import type { PlanAnswers } from './plan-answers.ts';
import type { ExceptionKind } from './plan-terms.ts';

/** Why a plan pays for none of our courses, after 'the plan'. */
const refusals = {
  accreditation: 'pays for accredited schools only, and we are not an accredited school',
  credit: 'pays only for courses with college credit, and ours have none',
  degree: 'pays only for courses of a degree, and ours belong to none',
} as const;

/** Why a plan pays nothing for a course, and what only the employer can say. */
const reasons = {
  no_grade: 'it asks for a grade, and this course has no assessment',
  graduate: 'it pays undergraduate and graduate courses differently, and ours have no such level',
  not_job_related: 'it pays courses that are related to your job differently',
  part_time: 'it pays part-time employees differently',
  gpa: 'it asks for the grade point average of a term, which one course does not have',
  agency: 'your agency or department defines what counts as completion',
  certification: 'without a grade it pays only for courses toward a professional certification or license',
  certificate: 'it accepts a certificate of completion, and you did not say how much it pays for one',
  pass: 'it pays for a pass, and this course ends with a certificate of completion',
  no_letter: 'your result has no letter',
  period: 'a part of its limit may be used',
} as const;

export type PlanRefusal = keyof typeof refusals;
export type PaymentReason = PlanRefusal | keyof typeof reasons;

/** Returns why a plan pays nothing, in a sentence that starts with its subject: 'Your plan'. */
export const refusalText = (subject: string, refusal: PlanRefusal): string =>
  `${subject} ${refusals[refusal]}`;

/** Returns reasons in one sentence. */
export const reasonsText = (found: readonly PaymentReason[]): string =>
  found
    .map((reason) =>
      reason in refusals ? refusalText('it', reason as PlanRefusal) : reasons[reason as keyof typeof reasons],
    )
    .join('; ');

/** Returns why a plan pays for none of our courses, which are not accredited, give no credit, and belong to no degree. */
export const refusalsOf = ({
  accredited_only,
  terms: { accredited_for, credit_only },
}: PlanAnswers): PlanRefusal[] => [
  ...(accredited_only === 'yes' && accredited_for === 'all' ? (['accreditation'] as const) : []),
  ...(credit_only === 'credit' || credit_only === 'degree' ? [credit_only] : []),
];

/** Returns what someone at the employer has to decide before anyone can say what a plan pays for a course. */
export function asksOf(
  { proof, terms }: PlanAnswers,
  undecided: readonly ExceptionKind[],
  { passPercent, result }: { passPercent: number | null; result: Pick<CertificateResult, 'letter'> | null },
): PaymentReason[] {
  if (undecided.length > 0) return [...undecided];
  if (proof === 'agency') return ['agency'];
  const { certificate_counts, paid_for_pass } = terms;
  const asksForLetter = proof === 'letter' || proof === 'scale' || proof === 'gpa';
  if (result !== null && result.letter === null && asksForLetter)
    return paid_for_pass === null ? ['no_letter'] : [];
  if (proof === 'gpa' && (passPercent !== null || certificate_counts !== 'yes')) return ['gpa'];
  const hasNoGrade = passPercent === null && (asksForLetter || proof === 'pass' || proof === 'percent');
  if (!hasNoGrade) return [];
  if (certificate_counts === 'certification') return ['certification'];
  if (certificate_counts === 'yes') return paid_for_pass === null ? ['certificate'] : [];
  return certificate_counts === 'unknown' && (paid_for_pass ?? 0) > 0 ? ['pass'] : [];
}

import { type Letter, scale } from '../assessment/scale.ts';
import type { FieldErrors } from '../text/rules.ts';
import { centsOf, typedNumber } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';
import type { PlanAnswers, PlanMeasure, PlanProof } from './plan-answers.ts';
import { measureMessages, measureRules } from './plan-limits.ts';
import { planAnswers } from './plan-terms.ts';
import { termsOf, termsProblems, termsValuesOf } from './plan-terms-form.ts';
import {
  numberOf,
  oneOf,
  optionalNumber,
  paysShare,
  type PlanValues,
  proofOf,
  typed,
} from './plan-values.ts';

/** Whether a form asks for the limit of a plan that measures success in this way. */
const hasLimit = (proof: PlanProof): boolean => proof !== 'grade' && proof !== 'unknown';

/** Returns what is typed for a letter. An empty plus or minus has the percent of its letter. */
const typedFor = (values: Partial<PlanValues>, letter: Letter): string =>
  cleaned(values[`paid_${letter}`] ?? '') || (values[`paid_${letter.charAt(0)}`] ?? '');

function paidByLetter(values: PlanValues): Record<Letter, number> | null {
  const paid = scale.map(({ letter }) => [
    letter,
    numberOf(typedFor(values, letter), measureRules.paid_letter),
  ]);
  return paid.every(([, percent]) => percent !== null)
    ? (Object.fromEntries(paid) as Record<Letter, number>)
    : null;
}

/** Converts form values to how a plan measures success. What does not belong to it is dropped. */
function measureOf(values: PlanValues): PlanMeasure {
  const proof = proofOf(values);
  const { least_percent, paid_percent, most_cents } = measureRules;
  const isAsked = hasLimit(proof);
  return {
    proof,
    least_letter:
      (proof === 'letter' && scale.find(({ letter }) => letter === values.least_letter)?.letter) || null,
    least_percent: proof === 'percent' ? numberOf(values.least_percent, least_percent) : null,
    paid_percent: paysShare(proof) ? numberOf(values.paid_percent, paid_percent) : null,
    paid_by_letter: proof === 'scale' ? paidByLetter(values) : null,
    most_cents: isAsked ? numberOf(values.most, most_cents, centsOf) : null,
  };
}

/** Converts form values to the answers about a plan. Without a plan or a deadline, what depends on it is dropped. */
export function planOf(values: PlanValues): PlanAnswers {
  const has_deadline = oneOf(planAnswers, values.has_deadline);
  const hasDeadline = has_deadline === 'yes' && values.has_plan !== 'no';
  return {
    has_plan: oneOf(planAnswers, values.has_plan),
    needs_approval_first: oneOf(planAnswers, values.needs_approval_first),
    accredited_only: oneOf(planAnswers, values.accredited_only),
    ...measureOf(values),
    has_deadline,
    deadline_on: (hasDeadline && cleaned(values.deadline_on)) || null,
    deadline_note: (hasDeadline && cleaned(values.deadline_note)) || null,
    repays_on_leaving: oneOf(planAnswers, values.repays_on_leaving),
    terms: termsOf(values),
  };
}

/** Converts the answers about a plan to form values. A plan whose share was not asked for yet starts with the whole price. */
export function planValuesOf({ paid_by_letter, most_cents, terms, ...plan }: PlanAnswers): PlanValues {
  const paid = scale.map(({ letter }) => [`paid_${letter}`, typed(paid_by_letter?.[letter] ?? null)]);
  return {
    ...Object.fromEntries(paid),
    ...termsValuesOf(terms, plan.proof),
    ...plan,
    proof: plan.proof === 'gpa' || plan.proof === 'agency' ? 'grade' : plan.proof,
    least_letter: plan.least_letter ?? '',
    least_percent: typed(plan.least_percent),
    paid_percent: paysShare(plan.proof) ? typed(plan.paid_percent) : '100',
    most: typed(most_cents === null ? null : most_cents / 100),
    deadline_on: plan.deadline_on ?? '',
    deadline_note: plan.deadline_note ?? '',
  };
}

/** Checks the fields about what a plan pays and its other terms, in the order of the form. Returns the errors by field. */
export function measureProblems(values: Partial<PlanValues>): FieldErrors<keyof PlanValues> {
  const proof = proofOf(values);
  const { least_percent, paid_letter, paid_percent, most_cents } = measureRules;
  return {
    ...(proof === 'letter' &&
      !scale.some(({ letter }) => letter === values.least_letter) && {
        least_letter: measureMessages.letter,
      }),
    ...(proof === 'percent' && { least_percent: least_percent(typedNumber(values.least_percent ?? '')) }),
    ...(proof === 'scale' &&
      Object.fromEntries(
        scale.map(({ letter }) => [
          `paid_${letter}`,
          letter.length === 1 || cleaned(values[`paid_${letter}`] ?? '') !== ''
            ? paid_letter(typedNumber(values[`paid_${letter}`] ?? ''))
            : undefined,
        ]),
      )),
    ...(paysShare(proof) && { paid_percent: optionalNumber(values.paid_percent, paid_percent) }),
    ...(hasLimit(proof) && { most: optionalNumber(values.most, most_cents, centsOf) }),
    ...termsProblems(values),
  };
}

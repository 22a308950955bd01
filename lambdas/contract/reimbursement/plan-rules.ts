import { type Letter, scale } from '../assessment/scale.ts';
import { type FieldErrors, fieldRule, type Rule } from '../text/rules.ts';
import { centsOf, typedNumber, wholeNumberRule } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';
import { planAnswers, type PlanAnswers, type PlanMeasure, planProofs } from './plan-answers.ts';

/** The largest amount in a toolkit, in cents. */
const maxCents = 9_999_999;

/** Returns the rule for an amount in cents. */
export const centsRule = (minimum: number, message: string) =>
  fieldRule<number>({ minimum, maximum: maxCents }, (amount) =>
    Number.isInteger(amount) && amount >= minimum && amount <= maxCents ? undefined : message,
  );

/** The rules for what a plan pays. */
export const measureRules = {
  least_percent: wholeNumberRule({ min: 1, max: 100, invalid: 'Enter a whole percent from 1 to 100' }),
  paid_percent: wholeNumberRule({ min: 1, max: 100, invalid: 'Enter a whole percent from 1 to 100' }),
  /** The percent for a letter of a scale. */
  paid_letter: wholeNumberRule({ min: 0, max: 100, invalid: 'Enter a whole percent from 0 to 100' }),
  most_cents: centsRule(1, 'Enter an amount in dollars and cents, from 0.01 to 99,999.99'),
};

/** The messages for what a plan pays that does not fit how it measures success. */
export const measureMessages = {
  letter: 'Choose the lowest letter that the plan accepts',
  notLetter: 'Only a plan that asks for a letter has a lowest letter',
  notPercent: 'Only a plan that asks for a percent has a lowest percent',
  scale: 'Enter the percent for each letter',
  notScale: 'Only a plan that pays by letter has a percent for each letter',
  notShare: 'Only a plan that pays one share has its percent',
} as const;

/** Whether a plan pays one percent of the price, which is asked for. */
const paysShare = (proof: string): boolean => !['scale', 'grade', 'unknown'].includes(proof);

type PlainAnswers = Omit<PlanAnswers, 'paid_by_letter' | 'most_cents'>;

/**
 * The answers about a plan as form values; an unknown answer is 'unknown' or empty. `paid_A` is the percent that a scale pays
 * for an A, and so on.
 */
export type PlanValues = { [Field in keyof PlainAnswers]: string } & {
  /** The most that the plan pays in a year, in dollars. */
  most: string;
  [paidForLetter: `paid_${string}`]: string | undefined;
};

const oneOf = <Answer extends string>(answers: readonly Answer[], typed: string): Answer | 'unknown' =>
  answers.find((answer) => answer === typed) ?? 'unknown';

/** Returns a typed number that meets a rule; null for any other text. */
function numberOf(typed: string | undefined, rule: Rule<number>, parse = typedNumber): number | null {
  const value = parse(typed ?? '');
  return rule(value) === undefined ? value : null;
}

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
  const proof = values.has_plan === 'no' ? 'unknown' : oneOf(planProofs, values.proof);
  const { least_percent, paid_percent, most_cents } = measureRules;
  const isAsked = proof === 'scale' || paysShare(proof);
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
  };
}

const typed = (value: number | null): string => (value === null ? '' : String(value));

/** Converts the answers about a plan to form values. A plan whose share was not asked for yet starts with the whole price. */
export function planValuesOf({ paid_by_letter, most_cents, ...plan }: PlanAnswers): PlanValues {
  const paid = scale.map(({ letter }) => [`paid_${letter}`, typed(paid_by_letter?.[letter] ?? null)]);
  return {
    ...Object.fromEntries(paid),
    ...plan,
    least_letter: plan.least_letter ?? '',
    least_percent: typed(plan.least_percent),
    paid_percent: paysShare(plan.proof) ? typed(plan.paid_percent) : '100',
    most: typed(most_cents === null ? null : most_cents / 100),
    deadline_on: plan.deadline_on ?? '',
    deadline_note: plan.deadline_note ?? '',
  };
}

const optionalNumber = (typedText: string | undefined, rule: Rule<number>, parse = typedNumber) =>
  cleaned(typedText ?? '') === '' ? undefined : rule(parse(typedText ?? ''));

/** Checks the fields about how a plan measures success, in the order of the form. Returns the errors by field. */
export function measureProblems(values: Partial<PlanValues>): FieldErrors<keyof PlanValues> {
  const { proof = 'unknown' } = values;
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
    ...((paysShare(proof) || proof === 'scale') && {
      most: optionalNumber(values.most, most_cents, centsOf),
    }),
  };
}

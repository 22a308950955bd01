import { scale } from '../assessment/scale.ts';
import type { FieldErrors, Rule } from '../text/rules.ts';
import { centsOf, typedNumber } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';
import { deadlinesOf, deadlinesProblems, deadlineValues } from './plan-deadlines-form.ts';
import type { PlanProof } from './plan-answers.ts';
import { measureRules, termRules } from './plan-limits.ts';
import {
  accreditedFor,
  certificateRules,
  creditRules,
  type ExceptionKind,
  exceptionKinds,
  limitPeriods,
  noTerms,
  planAnswers,
  type PlanException,
  planPapers,
  type PlanTerms,
  repaidParts,
  repaymentStarts,
} from './plan-terms.ts';
import { averagesOf, averagesText, letterPercentsOf, letterPercentsText } from './typed-steps.ts';
import {
  numberOf,
  oneOf,
  optionalNumber,
  paysShare,
  type PlanValues,
  proofOf,
  typed,
} from './plan-values.ts';
import { yearlyDaysOf, yearlyDayText } from './yearly-days.ts';

type Values = Partial<PlanValues>;
/** The form values of a plan's terms. */
type TermValues = Record<`terms_${string}`, string>;

const found = <Answer extends string>(answers: readonly Answer[], text: string | undefined): Answer | null =>
  answers.find((answer) => answer === text) ?? null;

const textOf = (text: string | undefined): string | null => cleaned(text ?? '') || null;

/** Whether a form asks for the first day of the limit's period. */
export const hasFirstDay = (per: string | undefined): boolean =>
  per === 'academic_year' || per === 'fiscal_year';

/** Whether a form asks how often a plan counts what has no letter: it measures success, and not by completion only. */
export const asksForResult = (proof: PlanProof): boolean =>
  !['completion', 'no', 'unknown', 'agency'].includes(proof);

/** Whether the terms of an exception can differ in a share, a letter, or a scale. */
const differs = (proof: PlanProof) => ({
  letter: proof === 'letter',
  share: paysShare(proof),
  scale: proof === 'scale',
});

/** Returns the exception of one kind that is typed; undefined without one. */
function exceptionOf(values: Values, kind: ExceptionKind, proof: PlanProof): PlanException | undefined {
  const applies = found(planAnswers, values[`terms_${kind}`]);
  if (applies === null) return undefined;
  const value = (name: string) => values[`terms_${kind}_${name}`];
  const { letter, share, scale: hasScale } = differs(proof);
  return {
    for: kind,
    applies,
    least_letter: (letter && scale.find((step) => step.letter === value('least_letter'))?.letter) || null,
    paid_percent: share ? numberOf(value('paid_percent'), measureRules.paid_percent) : null,
    paid_by_letter: hasScale ? letterPercentsOf(value('paid_by_letter') ?? '') : null,
    most_cents: numberOf(value('most'), measureRules.most_cents, centsOf),
    repays_months:
      values.repays_on_leaving === 'yes' ? numberOf(value('repays_months'), termRules.repays_months) : null,
  };
}

/** Returns the terms of a leaving employee that are typed. */
const repaymentOf = (values: Values) => ({
  repays_months: numberOf(values.terms_repays_months, termRules.repays_months),
  repays_from: found(repaymentStarts, values.terms_repays_from),
  repays_what: found(repaidParts, values.terms_repays_what),
  repays_course_times: numberOf(values.terms_repays_course_times, termRules.repays_course_times),
  repays_after_layoff: oneOf(planAnswers, values.terms_repays_after_layoff ?? ''),
});

/** Converts form values to a plan's terms. What does not belong to the other answers is dropped. */
export function termsOf(values: Values): PlanTerms {
  if (values.has_plan === 'no') return noTerms;
  const proof = proofOf(values);
  const most_per = found(limitPeriods, values.terms_most_per);
  const [from = null] = yearlyDaysOf(values.terms_most_from ?? '') ?? [];
  return {
    accredited_for:
      (values.accredited_only === 'yes' && found(accreditedFor, values.terms_accredited_for)) || 'all',
    credit_only: found(creditRules, values.terms_credit_only) ?? 'unknown',
    job_related_only: oneOf(planAnswers, values.terms_job_related_only ?? ''),
    full_time_only: oneOf(planAnswers, values.terms_full_time_only ?? ''),
    months_employed: numberOf(values.terms_months_employed, termRules.months_employed),
    approver: textOf(values.terms_approver),
    paid_for_pass: numberOf(values.terms_paid_for_pass, termRules.paid_for_pass),
    certificate_counts: found(certificateRules, values.terms_certificate_counts) ?? 'unknown',
    paid_by_gpa: proof === 'gpa' ? (averagesOf(values.terms_paid_by_gpa ?? '') ?? []) : [],
    most_per,
    most_from: most_per !== null && hasFirstDay(most_per) ? from : null,
    most_credits: numberOf(values.terms_most_credits, termRules.most_credits),
    exceptions: exceptionKinds.flatMap((kind) => exceptionOf(values, kind, proof) ?? []),
    deadlines: deadlinesOf(values),
    paid_in_advance: oneOf(planAnswers, values.terms_paid_in_advance ?? ''),
    ...repaymentOf(values.repays_on_leaving === 'yes' ? values : {}),
    documents: planPapers.filter((paper) => values[`terms_document_${paper}`] === 'yes'),
    other: textOf(values.terms_other),
  };
}

const exceptionValues = (exception: PlanException): TermValues => {
  const { least_letter, paid_percent, paid_by_letter, most_cents, repays_months } = exception;
  const name = `terms_${exception.for}` as const;
  return {
    [name]: exception.applies,
    [`${name}_least_letter`]: least_letter ?? '',
    [`${name}_paid_percent`]: typed(paid_percent),
    [`${name}_paid_by_letter`]: paid_by_letter === null ? '' : letterPercentsText(paid_by_letter),
    [`${name}_most`]: typed(most_cents === null ? null : most_cents / 100),
    [`${name}_repays_months`]: typed(repays_months),
  };
};

/** Converts a plan's terms to form values. */
export function termsValuesOf(terms: PlanTerms, proof: PlanProof): TermValues {
  return Object.assign(
    {
      terms_other_proof: proof === 'gpa' || proof === 'agency' ? proof : '',
      terms_accredited_for: terms.accredited_for,
      terms_credit_only: terms.credit_only,
      terms_job_related_only: terms.job_related_only,
      terms_full_time_only: terms.full_time_only,
      terms_months_employed: typed(terms.months_employed),
      terms_approver: terms.approver ?? '',
      terms_paid_for_pass: typed(terms.paid_for_pass),
      terms_certificate_counts: terms.certificate_counts,
      terms_paid_by_gpa: averagesText(terms.paid_by_gpa),
      terms_most_per: terms.most_per ?? '',
      terms_most_from: terms.most_from === null ? '' : yearlyDayText(terms.most_from),
      terms_most_credits: typed(terms.most_credits),
      terms_paid_in_advance: terms.paid_in_advance,
      terms_repays_months: typed(terms.repays_months),
      terms_repays_from: terms.repays_from ?? '',
      terms_repays_what: terms.repays_what ?? '',
      terms_repays_course_times: typed(terms.repays_course_times),
      terms_repays_after_layoff: terms.repays_after_layoff,
      terms_other: terms.other ?? '',
    },
    ...terms.exceptions.map(exceptionValues),
    ...terms.deadlines.map(deadlineValues),
    Object.fromEntries(terms.documents.map((paper) => [`terms_document_${paper}`, 'yes'])),
  );
}

/** The messages for terms that are not typed in a form that we read. */
const termMessages = {
  averages: 'Enter averages with their percents, such as 3.5: 100, 2.5: 85',
  letters: 'Enter letters with their percents, such as A 100, B 75',
} as const;

const isEmpty = (text: string | undefined): boolean => cleaned(text ?? '') === '';

/** Returns the message if a text is typed and not read. */
const unless = (parse: (text: string) => unknown, text: string | undefined, message: string) =>
  isEmpty(text) || parse(text ?? '') !== null ? undefined : message;

function exceptionProblems(values: Values, kind: ExceptionKind, proof: PlanProof) {
  if (found(planAnswers, values[`terms_${kind}`]) === null) return {};
  const { share, scale: hasScale } = differs(proof);
  const check = (name: string, rule: Rule<number>, parse = typedNumber) =>
    optionalNumber(values[`terms_${kind}_${name}`], rule, parse);
  const scaleName = `terms_${kind}_paid_by_letter` as const;
  return {
    ...(share && { [`terms_${kind}_paid_percent`]: check('paid_percent', measureRules.paid_percent) }),
    ...(hasScale && { [scaleName]: unless(letterPercentsOf, values[scaleName], termMessages.letters) }),
    [`terms_${kind}_most`]: check('most', measureRules.most_cents, centsOf),
    ...(values.repays_on_leaving === 'yes' && {
      [`terms_${kind}_repays_months`]: check('repays_months', termRules.repays_months),
    }),
  };
}

/** Checks the form values of a plan's terms, in the order of the form. Returns the errors by field. */
export function termsProblems(values: Values): FieldErrors<`terms_${string}`> {
  const proof = proofOf(values);
  const number = (
    name: 'months_employed' | 'paid_for_pass' | 'most_credits' | 'repays_months' | 'repays_course_times',
  ) => ({
    [`terms_${name}`]: optionalNumber(values[`terms_${name}`], termRules[name]),
  });
  return {
    ...number('months_employed'),
    terms_approver: termRules.approver(values.terms_approver ?? ''),
    ...(proof === 'gpa' && {
      terms_paid_by_gpa: unless(averagesOf, values.terms_paid_by_gpa, termMessages.averages),
    }),
    ...(asksForResult(proof) && number('paid_for_pass')),
    ...Object.assign({}, ...exceptionKinds.map((kind) => exceptionProblems(values, kind, proof))),
    ...(hasFirstDay(values.terms_most_per) && {
      terms_most_from: unless(yearlyDaysOf, values.terms_most_from, termRules.most_from('') ?? ''),
    }),
    ...number('most_credits'),
    ...deadlinesProblems(values),
    ...(values.repays_on_leaving === 'yes' && {
      ...number('repays_months'),
      ...number('repays_course_times'),
    }),
    terms_other: termRules.other(values.terms_other ?? ''),
  };
}

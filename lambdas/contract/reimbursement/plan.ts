import * as z from 'zod';
import { dependentFields } from '../api/dependent-fields.ts';
import { day, text, typed, wholeNumber } from '../api/fields.ts';
import { type Letter, scale } from '../assessment/scale.ts';
import { planProofs } from './plan-answers.ts';
import { dayRule, measureMessages, measureRules, termLimits, termRules } from './plan-limits.ts';
import {
  accreditedFor,
  certificateRules,
  countedRules,
  creditRules,
  deadlineReasons,
  deadlineUnits,
  exceptionKinds,
  limitPeriods,
  noTerms,
  planAnswers,
  planPapers,
  repaidParts,
  repaymentStarts,
} from './plan-terms.ts';
import { toolkitRules } from './toolkit-rules.ts';

const Answer = z.enum(planAnswers);

const letter = z.enum(scale.map(({ letter }) => letter));
const paidLetter = wholeNumber(measureRules.paid_letter);
const byLetter = z.object(
  Object.fromEntries(scale.map(({ letter }) => [letter, paidLetter])) as Record<Letter, typeof paidLetter>,
);
const months = wholeNumber(termRules.repays_months);
const noLetter = { least_letter: 'absent' } as const;
const noPercent = { least_percent: 'absent' } as const;
const noScale = { paid_by_letter: 'absent' } as const;
const noShare = { paid_percent: 'absent' } as const;
const fieldsOfProof = dependentFields(
  'proof',
  {
    ...Object.fromEntries(planProofs.map((proof) => [proof, { ...noLetter, ...noPercent, ...noScale }])),
    letter: { least_letter: 'present', ...noPercent, ...noScale },
    percent: { least_percent: 'present', ...noLetter, ...noScale },
    scale: { paid_by_letter: 'present', ...noLetter, ...noPercent, ...noShare },
  },
  {
    least_letter: { present: measureMessages.letter, absent: measureMessages.notLetter },
    least_percent: { present: measureRules.least_percent(Number.NaN), absent: measureMessages.notPercent },
    paid_by_letter: { present: measureMessages.scale, absent: measureMessages.notScale },
    paid_percent: { absent: measureMessages.notShare },
  },
);

/** Other terms for some courses or employees. */
const Exception = z.object({
  for: z.enum(exceptionKinds),
  applies: Answer,
  least_letter: letter.nullable(),
  paid_percent: wholeNumber(measureRules.paid_percent).nullable(),
  paid_by_letter: byLetter.nullable(),
  most_cents: wholeNumber(measureRules.most_cents).nullable(),
  repays_months: months.nullable(),
});

const reason = z.enum(deadlineReasons);
const Deadline = z.discriminatedUnion('rule', [
  z.object({
    reason,
    rule: z.enum(countedRules),
    count: wholeNumber(termRules.deadline_count),
    unit: z.enum(deadlineUnits),
  }),
  z.object({
    reason,
    rule: z.literal('yearly'),
    days: z.array(typed(termRules.deadline_day)).min(1).max(termLimits.days),
  }),
  z.object({ reason, rule: z.literal('date'), on: day(dayRule) }),
  z.object({ reason, rule: z.literal('words'), words: text(termRules.deadline_words) }),
]);

/** What only some plans say. */
const Terms = z
  .object({
    accredited_for: z.enum(accreditedFor),
    credit_only: z.enum(creditRules),
    job_related_only: Answer,
    full_time_only: Answer,
    months_employed: wholeNumber(termRules.months_employed).nullable(),
    approver: text(termRules.approver).nullable(),
    /** The percent of the price for a pass, or for a certificate, without a letter. */
    paid_for_pass: wholeNumber(termRules.paid_for_pass).nullable(),
    certificate_counts: z.enum(certificateRules),
    /** `from` is the least grade point average in hundredths. */
    paid_by_gpa: z
      .array(z.object({ from: wholeNumber(termRules.gpa_from), percent: wholeNumber(termRules.gpa_percent) }))
      .max(termLimits.averages),
    most_per: z.enum(limitPeriods).nullable(),
    most_from: typed(termRules.most_from).nullable(),
    most_credits: wholeNumber(termRules.most_credits).nullable(),
    exceptions: z.array(Exception).max(exceptionKinds.length),
    deadlines: z.array(Deadline).max(termLimits.deadlines),
    paid_in_advance: Answer,
    repays_months: months.nullable(),
    repays_from: z.enum(repaymentStarts).nullable(),
    repays_what: z.enum(repaidParts).nullable(),
    repays_course_times: wholeNumber(termRules.repays_course_times).nullable(),
    repays_after_layoff: Answer,
    documents: z.array(z.enum(planPapers)).max(planPapers.length),
    other: text(termRules.other).nullable(),
  })
  .meta({ id: 'PlanTerms' });

/**
 * The answers about the employer's plan. The fields about what the plan pays are null in answers from before learners were
 * asked.
 */
export const Plan = z
  .object({
    has_plan: Answer,
    needs_approval_first: Answer,
    accredited_only: Answer,
    /** How the plan measures success; what it pays for is in the fields below. */
    proof: z.enum(planProofs),
    /** The lowest letter that a plan with the proof `letter` pays for. */
    least_letter: letter.nullable().default(null),
    /** The lowest percent that a plan with the proof `percent` pays for. */
    least_percent: wholeNumber(measureRules.least_percent).nullable().default(null),
    /** The percent of the price that the plan pays for success; null if it is not known. */
    paid_percent: wholeNumber(measureRules.paid_percent).nullable().default(null),
    /** The percent of the price that a plan with the proof `scale` pays for each letter. */
    paid_by_letter: byLetter.nullable().default(null),
    /** The most that the plan pays in a year, or in the period that its terms name. */
    most_cents: wholeNumber(measureRules.most_cents).nullable().default(null),
    has_deadline: Answer,
    deadline_on: day(toolkitRules.day).nullable(),
    deadline_note: text(toolkitRules.deadline_note).nullable(),
    repays_on_leaving: Answer,
    terms: Terms.default(noTerms),
  })
  .superRefine(fieldsOfProof.check)
  .meta({ id: 'Plan', ...fieldsOfProof.schema });

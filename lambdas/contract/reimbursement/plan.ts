import * as z from 'zod';
import { dependentFields } from '../api/dependent-fields.ts';
import { day, text, wholeNumber } from '../api/fields.ts';
import { type Letter, scale } from '../assessment/scale.ts';
import { planAnswers, planProofs } from './plan-answers.ts';
import { measureMessages, measureRules } from './plan-rules.ts';
import { toolkitRules } from './toolkit-rules.ts';

const Answer = z.enum(planAnswers);

const paidLetter = wholeNumber(measureRules.paid_letter);
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
    least_letter: z
      .enum(scale.map(({ letter }) => letter))
      .nullable()
      .default(null),
    /** The lowest percent that a plan with the proof `percent` pays for. */
    least_percent: wholeNumber(measureRules.least_percent).nullable().default(null),
    /** The percent of the price that the plan pays for success; null if it is not known. */
    paid_percent: wholeNumber(measureRules.paid_percent).nullable().default(null),
    /** The percent of the price that a plan with the proof `scale` pays for each letter. */
    paid_by_letter: z
      .object(
        Object.fromEntries(scale.map(({ letter }) => [letter, paidLetter])) as Record<
          Letter,
          typeof paidLetter
        >,
      )
      .nullable()
      .default(null),
    /** The most that the plan pays in a year. */
    most_cents: wholeNumber(measureRules.most_cents).nullable().default(null),
    has_deadline: Answer,
    deadline_on: day(toolkitRules.day).nullable(),
    deadline_note: text(toolkitRules.deadline_note).nullable(),
    repays_on_leaving: Answer,
  })
  .superRefine(fieldsOfProof.check)
  .meta({ id: 'Plan', ...fieldsOfProof.schema });

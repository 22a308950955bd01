import { wholeNumberRule } from '../text/typed-numbers.ts';
import { minPassPercent } from './scale.ts';

/** The limits of an assessment and its bank. */
export const assessmentLimits = {
  questions: { min: 1, max: 100 },
  attempts: { min: 1, max: 10 },
  waitHours: { min: 0, max: 720 },
  /**
   * The questions of a bank, which is one compressed item. An item of the table has at most 400 KB: 500 questions like those
   * of the built-in courses take 180 KB with their approvals, and questions of twice their length still fit.
   */
  bank: { max: 500, tooMany: 'A bank can have at most 500 questions. Remove some, or import fewer.' },
  /** The bytes of a compressed bank. */
  stored: {
    max: 370_000,
    tooLong: 'The questions of this bank are too long to be saved. Shorten them or remove some.',
  },
  /** The bytes of a bank as JSON: a function's request and response have at most 6 MB. */
  sent: { max: 4_000_000 },
} as const;

const between = ({ min, max }: { min: number; max: number }) =>
  wholeNumberRule({ min, max, invalid: `Enter a whole number from ${min} to ${max}` });

/** The rules of an assessment's numbers, by the API's names. */
export const assessmentNumbers = {
  questions: between(assessmentLimits.questions),
  pass_percent: between({ min: minPassPercent, max: 100 }),
  attempts: between(assessmentLimits.attempts),
  wait_hours: between(assessmentLimits.waitHours),
};

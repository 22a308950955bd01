import * as z from 'zod';
import { scale } from './scale.ts';

/** A score in percent. */
export const Percent = z.int().min(0).max(100);

/** A letter of the scale; null below it. */
const LetterGrade = z.enum(scale.map(({ letter }) => letter)).nullable();

/** The result of a submitted attempt. `letter` is null below the scale. */
export const AttemptResult = z.object({
  right: z.int().min(0),
  questions: z.int().min(1),
  percent: Percent,
  letter: LetterGrade,
  is_passed: z.boolean(),
});
export type AttemptResult = z.infer<typeof AttemptResult>;

/** The best passed result of a course's assessment, as certificates, badges and documents state it. */
export const CertificateResult = z
  .object({
    percent: Percent,
    letter: LetterGrade,
    /** The least percent that passed. */
    pass_percent: Percent,
    /** The day of the submission, at the company's place of business. */
    assessed_on: z.iso.date(),
  })
  .meta({ id: 'CertificateResult' });
export type CertificateResult = z.infer<typeof CertificateResult>;

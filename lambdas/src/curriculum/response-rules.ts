import * as z from 'zod';
import type { FailureReason } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { readLesson } from '../rows/course/lesson-html.ts';
import type { Outline } from './generator.ts';

/** A valid response, or the reason why it is invalid with feedback for the next call. */
export type Checked<T> = { value: T } | { reason: FailureReason; feedback: string };

const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !/[<>\p{Cc}]|https?:|www\./iu.test(text), {
      error: 'must be one line of plain text, without markup and links',
    });
const lines = (each: z.ZodType<string>, min: number, max: number) =>
  z
    .array(each)
    .min(min)
    .max(max)
    .refine((all) => new Set(all.map((text) => text.toLowerCase())).size === all.length, {
      error: 'must not repeat anything',
    });

const OutlineShape = z.object({
  learning_outcomes: lines(line(10, 300), 3, 12),
  prerequisites: lines(line(5, 300), 1, 8),
  target_roles: lines(line(3, 150), 2, 10),
  modules: z
    .array(
      z.object({
        week: line(3, 30),
        title: line(3, 120),
        topics: lines(line(3, 200), 2, 8),
        deliverables: lines(line(3, 200), 1, 5),
        lessons: lines(line(3, 120), 2, 6),
      }),
    )
    .min(3)
    .max(12)
    .refine((modules) => new Set(modules.map(({ title }) => title.toLowerCase())).size === modules.length, {
      error: 'must each have a different title',
    }),
});

/** Checks the lengths, numbers, and repetitions in an outline, which the model's schema cannot express. */
export function checkOutline(response: unknown): Checked<Outline> {
  const parsed = OutlineShape.safeParse(response);
  if (parsed.success) return { value: parsed.data };
  const faults = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'The outline'}: ${message}`);
  return { reason: 'malformed', feedback: `The outline had these faults: ${faults.join('; ')}.` };
}

/** The limits of a lesson's words and of the characters of its HTML. */
export const lessonSize = { minWords: 150, maxWords: 4000, maxCharacters: 60_000 } as const;

/** Checks a lesson's size and structure, and that its HTML contains nothing executable. */
export function checkLesson(response: unknown): Checked<string> {
  const malformed = (feedback: string): Checked<string> => ({ reason: 'malformed', feedback });
  if (typeof response !== 'string') return malformed('The lesson was not text.');
  const { minWords, maxWords, maxCharacters } = lessonSize;
  const tooLong = {
    reason: 'too_long',
    feedback: `The lesson must have at most ${maxWords} words.`,
  } as const;
  if (response.length > maxCharacters) return tooLong;
  const { html, words, headings, paragraphs, active } = readLesson(response);
  if (active.length > 0)
    return malformed(`The lesson must be plain HTML; it contained ${active.slice(0, 3).join(', ')}.`);
  if (words > maxWords) return tooLong;
  if (words < minWords) return malformed(`The lesson must have at least ${minWords} words; it had ${words}.`);
  if (headings < 2 || paragraphs < 2)
    return malformed('The lesson must be HTML with at least two h2 headings and two p paragraphs.');
  return { value: html };
}

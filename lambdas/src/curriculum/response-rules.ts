import * as z from 'zod';
import type { FailureReason } from '@redwhiteandcode/contract/curriculum/operations.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import {
  gradedFaults,
  leastChecks,
  questionFaults,
} from '@redwhiteandcode/contract/course/question-rules.ts';
import { readLesson } from '../rows/course/lesson-html.ts';
import type { LessonPlace, Outline, OutlineModule, WrittenModule } from './generator.ts';
import { lessonBlocks, readExercise } from './lesson-blocks.ts';
import { readLabs } from './lesson-labs.ts';
import {
  type Dropped,
  type Selection,
  selectQuestions,
  withBalancedKeys,
  withoutLongKeys,
} from './questions.ts';

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

const ModuleShape = z.object({
  topics: lines(line(3, 200), 2, 8),
  deliverables: lines(line(3, 200), 1, 5),
  lessons: lines(line(3, 120), 2, 6),
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
        ...ModuleShape.shape,
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
  return checkPlan(OutlineShape.safeParse(response), 'outline');
}

/** Checks the plan of a module whose title is given, as `checkOutline` does. */
export function checkModule(response: unknown): Checked<Omit<OutlineModule, 'week' | 'title'>> {
  return checkPlan(ModuleShape.safeParse(response), 'plan');
}

function checkPlan<T>(parsed: z.ZodSafeParseResult<T>, name: string): Checked<T> {
  if (parsed.success) return { value: parsed.data };
  const faults = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || `The ${name}`}: ${message}`);
  return { reason: 'malformed', feedback: `The ${name} had these faults: ${faults.join('; ')}.` };
}

/** The limits of a lesson's words and of the characters of its HTML. */
export const lessonSize = { minWords: 150, maxWords: 4000, maxCharacters: 60_000 } as const;

/** The limits of the questions of a lesson, and of those of a module for the bank. */
const questionLimits = { mostChecks: 8, leastForBank: 5, mostForBank: 20 } as const;

/** A generated lesson as it is stored, and what was dropped: questions, labs, or its exercise. */
type CheckedLesson = Pick<LessonText, 'content' | 'blocks'> & Dropped;

const malformed = (feedback: string) => ({ reason: 'malformed', feedback }) as const;

const WrittenLesson = z.object({
  content: z.string(),
  checks: z.unknown().optional(),
  python_lab: z.unknown().optional(),
  sql_lab: z.unknown().optional(),
  exercise: z.unknown().optional(),
});

/**
 * Checks a lesson's text, and that enough of its questions are good. The place of the lesson makes the ids of its blocks
 * unique in the course.
 */
export function checkLesson(response: unknown, place: LessonPlace): Checked<CheckedLesson> {
  const { data } = WrittenLesson.safeParse(response);
  if (!data) return malformed('The lesson was not text.');
  const text = checkText(data.content);
  if (!('value' in text)) return text;
  const html = text.value;
  const selection = selectQuestions(data.checks, (question) => questionFaults(question, html));
  // With few questions, chance and 5 points more are less than one.
  const { questions, dropped, reasons } = limited(selection, questionLimits.mostChecks, 1);
  if (questions.length < leastChecks) {
    return badQuestions(`The lesson needs at least ${leastChecks} good questions`, questions, reasons);
  }
  const exercise = readExercise(data.exercise);
  if (data.exercise && !exercise) reasons.push('The exercise could not be used.');
  const { labs, reasons: labReasons } = readLabs(data, place);
  reasons.push(...labReasons);
  const checks = withBalancedKeys(questions, html);
  return { value: { ...lessonBlocks(html, place, { checks, labs, exercise }), dropped, reasons } };
}

/** Keeps at most the first `most` questions, and drops long keys from these, of which `tolerated` may stay. */
function limited({ questions, dropped, reasons }: Selection, most: number, tolerated = 0): Selection {
  const first = questions.slice(0, most);
  const kept = withoutLongKeys(first, tolerated);
  const long = first.length - kept.length;
  const others = questions.length - first.length;
  return {
    questions: kept,
    dropped: dropped + long + others,
    reasons: [
      ...reasons,
      ...(long > 0 ? [`In ${long} questions too many, the right choice is the longest.`] : []),
      ...(others > 0 ? [`There were ${others} questions more than the ${most} that can be kept.`] : []),
    ],
  };
}

function badQuestions(what: string, good: readonly unknown[], reasons: readonly string[]): Checked<never> {
  const faults = reasons.slice(0, 5).join(' ');
  return { reason: 'bad_questions', feedback: `${what}; it had ${good.length}. ${faults}`.trim() };
}

/** Checks that enough questions for the bank are good, each about a lesson of the module. */
export function checkQuestions(response: unknown, { lessons }: WrittenModule): Checked<Selection> {
  const list = z.object({ questions: z.unknown().optional() }).safeParse(response).data?.questions;
  const selection = selectQuestions(list, (question) => {
    const lesson = lessons[question.lesson - 1];
    return lesson ? gradedFaults(question, lesson.content) : ['it is about no lesson of the module'];
  });
  const value = limited(selection, questionLimits.mostForBank);
  if (value.questions.length < questionLimits.leastForBank) {
    const what = `The module needs at least ${questionLimits.leastForBank} good questions`;
    return badQuestions(what, value.questions, value.reasons);
  }
  return { value };
}

/** Checks the size and structure of a lesson's text, and that its HTML contains nothing executable. */
function checkText(content: string): Checked<string> {
  const { minWords, maxWords, maxCharacters } = lessonSize;
  const tooLong = {
    reason: 'too_long',
    feedback: `The lesson must have at most ${maxWords} words.`,
  } as const;
  if (content.length > maxCharacters) return tooLong;
  const { html, words, headings, paragraphs, active } = readLesson(content);
  if (active.length > 0)
    return malformed(`The lesson must be plain HTML; it contained ${active.slice(0, 3).join(', ')}.`);
  if (words > maxWords) return tooLong;
  if (words < minWords) return malformed(`The lesson must have at least ${minWords} words; it had ${words}.`);
  if (headings < 2 || paragraphs < 2)
    return malformed('The lesson must be HTML with at least two h2 headings and two p paragraphs.');
  return { value: html };
}

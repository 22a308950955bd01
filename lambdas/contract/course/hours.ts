import { groupedDigits } from '../text/money.ts';
import { type LessonWithBlocks, type PlacedBlock, placedBlocks } from './block-parts.ts';

/** What the hours of a course are computed from. */
export interface HoursInputs {
  /** The words that a learner reads. */
  words: number;
  /** The length of the recordings in minutes. */
  media_minutes: number;
  /** The questions that a learner answers: the lessons' checks, and those that are drawn for one attempt at the assessment. */
  questions: number;
  /** The minutes that exercises, labs, and the project name. */
  exercise_minutes: number;
}

/** The words that a learner reads in a minute. */
export const wordsPerMinute = 180;
/** The minutes that a learner needs for a question, with its choices and its feedback. */
export const minutesPerQuestion = 1.85;

/**
 * Returns the hours of a course: (words / 180 + minutes of media + 1.85 × questions + minutes of exercises) / 60, rounded
 * down to a half hour; null below half an hour. `hoursFormula` is what people read of it.
 */
export function hoursOf({ words, media_minutes, questions, exercise_minutes }: HoursInputs): number | null {
  const minutes = words / wordsPerMinute + media_minutes + minutesPerQuestion * questions + exercise_minutes;
  return Math.floor(minutes / 30) / 2 || null;
}

/** Returns the text of HTML, with a space for each tag and `&` for each character reference. */
const textOf = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, ' ').replace(/&#?\w+;/g, '&');

/** Returns the number of words in HTML: runs without spaces that have a letter or a digit. */
export const wordsInHtml = (html: string): number => wordsIn(textOf(html));
const wordsIn = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/** Returns the texts of a block that a learner reads apart from answering a question or doing an exercise. */
function textsOf(block: PlacedBlock): readonly string[] {
  switch (block.type) {
    case 'text':
      return [textOf(block.html)];
    case 'callout':
    case 'exercise':
    case 'python_lab':
    case 'sql_lab':
    case 'prompt_lab':
      return [block.title, textOf(block.html)];
    case 'worked_example':
      return [block.title, ...block.steps.flatMap(({ title, html }) => [title, textOf(html)])];
    case 'code':
      return [block.caption, block.code];
    case 'table':
      return [block.caption, ...block.header, ...block.rows.flat()];
    case 'check':
      return [block.prompt];
    case 'figure':
    case 'download':
      return [];
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Counts what the hours of a course with these blocks of lessons are computed from. Words are those of text, callouts, worked
 * examples, code, and tables, of questions' prompts, and of the tasks of exercises and labs, with their titles and captions. A
 * question's choices, hint, and feedback are part of its 1.85 minutes; what else an exercise or a lab has is part of the minutes
 * that it names. The titles of lessons and the texts of figures and downloads do not count. `questions` of the assessment is the
 * number of questions in one attempt. Lessons have no recordings.
 */
export const hoursInputs = (
  blocks: readonly PlacedBlock[],
  assessment: { questions: number } | null,
): HoursInputs => ({
  words: sumOf(blocks.flatMap(textsOf).map(wordsIn)),
  media_minutes: 0,
  questions: blocks.filter(({ type }) => type === 'check').length + (assessment?.questions ?? 0),
  exercise_minutes: sumOf(blocks.map((block) => ('minutes' in block ? block.minutes : 0))),
});

/** Returns the hours that a course with these lessons and this assessment states, with their inputs; null without lessons. */
export function courseHours(
  lessons: readonly LessonWithBlocks[],
  assessment: { questions: number } | null,
): { hours: number | null; hours_inputs: HoursInputs | null } {
  if (lessons.length === 0) return { hours: null, hours_inputs: null };
  const hours_inputs = hoursInputs(lessons.flatMap(placedBlocks), assessment);
  return { hours: hoursOf(hours_inputs), hours_inputs };
}

/** The path of the section that says how the hours are computed. */
export const hoursPath = '/help#course-hours';
/** The name of a link to it. */
export const hoursLink = 'How the hours are computed';

/** Returns the line of a document that says where the computation of its hours is explained. */
export const hoursSource = (siteUrl: string): string => `${hoursLink}: ${siteUrl}${hoursPath}`;

/** The formula, with what it adds. */
export const hoursFormula = `(words ÷ ${wordsPerMinute} + minutes of media + ${minutesPerQuestion} × questions + minutes of exercises) ÷ 60, rounded down to a half hour`;

/** Returns hours in words: '1 hour', '9.5 hours'. */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

const counted = (count: number, unit: string): string =>
  `${groupedDigits(count)} ${unit}${count === 1 ? '' : 's'}`;

/** Returns how the hours of a course follow from its inputs, in one line. */
export const hoursArithmetic = (inputs: HoursInputs): string =>
  `(${counted(inputs.words, 'word')} ÷ ${wordsPerMinute} + ${counted(inputs.media_minutes, 'minute')} of media + ` +
  `${minutesPerQuestion} × ${counted(inputs.questions, 'question')} + ` +
  `${counted(inputs.exercise_minutes, 'minute')} of exercises) ÷ 60, rounded down to a half hour`;

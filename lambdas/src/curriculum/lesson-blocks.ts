import * as z from 'zod';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { joinedBlocks, type PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { checkBlock } from '@redwhiteandcode/contract/course/block-rules.ts';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { isQuoted } from '@redwhiteandcode/contract/course/question-rules.ts';
import { checkStorable } from '@redwhiteandcode/contract/course/storable-blocks.ts';
import { readLesson, sanitizeLesson } from '../rows/course/lesson-html.ts';
import type { LessonPlace } from './generator.ts';
import type { GoodQuestion } from './questions.ts';

const line = z.string().transform((words) => words.replace(/\s+/g, ' ').trim());
const WrittenExercise = z.object({
  title: line,
  task: z.string(),
  minutes: z.int().min(1).max(600),
  checklist: z.array(line).default([]),
  solution: z.string(),
});

type Exercise = Omit<BlockOf<'exercise'>, 'id'>;

/** Returns the exercise in a generator's response; undefined if there is none that can be stored and shown. */
export function readExercise(response: unknown): Exercise | undefined {
  const { data } = WrittenExercise.safeParse(response);
  if (!data) return undefined;
  const [task, solution] = [readLesson(data.task), readLesson(data.solution)];
  if ([...task.active, ...solution.active].length > 0) return undefined;
  const exercise: Exercise = {
    type: 'exercise',
    title: data.title,
    html: task.html,
    columns: [],
    minutes: data.minutes,
    checklist: data.checklist,
    solution: solution.html,
  };
  const block = { ...exercise, id: 'exercise' };
  const problems = { ...checkStorable([block]), ...checkBlock(block) };
  const isPlain = [data.title, ...data.checklist].every((words) => !/<[a-z/!?]|\p{Cc}/iu.test(words));
  return isPlain && Object.keys(problems).length === 0 ? exercise : undefined;
}

/**
 * Divides a lesson's HTML into blocks: each check follows the section that has the sentence it rests on, and the exercise is
 * at the end.
 */
export function lessonBlocks(
  html: string,
  { module, lesson }: LessonPlace,
  checks: readonly GoodQuestion[],
  exercise: Exercise | undefined,
): Pick<LessonText, 'content' | 'blocks'> {
  const sections = html.split(/(?=<h2>)/);
  const sectionOf = (quote: string): number => {
    const at = sections.findIndex((section) => isQuoted(section, quote));
    return at === -1 ? sections.length - 1 : at;
  };
  const place = `${module + 1}-${lesson + 1}`;
  const blocks = checks.map(({ lesson: _, ...question }, at): PlacedBlock & { at: number } => ({
    id: `check-${place}-${at + 1}`,
    type: 'check',
    ...question,
    at: sectionOf(question.quote),
  }));
  const placed: PlacedBlock[] = [];
  let text = '';
  sections.forEach((section, at) => {
    text += section;
    const here = blocks.filter((block) => block.at === at);
    if (here.length === 0 && at < sections.length - 1) return;
    // Sanitizing again closes what a heading within another element has cut.
    placed.push({ id: `text-${at + 1}`, type: 'text', html: sanitizeLesson(text) });
    placed.push(...here.map(({ at: _, ...block }) => block));
    text = '';
  });
  if (exercise) placed.push({ id: `exercise-${place}`, ...exercise });
  return joinedBlocks(placed);
}

import * as z from 'zod';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { joinedBlocks, type PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { checkBlock } from '@redwhiteandcode/contract/course/block-rules.ts';
import type { Block, BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import type { RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { isQuoted } from '@redwhiteandcode/contract/course/question-rules.ts';
import { checkStorable } from '@redwhiteandcode/contract/course/storable-blocks.ts';
import { readLesson, sanitizeLesson } from '../rows/course/lesson-html.ts';
import type { LessonPlace } from './generator.ts';
import type { GoodQuestion } from './questions.ts';

/** A text of one line from a generator. */
export const line = z.string().transform((words) => words.replace(/\s+/g, ' ').trim());
const WrittenExercise = z.object({
  title: line,
  task: z.string(),
  minutes: z.int().min(1).max(600),
  checklist: z.array(line).default([]),
  solution: z.string(),
});

type Exercise = Omit<BlockOf<'exercise'>, 'id'>;

/**
 * Returns whether a block can be stored and, once an author has checked it if it is a lab, published. `lines` are its
 * texts that must be plain.
 */
export function isUsableBlock(block: Block, lines: readonly string[]): boolean {
  const { checked: _, ...problems } = { ...checkStorable([block]), ...checkBlock(block) };
  const isPlain = lines.every((words) => !/<[a-z/!?]|\p{Cc}/iu.test(words));
  return isPlain && Object.keys(problems).length === 0;
}

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
  const isUsable = isUsableBlock({ ...exercise, id: 'exercise' }, [data.title, ...data.checklist]);
  return isUsable ? exercise : undefined;
}

/** Returns the end of the ids of a lesson's blocks, which makes them unique in the course. */
export const placeMark = ({ module, lesson }: LessonPlace): string => `${module + 1}-${lesson + 1}`;

/** What a learner does in a lesson. */
interface Practice {
  checks: readonly GoodQuestion[];
  labs: readonly RunnableLab[];
  exercise: Exercise | undefined;
}

/**
 * Divides a lesson's HTML into blocks: each check follows the section that has the sentence it rests on, and the labs and
 * the exercise are at the end.
 */
export function lessonBlocks(
  html: string,
  place: LessonPlace,
  { checks, labs, exercise }: Practice,
): Pick<LessonText, 'content' | 'blocks'> {
  const sections = html.split(/(?=<h2>)/);
  const sectionOf = (quote: string): number => {
    const at = sections.findIndex((section) => isQuoted(section, quote));
    return at === -1 ? sections.length - 1 : at;
  };
  const mark = placeMark(place);
  const blocks = checks.map(({ lesson: _, ...question }, at): PlacedBlock & { at: number } => ({
    id: `check-${mark}-${at + 1}`,
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
  placed.push(...labs);
  if (exercise) placed.push({ id: `exercise-${mark}`, ...exercise });
  return joinedBlocks(placed);
}

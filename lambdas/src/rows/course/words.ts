import * as z from 'zod';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { folded } from '@redwhiteandcode/contract/text/folded.ts';
import { lessonTexts } from './blocks.ts';
import { pack, unpack } from './modules.ts';

/** Returns the words of a text as the search compares them: runs of letters and digits. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The different words of a course's details and lessons, in texts without their order. */
export interface LearnedWords {
  details: string;
  lesson_titles: string;
  lessons: string;
}

const different = (texts: readonly string[]): string => [...new Set(texts.flatMap(wordsIn))].sort().join(' ');

/** Makes the attributes of the row with a course's words, which the search reads in place of the course's whole text. */
export function courseWords(
  course_id: string,
  { details, modules }: Pick<CourseText, 'details' | 'modules'>,
) {
  const { learning_outcomes, prerequisites, target_roles } = details;
  const weeks = details.modules.flatMap(({ title, topics, deliverables = [] }) => [
    title,
    ...topics,
    ...deliverables,
  ]);
  const lessons = modules.flatMap((module) => module.lessons);
  const words: LearnedWords = {
    details: different([...learning_outcomes, ...prerequisites, ...target_roles, ...weeks]),
    lesson_titles: different([
      ...modules.map(({ module_title }) => module_title),
      ...lessons.map(({ lesson_title }) => lesson_title),
    ]),
    lessons: different(lessons.flatMap(lessonTexts)),
  };
  return { course_id, words: pack(words) };
}

/** The row with a course's words. */
export const CourseWordsItem = z.object({
  course_id: z.string(),
  words: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as LearnedWords),
});

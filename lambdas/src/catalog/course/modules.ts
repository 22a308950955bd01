import type { CourseContent, Lesson } from '../../../contract/catalog.ts';
import { pack, unpack } from './packing.ts';

/** A module with its lessons, before it belongs to a course. */
export type CourseModule = Omit<CourseContent, 'course_id'>;

/** A lesson's place in its course as one word, `module.lesson`: how the course item and the table name it. */
export const lessonKey = (module: number, lesson: number): string => `${module}.${lesson}`;

/** The keys of all lessons, in the order in which they are learned. */
export const lessonKeys = (modules: readonly CourseModule[]): string[] =>
  modules.flatMap(({ module_number, lessons }) =>
    lessons.map(({ lesson_number }) => lessonKey(module_number, lesson_number)),
  );

/** The highest lesson number that a course has ever given in each module, by module number. */
export type Given = Readonly<Record<string, number>>;

/** The lesson numbers that a course has given once it has these modules too. No number is given twice. */
export function withNumbersOf(modules: readonly CourseModule[], given: Given): Given {
  const numbers: Record<string, number> = { ...given };
  for (const { module_number, lessons } of modules) {
    const own = lessons.map(({ lesson_number }) => lesson_number);
    numbers[module_number] = Math.max(numbers[module_number] ?? 0, ...own);
  }
  return numbers;
}

/** The highest module number that a course has ever given, 0 where it has given none. */
export const highestModule = (given: Given): number => Math.max(0, ...Object.keys(given).map(Number));

/** Lessons are stored compressed: a course of twelve lessons then costs two read units rather than four. */
export const packLessons = (lessons: readonly Lesson[]): Uint8Array => pack(lessons);

/** Reads stored lessons back. */
export const unpackLessons = (packed: Uint8Array): Lesson[] => unpack(packed) as Lesson[];

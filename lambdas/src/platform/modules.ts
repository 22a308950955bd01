import type { CourseContent, Lesson } from '../../contract/catalog.ts';
import { keys } from './keys.ts';
import { pack, unpack } from './packing.ts';
import type { TransactItem } from './table.ts';

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

/** The numbers that a course has given; before its first edit, those that its lessons have. */
export function givenNumbers({
  given,
  lesson_keys,
}: {
  given?: Given | undefined;
  lesson_keys: readonly string[];
}): Given {
  if (given) return given;
  const numbers: Record<string, number> = {};
  for (const key of lesson_keys) {
    const [module = '', lesson] = key.split('.');
    numbers[module] = Math.max(numbers[module] ?? 0, Number(lesson));
  }
  return numbers;
}

/** The numbers that a course has given, with those of modules that it gets. */
export function withNumbersOf(modules: readonly CourseModule[], given: Given): Given {
  const known = givenNumbers({ lesson_keys: lessonKeys(modules) });
  const all = [...new Set([...Object.keys(given), ...Object.keys(known)])];
  return Object.fromEntries(all.map((at) => [at, Math.max(given[at] ?? 0, known[at] ?? 0)]));
}

/** The highest module number that a course has ever given, 0 where it has given none. */
export const highestModule = (given: Given): number => Math.max(0, ...Object.keys(given).map(Number));

/** Lessons are stored compressed: a course of twelve lessons then costs two read units rather than four. */
export const packLessons = (lessons: readonly Lesson[]): Uint8Array => pack(lessons);

/** Reads stored lessons back. */
export const unpackLessons = (packed: Uint8Array): Lesson[] => unpack(packed) as Lesson[];

/**
 * The step that writes a module of a course with its lessons at its place in the course's order, from 1; a module that
 * has never been moved stands at its number.
 */
export const moduleStep = (
  courseId: string,
  module: CourseModule,
  place: number = module.module_number,
): TransactItem => ({
  Put: {
    Item: {
      ...keys.module(courseId, place),
      course_id: courseId,
      ...module,
      lessons: packLessons(module.lessons),
    },
  },
});

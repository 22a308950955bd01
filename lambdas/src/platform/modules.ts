import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { CourseContent, Lesson } from '../../contract/catalog.ts';
import { keys } from './keys.ts';
import type { Step } from './table.ts';

/** A module with its lessons, before it belongs to a course. */
export type CourseModule = Omit<CourseContent, 'course_id'>;

/** A lesson's place in its course as one word, `module.lesson`: how the course item and the table name it. */
export const lessonKey = (module: number, lesson: number): string => `${module}.${lesson}`;

/** The keys of all lessons, in the order in which they are learned. */
export const lessonKeys = (modules: readonly CourseModule[]): string[] =>
  modules.flatMap(({ module_number, lessons }) =>
    lessons.map(({ lesson_number }) => lessonKey(module_number, lesson_number)),
  );

/** Lessons are stored compressed: a course of twelve lessons then costs two read units rather than four. */
export const packLessons = (lessons: readonly Lesson[]): Uint8Array =>
  brotliCompressSync(JSON.stringify(lessons));

/** Reads stored lessons back. */
export const unpackLessons = (packed: Uint8Array): Lesson[] =>
  JSON.parse(brotliDecompressSync(packed).toString()) as Lesson[];

/**
 * The step that writes a module of a course with its lessons at its place in the course's order, from 1; a module that
 * has never been moved stands at its number.
 */
export const moduleStep = (
  courseId: string,
  module: CourseModule,
  place: number = module.module_number,
): Step => ({
  Put: {
    Item: {
      ...keys.module(courseId, place),
      course_id: courseId,
      ...module,
      lessons: packLessons(module.lessons),
    },
  },
});

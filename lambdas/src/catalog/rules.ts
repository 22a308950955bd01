import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { CourseContent, Lesson } from '../../contract/catalog.ts';

/** A lesson's place in its course as one word, `module.lesson`: how the course item and the table name it. */
export const lessonKey = (module: number, lesson: number): string => `${module}.${lesson}`;

/** The keys of all lessons, in the order in which they are learned. */
export const lessonKeys = (modules: readonly Omit<CourseContent, 'course_id'>[]): string[] =>
  modules.flatMap(({ module_number, lessons }) =>
    lessons.map(({ lesson_number }) => lessonKey(module_number, lesson_number)),
  );

/** Lessons are stored compressed: a course of twelve lessons then costs two read units rather than four. */
export const packLessons = (lessons: readonly Lesson[]): Uint8Array =>
  brotliCompressSync(JSON.stringify(lessons));

/** Reads stored lessons back. */
export const unpackLessons = (packed: Uint8Array): Lesson[] =>
  JSON.parse(brotliDecompressSync(packed).toString()) as Lesson[];

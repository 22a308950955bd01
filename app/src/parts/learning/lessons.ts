import type { CourseContent, Lesson, Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';

/** A lesson with its permanent numbers and its position in the course. */
export interface PlacedLesson extends LessonPosition {
  /** The position of its module in the course, from 1. */
  module_place: number;
  module_title: string;
  lesson_title: string;
  /** HTML from the API, not sanitized. */
  content: string;
  blocks_version?: Lesson['blocks_version'];
  provenance?: Provenance | undefined;
}

/** Returns a lesson's key for sets and maps. */
export const lessonKey = ({ module_number, lesson_number }: LessonPosition): string =>
  `${module_number}/${lesson_number}`;

/** Returns the address of a lesson in the player. */
export const lessonHref = (courseId: string, lesson: LessonPosition): string =>
  `/learn/${courseId}/${lessonKey(lesson)}`;

/** The modules of a course with their lessons. */
export type CourseModules = readonly Pick<CourseContent, 'module_number' | 'module_title' | 'lessons'>[];

/** Returns all lessons of a course across its modules, in the API's order. */
export function lessonsOf(modules: CourseModules): PlacedLesson[] {
  return modules.flatMap(({ module_number, module_title, lessons }, at) =>
    lessons.map((lesson) => ({ ...lesson, module_number, module_title, module_place: at + 1 })),
  );
}

/** Returns the lesson at a position with its neighbors; undefined if there is none. */
export function lessonAt(
  lessons: readonly PlacedLesson[],
  position: LessonPosition,
): { lesson: PlacedLesson; previous: PlacedLesson | undefined; next: PlacedLesson | undefined } | undefined {
  const place = lessons.findIndex((lesson) => lessonKey(lesson) === lessonKey(position));
  const lesson = lessons[place];
  return lesson && { lesson, previous: lessons[place - 1], next: lessons[place + 1] };
}

/** Returns the address of the page of a completed course. */
export const completionHref = (courseId: string): string => `/learn/${courseId}/complete`;

/** Returns the lesson to resume at: the last opened one, or the first. */
export function resumeAt(
  lessons: readonly PlacedLesson[],
  last: LessonPosition | null | undefined,
): PlacedLesson | undefined {
  return (last && lessonAt(lessons, last)?.lesson) ?? lessons[0];
}

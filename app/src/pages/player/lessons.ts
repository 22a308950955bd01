import type { CourseContent, Provenance } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import type { LessonPosition } from '@redwhiteandcode/lambdas/contract/learning.ts';

/** A lesson by its numbers, which are its name for life, and in the order of the course. */
export interface PlacedLesson extends LessonPosition {
  /** Where its module stands in the course, from 1. */
  module_place: number;
  module_title: string;
  lesson_title: string;
  /** HTML as the API gave it. */
  content: string;
  provenance?: Provenance | undefined;
}

/** One word for a lesson's place, for sets and maps. */
export const lessonKey = ({ module_number, lesson_number }: LessonPosition): string =>
  `${module_number}/${lesson_number}`;

/** The address of a lesson in the player. */
export const lessonHref = (courseId: string, lesson: LessonPosition): string =>
  `/learn/${courseId}/${lessonKey(lesson)}`;

/** All lessons of a course across its modules, in the order in which the API gives them. */
export function lessonsOf(modules: readonly CourseContent[]): PlacedLesson[] {
  return modules.flatMap(({ module_number, module_title, lessons }, at) =>
    lessons.map((lesson) => ({ ...lesson, module_number, module_title, module_place: at + 1 })),
  );
}

/** The lesson at a place, with those before and after it; undefined when there is none. */
export function lessonAt(
  lessons: readonly PlacedLesson[],
  position: LessonPosition,
): { lesson: PlacedLesson; previous: PlacedLesson | undefined; next: PlacedLesson | undefined } | undefined {
  const place = lessons.findIndex((lesson) => lessonKey(lesson) === lessonKey(position));
  const lesson = lessons[place];
  return lesson && { lesson, previous: lessons[place - 1], next: lessons[place + 1] };
}

/** Where learning goes on: at the lesson opened last, else at the first one. */
export function resumeAt(
  lessons: readonly PlacedLesson[],
  last: LessonPosition | null | undefined,
): PlacedLesson | undefined {
  return (last && lessonAt(lessons, last)?.lesson) ?? lessons[0];
}

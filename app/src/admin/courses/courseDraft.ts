import type { CourseDraft } from '@redwhiteandcode/design-system';
import type { CourseEdit, CourseText } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';

/** The numbers of modules and lessons by their ids in the editor; what is new there has none before it is saved. */
export type KnownNumbers = ReadonlyMap<string, number>;

/** What is sent of a course; it holds the numbers of what has some. */
export type WrittenText = Omit<CourseEdit, 'version' | 'publish'>;

/** A course as the editor writes it, and the numbers of what it begins with. */
export function draftOf(course: CourseText | WrittenText): { draft: CourseDraft; numbers: KnownNumbers } {
  const { title, description, duration, students, level, track, deduction, details } = course;
  const { learning_outcomes, prerequisites, target_roles, instructor_info: instructor } = details;
  const draft: CourseDraft = {
    title,
    description,
    duration,
    students,
    level,
    track,
    deduction,
    learning_outcomes,
    prerequisites,
    target_roles,
    instructor,
    weeks: details.modules.map((week, at) => ({
      ...week,
      deliverables: week.deliverables ?? [],
      id: `week-${at}`,
    })),
    modules: course.modules.map(({ module_number, module_title, lessons }, at) => ({
      id: `module-${module_number ?? `new${at}`}`,
      title: module_title,
      lessons: lessons.map(({ lesson_number, lesson_title, content }, place) => ({
        id: `lesson-${module_number ?? `new${at}`}-${lesson_number ?? `new${place}`}`,
        title: lesson_title,
        content,
      })),
    })),
  };
  return { draft, numbers: numbersOf(draft, course) };
}

/** The numbers that a course has given to what was sent, in the order in which both hold them. */
export function numbersOf(
  draft: CourseDraft,
  { modules }: Pick<CourseText | WrittenText, 'modules'>,
): KnownNumbers {
  const numbers = new Map<string, number>();
  for (const [at, module] of draft.modules.entries()) {
    const saved = modules[at];
    if (saved?.module_number !== undefined) numbers.set(module.id, saved.module_number);
    for (const [place, lesson] of module.lessons.entries()) {
      const number = saved?.lessons[place]?.lesson_number;
      if (number !== undefined) numbers.set(lesson.id, number);
    }
  }
  return numbers;
}

/** What is sent of a draft. */
export function writtenOf(draft: CourseDraft, numbers: KnownNumbers): WrittenText {
  const { title, description, duration, students, deduction, weeks, modules, instructor } = draft;
  const { learning_outcomes, prerequisites, target_roles } = draft;
  return {
    title,
    description,
    duration,
    students,
    deduction,
    // The editor offers the API's own levels and tracks alone.
    level: draft.level as CourseEdit['level'],
    track: draft.track as CourseEdit['track'],
    details: {
      learning_outcomes: [...learning_outcomes],
      prerequisites: [...prerequisites],
      target_roles: [...target_roles],
      instructor_info: instructor,
      modules: weeks.map(({ week, title: name, topics, deliverables }) => ({
        week,
        title: name,
        topics: [...topics],
        deliverables: [...deliverables],
      })),
    },
    modules: modules.map((module) => ({
      module_number: numbers.get(module.id),
      module_title: module.title,
      lessons: module.lessons.map((lesson) => ({
        lesson_number: numbers.get(lesson.id),
        lesson_title: lesson.title,
        content: lesson.content.toString(),
      })),
    })),
  };
}

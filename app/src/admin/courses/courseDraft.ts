import type { CourseDraft } from '@redwhiteandcode/design-system';
import type {
  CourseEdit,
  CourseText,
  EditableCourse,
} from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';

/** The numbers of modules and lessons by their ids in the editor; what is new there has none before it is saved. */
export type KnownNumbers = ReadonlyMap<string, number>;

/** What is sent of a course; it holds the numbers of what has some. */
export type WrittenText = Omit<CourseEdit, 'version' | 'publish'>;

/** What an editor writes of a course that is stored. */
export function textOf(course: EditableCourse): CourseText {
  const { id: _1, status: _2, version: _3, revision: _4, is_live: _5, ...rest } = course;
  const { enrollment_count: _6, saved_at: _7, saved_by: _8, ...text } = rest;
  return text;
}

/** A course as the editor writes it, and the numbers of what it begins with. */
export function draftOf(course: CourseText | WrittenText): { draft: CourseDraft; numbers: KnownNumbers } {
  const { details, modules, ...text } = course;
  const draft: CourseDraft = {
    ...text,
    details: {
      ...details,
      modules: details.modules.map((week, at) => ({
        ...week,
        deliverables: week.deliverables ?? [],
        id: `week-${at}`,
      })),
    },
    modules: modules.map(({ module_number, module_title, lessons }, at) => ({
      id: `module-${module_number ?? `new${at}`}`,
      module_title,
      lessons: lessons.map(({ lesson_number, lesson_title, content }, place) => ({
        id: `lesson-${module_number ?? `new${at}`}-${lesson_number ?? `new${place}`}`,
        lesson_title,
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
  const { details, modules, ...text } = draft;
  return {
    ...text,
    details: { ...details, modules: details.modules.map(({ id: _id, ...week }) => week) },
    modules: modules.map(({ id, module_title, lessons }) => ({
      module_number: numbers.get(id),
      module_title,
      lessons: lessons.map((lesson) => ({
        lesson_number: numbers.get(lesson.id),
        lesson_title: lesson.lesson_title,
        content: lesson.content.toString(),
      })),
    })),
  };
}

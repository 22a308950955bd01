import type { BlockDraft, CourseDraft } from '@redwhiteandcode/design-system';
import type { CourseEdit, CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import {
  joinedBlocks,
  type LessonWithBlocks,
  placedBlocks,
} from '@redwhiteandcode/contract/course/block-parts.ts';
import { courseNumbersOf } from '@redwhiteandcode/contract/course/numbers.ts';
import { courseTexts } from '@redwhiteandcode/contract/course/rules.ts';
import { dollars } from '@redwhiteandcode/contract/text/money.ts';

/** The numbers of modules and lessons by their ids in the editor; new ones have none until they are saved. */
export type KnownNumbers = ReadonlyMap<string, number>;

/** The text of a course in the form that the API accepts, with the numbers of its saved modules and lessons. */
export type WrittenText = Omit<CourseEdit, 'version' | 'publish'>;

/** Returns a number as typed text; empty if there is none, as in an unsaved draft with an invalid number. */
const typed = (value: number | null | undefined, format: (value: number) => string): string =>
  Number.isFinite(value) ? format(Number(value)) : '';

type TextName = keyof typeof courseTexts;

/** Returns the texts of a course that have a rule. */
const textsOf = (course: Readonly<Record<TextName, string>>): Record<TextName, string> => {
  const names = Object.keys(courseTexts) as TextName[];
  return Object.fromEntries(names.map((name) => [name, course[name]])) as Record<TextName, string>;
};

/** Returns a number that JSON may have made null, because the field was empty when the unsaved draft was stored. */
const numberOf = (value: number | null): number => value ?? Number.NaN;

/** Returns the blocks of a lesson for the editor. */
function blocksOf(lesson: LessonWithBlocks): BlockDraft[] {
  return placedBlocks(lesson).map((block) => {
    if (block.type === 'prompt_lab') {
      const cases = block.cases.map((one) => ({ ...one, max_words: numberOf(one.max_words) }));
      return { ...block, minutes: numberOf(block.minutes), cases };
    }
    if ('minutes' in block) return { ...block, minutes: numberOf(block.minutes) };
    if (block.type !== 'check' || block.task.kind !== 'number') return block;
    const { value, tolerance, near, ...task } = block.task;
    const numbers = { value: numberOf(value), tolerance: numberOf(tolerance) };
    const wrong = near.map((one) => ({ ...one, value: numberOf(one.value) }));
    return { ...block, task: { ...task, ...numbers, near: wrong } };
  });
}

/** Returns the id of a saved lesson in the editor, by the permanent numbers of its module and its own. */
export const lessonIdOf = (module: number | string, lesson: number | string): string =>
  `lesson-${module}-${lesson}`;

/** Returns a course as the editor's draft, with the numbers of its modules and lessons. */
export function draftOf(course: CourseText | WrittenText): { draft: CourseDraft; numbers: KnownNumbers } {
  const { level, track, details, modules, certificate_months, price_cents, list_price } = course;
  const draft: CourseDraft = {
    ...textsOf(course),
    level,
    track,
    certificate_months: typed(certificate_months, String),
    price: typed(price_cents, dollars),
    list_price: typed(list_price?.cents, dollars),
    charged_until: list_price?.charged_until ?? '',
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
      lessons: lessons.map(({ lesson_number, lesson_title, ...text }, position) => ({
        id: lessonIdOf(module_number ?? `new${at}`, lesson_number ?? `new${position}`),
        lesson_title,
        blocks: blocksOf(text),
      })),
    })),
  };
  return { draft, numbers: numbersOf(draft, course) };
}

/** Returns the numbers that a save assigned to a draft's modules and lessons. The draft and the saved course have the same order. */
export function numbersOf(
  draft: CourseDraft,
  { modules }: Pick<CourseText | WrittenText, 'modules'>,
): KnownNumbers {
  const numbers = new Map<string, number>();
  for (const [at, module] of draft.modules.entries()) {
    const saved = modules[at];
    if (saved?.module_number !== undefined) numbers.set(module.id, saved.module_number);
    for (const [position, lesson] of module.lessons.entries()) {
      const number = saved?.lessons[position]?.lesson_number;
      if (number !== undefined) numbers.set(lesson.id, number);
    }
  }
  return numbers;
}

/** Returns the text to send for a draft. */
export function writtenOf(draft: CourseDraft, numbers: KnownNumbers): WrittenText {
  const { details, modules, certificate_months, price, list_price, charged_until, ...text } = draft;
  return {
    ...text,
    ...courseNumbersOf({ certificate_months, price, list_price, charged_until }),
    details: { ...details, modules: details.modules.map(({ id: _id, ...week }) => week) },
    modules: modules.map(({ id, module_title, lessons }) => ({
      module_number: numbers.get(id),
      module_title,
      lessons: lessons.map((lesson) => ({
        lesson_number: numbers.get(lesson.id),
        lesson_title: lesson.lesson_title,
        ...joinedBlocks(lesson.blocks),
      })),
    })),
  };
}

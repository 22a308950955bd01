import { businessToday } from '../calendar/calendar.ts';
import { type CheckedBlock, checkBlocks } from './block-rules.ts';
import { checkCourseNumbers, type TypedCourseNumbers } from './numbers.ts';
import { check, type FieldRule } from '../text/rules.ts';
import { checkStorable } from './storable-blocks.ts';
import { textRule } from '../text/text-rules.ts';

const tooLong = (max: number): string => `Please use at most ${max} characters`;
const tooMany = (max: number): string => `Please list at most ${max}`;
const upTo = (max: number, missing?: string): FieldRule =>
  textRule({ max, tooLong: tooLong(max), ...(missing !== undefined && { missing }) });

const printedUpTo = (max: number, missing?: string): FieldRule =>
  textRule({ max, tooLong: tooLong(max), isPrinted: true, ...(missing !== undefined && { missing }) });

/**
 * The rules for a course's texts, by the API's names, in the order of the editor. The lengths keep a course within the
 * size limit of one transaction.
 */
export const courseTexts = {
  title: printedUpTo(200, 'Enter a title'),
  description: printedUpTo(4000, 'Enter a description'),
  duration: upTo(40, "Enter a duration, such as '8 weeks'"),
  students: upTo(20),
};

/** The rules for a week of the curriculum. */
export const weekTexts = { week: upTo(40), title: upTo(200, 'Give each week a title') };

/** The rules for the instructor's texts. */
export const instructorTexts = { name: upTo(500), credentials: upTo(500), bio: upTo(4000) };

/** The rules for a module's texts. */
export const moduleTexts = { module_title: printedUpTo(200, 'Give each module a title') };

/** The rules for a lesson's texts, except its content. */
export const lessonTexts = { lesson_title: printedUpTo(200, 'Give each lesson a title') };

/** The other limits of a course, with their messages. */
export const courseRules = {
  line: printedUpTo(500, 'Write something or remove this line'),
  lines: { max: 60, tooMany: tooMany(60) },
  weeks: { max: 60, tooMany: tooMany(60) },
  modules: { max: 40, tooMany: tooMany(40), empty: 'Write a lesson in each module before publishing' },
  lessons: {
    max: 40,
    tooMany: tooMany(40),
    none: 'Learners have lessons of this course. Keep at least one.',
  },
  content: { max: 100_000, tooLong: tooLong(100_000) },
  /** The compressed size of a whole course in bytes; an item of the table may have 400 KB. */
  stored: { max: 380_000, tooLong: 'This course is too long to be saved. Shorten its lessons or split it.' },
  repeatedNumber: 'Two modules or two lessons have the same number.',
  unknownNumber: 'A module or lesson has a number that this course never assigned.',
  tooManyNumbers: 'A course can have 999 modules and a module 999 lessons, including deleted ones.',
  composedDetails:
    'The details of this course are as a template composed them, without a model. Edit them before you open or publish the course.',
  composedLesson: (title: string) =>
    `The lesson “${title}” is as a template composed it, without a model. Edit or replace every such lesson before you open or publish the course.`,
  /** A problem of a block, where it is not shown at its field. */
  unfinishedBlock: (lesson: string, block: string, problem: string) =>
    `In the lesson “${lesson}”, ${block} is not finished. ${problem}`,
  id: {
    taken: 'Another course has, or had, this address.',
    reserved: 'This address is reserved.',
  },
} as const;

type TextsOf<Rules> = { [Name in keyof Rules]: string };

/** The texts of a course in the editor. */
export interface CourseTexts extends TextsOf<typeof courseTexts>, TypedCourseNumbers {
  details: {
    modules: readonly TextsOf<typeof weekTexts>[];
    instructor_info: TextsOf<typeof instructorTexts>;
  };
  modules: readonly (TextsOf<typeof moduleTexts> & { lessons: readonly LessonTexts[] })[];
}

/** The texts of a lesson in the editor, with its blocks. */
type LessonTexts = TextsOf<typeof lessonTexts> & { blocks?: readonly CheckedBlock[] | undefined };

/** Error messages by the API's path of the field: `title`, `modules.0.lessons.2.lesson_title`. */
export type CourseProblems = Record<string, string>;

/**
 * Checks that a course can be published: each module needs a lesson, and the course needs one too unless it has no published
 * lessons (`mayBeEmpty`).
 */
export function checkLessons(
  modules: readonly { lessons: readonly unknown[] }[],
  { mayBeEmpty }: { mayBeEmpty: boolean },
): CourseProblems {
  if (modules.length === 0) return mayBeEmpty ? {} : { modules: courseRules.lessons.none };
  const empty = modules.flatMap(({ lessons }, index) => (lessons.length === 0 ? [`modules.${index}`] : []));
  return Object.fromEntries(empty.map((path) => [path, courseRules.modules.empty]));
}

/** Checks the texts and numbers of a course in the order of the editor and, if it is being published, its lessons with their blocks. */
export function checkCourse(
  course: CourseTexts,
  { isPublishing, mayBeEmpty = false }: { isPublishing: boolean; mayBeEmpty?: boolean },
): CourseProblems {
  const at = (path: string, errors: Record<string, string | undefined> | undefined): CourseProblems =>
    Object.fromEntries(
      Object.entries(errors ?? {}).map(([name, message = '']) => [`${path}${name}`, message]),
    );
  const problems = [
    at('', check<TextsOf<typeof courseTexts>>(courseTexts, course)),
    at('', checkCourseNumbers(course, businessToday())),
    at('details.instructor_info.', check(instructorTexts, course.details.instructor_info)),
    ...course.details.modules.map((week, index) => at(`details.modules.${index}.`, check(weekTexts, week))),
    ...course.modules.map((module, index) => ({
      ...at(`modules.${index}.`, check<TextsOf<typeof moduleTexts>>(moduleTexts, module)),
      ...Object.assign(
        {},
        ...module.lessons.map(({ lesson_title, blocks = [] }, lessonIndex) => ({
          ...at(
            `modules.${index}.lessons.${lessonIndex}.`,
            check<TextsOf<typeof lessonTexts>>(lessonTexts, { lesson_title }),
          ),
          ...at(`modules.${index}.lessons.${lessonIndex}.blocks.`, {
            ...checkStorable(blocks),
            ...(isPublishing && checkBlocks(blocks)),
          }),
        })),
      ),
    })),
    isPublishing ? checkLessons(course.modules, { mayBeEmpty }) : {},
  ];
  return Object.assign({}, ...problems) as CourseProblems;
}

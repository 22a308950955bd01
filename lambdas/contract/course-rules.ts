import { check, type FieldRule, fieldRule } from './rules.ts';
import { textRule } from './text-rules.ts';

/** The levels that a course may have. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced', 'Executive', 'All Levels'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** The tracks that a course may have. */
export const courseTracks = ['Technical', 'Leadership', 'Operations'] as const;
export type CourseTrack = (typeof courseTracks)[number];

/** Why nobody can enroll in an archived course. */
export const courseClosed = 'This course is no longer open to new learners.';

const tooLong = (max: number): string => `Please use at most ${max} characters`;
const tooMany = (max: number): string => `Please list at most ${max}`;
const upTo = (max: number, missing?: string): FieldRule =>
  textRule({ max, tooLong: tooLong(max), ...(missing !== undefined && { missing }) });

const pricePattern = String.raw`^\$\d{1,3}(,\d{3})*$`;
const price = fieldRule({ maxLength: 20, pattern: pricePattern }, (typed) => {
  const text = typed.trim();
  return text.length <= 20 && new RegExp(pricePattern).test(text)
    ? undefined
    : "Enter a price in dollars, such as '$2,950'";
});

/**
 * The texts of a course with their rules, by the API's names, in the order of the editor. The lengths keep a course
 * within what one transaction writes.
 */
export const courseTexts = {
  title: upTo(200, 'Enter a title'),
  description: upTo(4000, 'Enter a description'),
  duration: upTo(40, "Enter a duration, such as '8 weeks'"),
  students: upTo(20),
  deduction: price,
};

/** The texts of a week of the curriculum. */
export const weekTexts = { week: upTo(40), title: upTo(200, 'Give each week a title') };

/** What is said of the instructor. */
export const instructorTexts = { name: upTo(500), credentials: upTo(500), bio: upTo(4000) };

/** The texts of a module. */
export const moduleTexts = { module_title: upTo(200, 'Give each module a title') };

/** The texts of a lesson, apart from its content. */
export const lessonTexts = { lesson_title: upTo(200, 'Give each lesson a title') };

/** What else a course must be, and the sentences for what it is not. */
export const courseRules = {
  line: { max: 500, tooLong: tooLong(500) },
  lines: { max: 60, tooMany: tooMany(60) },
  weeks: { max: 60, tooMany: tooMany(60) },
  modules: { max: 40, tooMany: tooMany(40), empty: 'Write a lesson in each module before publishing' },
  lessons: { max: 40, tooMany: tooMany(40), none: 'Write a lesson before publishing' },
  content: { max: 100_000, tooLong: tooLong(100_000) },
  /** Bytes of a whole course, compressed: an item of the table may have 400 KB. */
  stored: { max: 380_000, tooLong: 'This course is too long to be stored: shorten its lessons or split it.' },
  repeatedNumber: 'Two modules or two lessons have the same number.',
  unknownNumber: 'A module or lesson has a number that this course has never given.',
  tooManyNumbers: 'A course can have 999 modules, and a module 999 lessons, in all its life.',
  id: {
    taken: 'There is a course, or there was one, with this address.',
    reserved: 'This address is not free.',
  },
} as const;

type TextsOf<Rules> = { [Name in keyof Rules]: string };

/** A course as the editor writes it, as far as its texts go. */
export interface CourseTexts extends TextsOf<typeof courseTexts> {
  details: {
    modules: readonly TextsOf<typeof weekTexts>[];
    instructor_info: TextsOf<typeof instructorTexts>;
  };
  modules: readonly (TextsOf<typeof moduleTexts> & { lessons: readonly TextsOf<typeof lessonTexts>[] })[];
}

/** Sentences by the path of what is wrong, as the API names it: `title`, `modules.0.lessons.2.lesson_title`. */
export type CourseProblems = Record<string, string>;

/**
 * What is missing for publishing: a lesson in each module, and one at all, unless learners see the course without
 * lessons already (`mayBeEmpty`).
 */
export function checkLessons(
  modules: readonly { lessons: readonly unknown[] }[],
  { mayBeEmpty }: { mayBeEmpty: boolean },
): CourseProblems {
  if (modules.length === 0) return mayBeEmpty ? {} : { modules: courseRules.lessons.none };
  const empty = modules.flatMap(({ lessons }, at) => (lessons.length === 0 ? [`modules.${at}`] : []));
  return Object.fromEntries(empty.map((path) => [path, courseRules.modules.empty]));
}

/** Checks the texts of a course in the order of the editor, and what publishing it needs. */
export function checkCourse(
  course: CourseTexts,
  { isPublishing, mayBeEmpty = false }: { isPublishing: boolean; mayBeEmpty?: boolean },
): CourseProblems {
  const at = (path: string, wrong: Record<string, string | undefined> | undefined): CourseProblems =>
    Object.fromEntries(
      Object.entries(wrong ?? {}).map(([name, message = '']) => [`${path}${name}`, message]),
    );
  const problems = [
    at('', check<TextsOf<typeof courseTexts>>(courseTexts, course)),
    at('details.instructor_info.', check(instructorTexts, course.details.instructor_info)),
    ...course.details.modules.map((week, place) => at(`details.modules.${place}.`, check(weekTexts, week))),
    ...course.modules.map((module, place) => ({
      ...at(`modules.${place}.`, check<TextsOf<typeof moduleTexts>>(moduleTexts, module)),
      ...Object.assign(
        {},
        ...module.lessons.map((lesson, number) =>
          at(`modules.${place}.lessons.${number}.`, check(lessonTexts, lesson)),
        ),
      ),
    })),
    isPublishing ? checkLessons(course.modules, { mayBeEmpty }) : {},
  ];
  return Object.assign({}, ...problems) as CourseProblems;
}

/** The levels that a course may have; it imports nothing, so that the browser loads no schema library. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced', 'Executive', 'All Levels'] as const;

/** The tracks that a course may have. */
export const courseTracks = ['Technical', 'Leadership', 'Operations'] as const;

/** Why nobody can enroll in an archived course. */
export const courseClosed = 'This course is no longer open to new learners.';

/**
 * What a course's texts must be, and the sentences for what they are not. The lengths keep a course within what one
 * transaction writes.
 */
export const courseRules = {
  title: { max: 200, missing: 'Enter a title' },
  description: { max: 4000, missing: 'Enter a description' },
  duration: { max: 40, missing: "Enter a duration, such as '8 weeks'" },
  students: { max: 20 },
  price: { pattern: /^\$\d{1,3}(,\d{3})*$/, max: 20, invalid: "Enter a price in dollars, such as '$2,950'" },
  line: { max: 500 },
  lines: 60,
  biography: { max: 4000 },
  weeks: { max: 60, untitled: 'Give each week a title' },
  modules: {
    max: 40,
    untitled: 'Give each module a title',
    empty: 'Write a lesson in each module before publishing',
  },
  lessons: { max: 40, untitled: 'Give each lesson a title', none: 'Write a lesson before publishing' },
  content: { max: 100_000 },
  /** Bytes of a whole course, compressed: an item of the table may have 400 KB. */
  stored: { max: 380_000, tooLong: 'This course is too long to be stored: shorten its lessons or split it.' },
  repeatedNumber: 'Two modules or two lessons have the same number.',
  unknownNumber: 'A module or lesson has a number that this course has never given.',
  tooManyNumbers: 'A course can have 999 modules, and a module 999 lessons, in all its life.',
  id: {
    taken: 'There is a course, or there was one, with this address.',
    reserved: 'This address is not free.',
  },
  tooLong: (max: number): string => `Please use at most ${max} characters`,
  tooMany: (max: number): string => `Please list at most ${max}`,
} as const;

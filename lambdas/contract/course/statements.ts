import { hoursText } from './hours.ts';

/**
 * What a learner and an employer must know of every course, in the same words on the course's page, the employer's page, the
 * certificate's page and in the documents. There is no grade to state until a course has a graded test.
 */
export const courseStatements = {
  accreditation: {
    title: 'Accreditation',
    text: 'Not accredited. The course gives no academic credit and no degree.',
  },
  content: {
    title: 'Course content',
    text: 'Drafted with AI. No instructor teaches live or grades the learner.',
  },
  completion: {
    title: 'How completion is measured',
    text: 'The learner marks each lesson as complete. The course is complete when all lessons are marked. There is no grade, and we do not measure the time spent.',
  },
} as const;

/** The statements in their order. */
export const everyCourseStatement = Object.values(courseStatements);

/**
 * The names of an enrollment's dates, its lessons and a course's hours: what was recorded, not when somebody studied. The
 * employer sees completed lessons only after the order is paid or free, because certificates are issued only then.
 */
export const studyWords = {
  enrolled: 'Enrolled on',
  lessons: 'Lessons marked complete',
  lessonsUnpaid: 'Available once the course is paid for',
  completed: 'All lessons marked complete on',
  result: 'Assessed',
  time: 'Study time',
} as const;

/** Returns the hours of a course in words, for a narrow column: they are estimated, and nobody's hours were counted. */
export const shortStudyTime = (hours: number): string => `${hoursText(hours)}, estimated`;

/** Returns the hours of a course in words, which say who estimated them, and for what. */
export const studyTimeText = (hours: number): string =>
  `${shortStudyTime(hours)} by the provider for the whole course`;

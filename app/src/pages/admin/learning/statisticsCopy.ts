import { leastAttempts } from '@redwhiteandcode/contract/assessment/item-analysis.ts';

/** The copy of a course's statistics. */
export const statisticsCopy = {
  title: 'Statistics',
  description: 'How learners go through a course, and how they answer its questions.',
  record: {
    title: 'Statistics',
    failure: 'The statistics could not be loaded',
    missing: 'Course not found',
    missingDescription: 'There is no course at this address.',
    back: 'Back to Course Management',
  },
  incomplete: {
    title: 'Some figures could not be loaded',
    questions: 'The figures of the questions are missing. Reload the page to try again.',
    reports: 'The number of error reports is missing. Reload the page to try again.',
  },
  of: (course: string) => `Statistics: ${course}`,
  reports: (count: string) => (count === '1' ? '1 open error report' : `${count} open error reports`),
  allEnrollments: (count: number) =>
    count === 1 ? 'From the only enrollment.' : `From all ${count.toLocaleString('en-US')} enrollments.`,
  newestEnrollments: (count: number) =>
    `From the newest ${count.toLocaleString('en-US')} enrollments. Learners who enrolled earlier may have completed too, so completions are not known.`,
  elsewhere: 'No lesson opened, or a deleted one',
  lesson: (module: number, lesson: number) => `Module ${module}, lesson ${lesson}`,
  allAttempts: (count: number) => `From all ${count.toLocaleString('en-US')} first attempts.`,
  newestAttempts: (count: number) => `From the newest ${count.toLocaleString('en-US')} first attempts.`,
  legend:
    `A question has figures from ${leastAttempts} first attempts on, also from answers to its earlier texts. It is too hard if at most half of the answers are right. ` +
    'Discrimination says whether those who had it right also did better on the other questions: 1 is the most, and below ' +
    '0.10 the question does not separate.',
  noAssessment: 'This course has no assessment.',
} as const;

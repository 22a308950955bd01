import { resultText } from '@redwhiteandcode/contract/assessment/scale.ts';
import type { LearningRecordSummary } from '@redwhiteandcode/contract/credentials/learning-records.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The note that leads from other pages to learning records. */
export const learningRecordNote = {
  text: 'Do you need proof of attendance? A learning record lists your lessons with their dates.',
  link: 'Make a learning record',
} as const;

/** The copy of learning records, for their owner and for anyone who verifies one. */
export const learningRecordCopy = {
  title: 'Learning record',
  description: 'A signed record of the lessons that you completed in a period, as proof of attendance.',
  lead: 'A signed list of the lessons that you completed in a period, with their dates. Some employers ask for it as proof of attendance before they reimburse a course.',
  makeTitle: 'Make a record',
  makeText:
    'The record lists every lesson that you marked as completed in the period, in courses that are paid for or free for you. It states the result of a course’s assessment if you passed it, and does not measure time. Dates are in Eastern Time.',
  from: 'First day',
  to: 'Last day',
  make: 'Make the Record',
  ready: 'Your record is ready',
  earlier: 'Earlier records',
  earlierText: 'The lessons in a record never change. Make a new one to include later lessons.',
  revoked: 'This record is revoked. It is no longer valid.',
  failure: 'Your records could not be loaded',
  pdf: 'Download PDF',
  json: 'Download JSON',
  verify: 'Verify',
  downloadFailed: 'The file could not be downloaded',
  period: (from: string, to: string) => `${from} to ${to}`,
  contents: (courses: readonly { lesson_count: number }[]) => {
    const lessons = courses.reduce((sum, { lesson_count }) => sum + lesson_count, 0);
    return `${counted(lessons, 'lesson')} in ${counted(courses.length, 'course')}`;
  },
  undatedTitle: 'Lessons without a date',
  undatedText:
    'We have not always recorded when a lesson was completed. A lesson without a date appears only in a record of the period in which you completed its course, with the words “date not recorded”.',
  found: {
    status: 'Valid',
    title: 'This learning record is valid',
    text: 'We issued this record. It lists lessons that the learner marked as completed in the period, and the result of an assessment where one is named. It does not measure time.',
    revokedStatus: 'Revoked',
    revokedTitle: 'This learning record is revoked',
    revokedText: 'We issued this record, but it is no longer valid.',
    revoked: 'Revoked on',
    reason: 'Reason',
    learner: 'Learner',
    period: 'Period',
    issued: 'Issued on',
    number: 'Record number',
    courses: 'Courses',
    course: ({ title, lesson_count, result }: LearningRecordSummary['courses'][number]) =>
      `${title} (${counted(lesson_count, 'lesson')}${result ? `, assessed: ${resultText(result)}` : ''})`,
  },
} as const;

import { businessTime } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ErrorReport } from '@redwhiteandcode/contract/reports/operations.ts';
import { errorKinds } from '@redwhiteandcode/contract/reports/rules.ts';
import type { CsvColumn } from '../platform/csv.ts';

/** The columns of the export of reports. */
export const reportColumns: readonly CsvColumn<ErrorReport>[] = [
  { title: 'Reported', of: ({ reported_at }) => businessTime(reported_at) },
  { title: 'Course', of: ({ course_title }) => course_title },
  { title: 'Module', of: ({ module_number }) => module_number },
  { title: 'Lesson', of: ({ lesson_title }) => lesson_title },
  { title: 'Block', of: ({ block_id }) => block_id },
  { title: 'Part of', of: ({ attempt }) => (attempt === undefined ? 'Lesson' : 'Assessment') },
  { title: 'Kind', of: ({ kind }) => errorKinds[kind] },
  { title: 'State', of: ({ state }) => state },
  { title: 'Report', of: ({ text }) => text },
  { title: 'Answer', of: ({ answer }) => answer },
  { title: 'Answered', of: ({ answered_at }) => answered_at && businessTime(answered_at) },
];

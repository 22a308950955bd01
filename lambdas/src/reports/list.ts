import type { ErrorReport } from '@redwhiteandcode/contract/reports/operations.ts';
import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';

/** The list of all reports of errors. */
export const errorReports: ListDescriptor<'error-reports', ErrorReport> = {
  name: 'error-reports',
  allRows: { index: 'gsi1', pk: indexes.reports('', '', '').gsi1pk },
  words: ['course_title', 'lesson_title'],
  sorts: { course_title: 'course_title' },
  states: { course_id: 'course_id', state: 'state' },
  totals: ({ state }) => ({ open_reports: Number(state === 'open') }),
};

/** The domain's searchable lists, by name. */
export const lists = { 'error-reports': errorReports };

import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';
import type { CourseRow } from '../rows/course/row.ts';

/** The list of all courses. */
export const courses: ListDescriptor<'courses', CourseRow> = {
  name: 'courses',
  allRows: { index: 'gsi2', pk: indexes.courses('', '', '').gsi2pk },
  words: ['title', 'track', 'level'],
  sorts: { title: 'title', track: 'track', level: 'level' },
  states: { status: 'status' },
  totals: () => ({ courses: 1 }),
};

/** The domain's searchable lists, by name. */
export const lists = { courses };

import type { DescribedList } from '../admin/list-descriptors.ts';
import { personStates } from './person-states.ts';

/**
 * The lists in the rooms of a company, by name. Each company has its own search entries and numbers. The ID of a row is
 * `<company>.<id>`.
 */
export const companyLists = {
  'company-people': {
    sorts: ['invited_at', 'name', 'email'],
    states: { state: personStates },
    row: { pk: 'COMPANY#', sk: 'PERSON#' },
  },
} as const satisfies Record<string, DescribedList>;

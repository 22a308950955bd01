import type { ListDescriptor } from '../platform/admin-list.ts';
import type { PersonRow } from '../rows/person/row.ts';

/** The people of a company. */
const people: ListDescriptor<'company-people', PersonRow> = {
  name: 'company-people',
  words: ['name', 'email'],
  sorts: { name: 'name', email: 'email' },
  states: { state: 'state' },
  totals: () => ({}),
};

/** The domain's searchable lists, by name. */
export const lists = { 'company-people': people };

import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';
import type { ApplicationRow } from './rules.ts';

/** The list of all applications to Layoff to Lift-Off. */
export const applications = {
  name: 'layoff-applications',
  allRows: { index: 'gsi1', pk: indexes.applications('', '', '').gsi1pk },
  words: ['applicant_name', 'email', 'previous_company'],
  sorts: { applicant_name: 'applicant_name' },
  states: { status: 'application_status' },
  totals: ({ application_status: status }) => ({
    applications: 1,
    pending_applications: Number(status === 'pending'),
    approved_applications: Number(status === 'approved'),
  }),
} satisfies ListDescriptor<'layoff-applications', ApplicationRow>;

/** The domain's searchable lists, by name. */
export const lists = { 'layoff-applications': applications };

import type { Counted } from '../platform/totals.ts';
import type { JobRow } from './rules.ts';

/** The list of generations. It is not searched, and its states are an index of the table. */
export const generations: Counted<JobRow> & { name: 'generations' } = {
  name: 'generations',
  totals: ({ finished_at }) => ({ running_generations: Number(finished_at === null) }),
};

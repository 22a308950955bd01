import { keys } from './keys.ts';
import type { Step } from './table.ts';

/** The counts of the whole platform, each kept in the same transaction as the row that it counts. */
export const totalNames = [
  'users',
  'courses',
  'enrollments',
  'active_enrollments',
  'certificates',
  'applications',
  'pending_applications',
] as const;
export type TotalName = (typeof totalNames)[number];

/** The step that changes totals, in the shard of the row's subject (a user's or a course's id). */
export function countStep(subject: string, changes: Partial<Record<TotalName, number>>): Step {
  const names = Object.keys(changes);
  return {
    Update: {
      Key: keys.totals(subject),
      UpdateExpression: `ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(changes).map(([name, by]) => [`:${name}`, by]),
      ),
    },
  };
}

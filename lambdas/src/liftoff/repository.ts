import * as z from 'zod';
import { ApplicationEvent, LayoffApplication } from '../../contract/liftoff.ts';
import { indexes, keys } from '../platform/keys.ts';
import { ConditionFailed, getItem, listItems, type Step, transact } from '../platform/table.ts';
import { countStep } from '../platform/totals.ts';
import { type ApplicationRow, isOpen } from './rules.ts';

const ApplicationItem = LayoffApplication.extend({
  history: z.array(ApplicationEvent.extend({ by: z.string() })),
});

type PageOf = { limit: number; cursor?: string | undefined };

export const readApplication = (id: string, options?: { consistent: boolean }) =>
  getItem(keys.application(id), ApplicationItem, options);

/** Lists a person's applications, newest first. */
export const listApplications = (userId: string, page: PageOf) =>
  listItems(
    { index: 'gsi2', pk: indexes.applications('', userId, '').gsi2pk, newestFirst: true },
    page,
    ApplicationItem,
  );

/** Whether a person has an application that is not decided, at this moment. */
export const hasOpenApplication = async (userId: string): Promise<boolean> =>
  (await getItem(keys.openApplication(userId), z.object({}), { consistent: true })) !== undefined;

/** Writes all steps; false when a condition of one of them does not hold. */
async function written(steps: readonly Step[]): Promise<boolean> {
  try {
    await transact(steps);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/**
 * Writes a new application with the person's lock, its place in the totals and what else shall be written with it.
 * Answers false where the person has an open application already.
 */
export function createApplication(row: ApplicationRow, more: readonly Step[] = []): Promise<boolean> {
  const isNew = 'attribute_not_exists(pk)';
  const item = { ...keys.application(row.id), ...indexes.applications(row.created_at, row.user_id, row.id) };
  const lock = { ...keys.openApplication(row.user_id), application_id: row.id };
  return written([
    { Put: { Item: { ...item, ...row }, ConditionExpression: isNew } },
    { Put: { Item: lock, ConditionExpression: isNew } },
    countStep(row.user_id, { applications: 1, pending_applications: 1 }),
    ...more,
  ]);
}

/** The person's lock, which goes when their application is decided. */
const unlock = ({ id, user_id }: ApplicationRow): Step => ({
  Delete: {
    Key: keys.openApplication(user_id),
    ConditionExpression: 'application_id = :id',
    ExpressionAttributeValues: { ':id': id },
  },
});

/**
 * Writes a change of status with the history that it makes, on the application as it was read; the lock goes with the
 * decision. Answers false when the application has changed since.
 */
export function changeApplication(before: ApplicationRow, after: ApplicationRow): Promise<boolean> {
  const pending =
    Number(after.application_status === 'pending') - Number(before.application_status === 'pending');
  const isDecided = isOpen(before.application_status) && !isOpen(after.application_status);
  return written([
    {
      Update: {
        Key: keys.application(before.id),
        UpdateExpression:
          'SET application_status = :status, approved_at = :approved, rejection_reason = :reason, history = :history',
        ConditionExpression: 'application_status = :before AND size(history) = :events',
        ExpressionAttributeValues: {
          ':status': after.application_status,
          ':approved': after.approved_at,
          ':reason': after.rejection_reason,
          ':history': after.history,
          ':before': before.application_status,
          ':events': before.history.length,
        },
      },
    },
    ...(isDecided ? [unlock(before)] : []),
    ...(pending === 0 ? [] : [countStep(before.user_id, { pending_applications: pending })]),
  ]);
}

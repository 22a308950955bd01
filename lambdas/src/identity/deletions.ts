import { indexes, keys } from '../platform/keys.ts';
import { deleteExisting, getItem, setAttributes, type TransactItem } from '../platform/table.ts';
import { adminCountItem } from '../platform/totals.ts';
import { removalEntry } from './admin-repository.ts';
import { ProfileItem } from './repository.ts';
import type { Profile } from './rules.ts';

/** Reads a profile consistently. */
export const readProfile = (userId: string) =>
  getItem(keys.profile(userId), ProfileItem, { consistent: true });

/** Makes the item that schedules an account's erasure. It is refused if one is scheduled already. */
export const scheduleItem = (userId: string, due: string, keep_certificates: boolean): TransactItem =>
  setAttributes(
    keys.profile(userId),
    { deletion_due: due, keep_certificates, ...indexes.deletions(due, userId) },
    { condition: 'attribute_exists(pk) AND attribute_not_exists(deletion_due)', values: {} },
  );

/** Makes the item that cancels a scheduled erasure. It is refused if there is none or if it has begun. */
export const keepItem = (userId: string): TransactItem => ({
  Update: {
    Key: keys.profile(userId),
    UpdateExpression: 'REMOVE deletion_due, keep_certificates, gsi2pk, gsi2sk',
    ConditionExpression: 'attribute_exists(deletion_due) AND attribute_not_exists(erasure_began)',
  },
});

/** The item of a resignation that is refused for the last admin. */
export const lastAdminCondition = 1;

/** Makes the items with which an admin gives up the role: the role, the count, and the audit entry. */
export const resignationItems = (person: Profile): TransactItem[] => [
  deleteExisting(keys.role(person.user_id, 'admin')),
  adminCountItem(-1),
  removalEntry(person.user_id, person.user_id, 'admin', person),
];

import * as z from 'zod';
import { indexes, keys } from '../platform/keys.ts';
import type { Person } from '../platform/people.ts';
import {
  deleteExisting,
  getItem,
  itemExists,
  itemIsMissing,
  setAttributes,
  type TransactItem,
} from '../platform/table.ts';
import { adminCountItem } from '../platform/totals.ts';
import { removalEntry } from './admin-repository.ts';

const ClosingProfile = z.object({
  user_id: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  /** The time of the erasure, and whether certificates stay; absent unless it is scheduled. */
  deletion_due: z.string().optional(),
  keep_certificates: z.boolean().optional(),
});

/** Reads a profile consistently. */
export const readProfile = (userId: string) =>
  getItem(keys.profile(userId), ClosingProfile, { consistent: true });

/** Makes the item that schedules an account's erasure. It is refused if one is scheduled already. */
export const scheduleItem = (userId: string, due: string, keep_certificates: boolean): TransactItem =>
  setAttributes(
    keys.profile(userId),
    { deletion_due: due, keep_certificates, ...indexes.deletions(due, userId) },
    { condition: 'attribute_exists(pk) AND attribute_not_exists(deletion_due)', values: {} },
  );

const isScheduled = 'attribute_exists(deletion_due) AND attribute_not_exists(erasure_began)';

/** Makes the item that changes what happens to the certificates. It is refused if no erasure is scheduled. */
export const chooseItem = (userId: string, keep_certificates: boolean): TransactItem =>
  setAttributes(keys.profile(userId), { keep_certificates }, { condition: isScheduled, values: {} });

/** The update expression that cancels a profile's scheduled erasure. */
export const keptUpdate = 'REMOVE deletion_due, keep_certificates, gsi2pk, gsi2sk';

/** Makes the item that cancels a scheduled erasure. It is refused if there is none or if it has begun. */
export const keepItem = (userId: string): TransactItem => ({
  Update: {
    Key: keys.profile(userId),
    UpdateExpression: keptUpdate,
    ConditionExpression: isScheduled,
  },
});

/** Makes the item that is refused once an account's erasure has begun, so that nothing about the person is written after it. */
export const notErasingItem = (userId: string): TransactItem => ({
  ConditionCheck: { Key: keys.profile(userId), ConditionExpression: 'attribute_not_exists(erasure_began)' },
});

/** Makes the items with which an admin gives up the role. They are refused unless the other admin remains. */
export const resignationItems = (person: Person, otherAdmin: string): TransactItem[] => [
  deleteExisting(keys.role(person.user_id, 'admin')),
  adminCountItem(-1),
  itemExists(keys.role(otherAdmin, 'admin')),
  removalEntry(person.user_id, person.user_id, 'admin', person),
];

/** Makes the item that is refused if the user is an admin, so that no admin account is deleted with the role. */
export const notAnAdmin = (userId: string): TransactItem => itemIsMissing(keys.role(userId, 'admin'));

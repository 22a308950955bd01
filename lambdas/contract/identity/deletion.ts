import * as z from 'zod';
import { accountRules } from '../account/rules.ts';
import { currentFactor } from './current-factor.ts';
import { typed } from '../api/fields.ts';
import { passwordCheckLimits, User } from './operations.ts';
import { defineOperations } from '../api/operation.ts';

/**
 * The request to delete the user's account, with a current code or passkey if two-step verification is on. `keep_certificates` keeps
 * them valid, without the user's name.
 */
const DeletionRequest = z
  .object({
    password: typed(accountRules.currentPassword),
    ...currentFactor,
    keep_certificates: z.boolean(),
  })
  .meta({ id: 'DeletionRequest' });

/** The time at which the account will be erased. */
const Deletion = z.object({ deletion_due: z.iso.datetime() }).meta({ id: 'Deletion' });

/** The operations that delete the user's account after a period of grace. */
export const deletionOperations = defineOperations('identity', {
  scheduleDeletion: {
    route: 'POST /api/me/deletion',
    access: 'user',
    summary:
      'Schedule the erasure of the account and end every session; a repeated request keeps the first date. Refused for the last admin',
    body: DeletionRequest,
    responses: { 200: Deletion },
    errors: [409],
    limits: passwordCheckLimits,
    events: { 200: 'deletionRequested' },
  },
  keepAccount: {
    route: 'DELETE /api/me/deletion',
    access: 'user',
    summary: 'Keep the account whose erasure is scheduled; does nothing if there is none',
    responses: { 200: User },
    events: { 200: 'deletionCanceled' },
  },
});

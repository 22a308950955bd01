import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { deletionOperations } from '@redwhiteandcode/contract/identity/deletion.ts';
import { accountEmailOperations } from '@redwhiteandcode/contract/identity/email.ts';
import { emailPreferenceOperations } from '@redwhiteandcode/contract/identity/email-preferences.ts';
import { AccountEmail, FullName, identityOperations } from '@redwhiteandcode/contract/identity/operations.ts';
import { identityAdminOperations } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import { passkeyOperations } from '@redwhiteandcode/contract/identity/passkey-operations.ts';
import { twoStepOperations } from '@redwhiteandcode/contract/identity/two-step.ts';
import { ownAccountScope } from '@redwhiteandcode/contract/identity/user-pool.ts';
import { createHandler } from '../platform/handler.ts';
import { finishInterruptedChanges } from './address-change.ts';
import { identityAdmin } from './admin-operations.ts';
import { deletion } from './deletion-operations.ts';
import { accountEmail } from './email-operations.ts';
import { emailPreferences } from './email-preferences.ts';
import { copyQueuedGroups } from './groups.ts';
import { identity } from './operations.ts';
import { passkeys } from './passkey-operations.ts';
import { twoStep } from './two-step-operations.ts';

/** Handles `/api/auth`, `/api/me`, and `/api/emails`. */
export const handler = createHandler(
  {
    ...identityOperations,
    ...twoStepOperations,
    ...passkeyOperations,
    ...accountEmailOperations,
    ...deletionOperations,
    ...emailPreferenceOperations,
  },
  { ...identity, ...twoStep, ...passkeys, ...accountEmail, ...deletion, ...emailPreferences },
);

/** Handles the parts of `/api/admin` for users, roles, totals, and the audit log. A separate function in AWS. */
export const admin = createHandler(identityAdminOperations, identityAdmin);

/** Makes queued changes of the pool's groups, and retries interrupted changes of addresses; called by a schedule. */
export const copyGroups = async (): Promise<{ tried: number }> => ({
  tried: (await copyQueuedGroups()) + (await finishInterruptedChanges()),
});

/**
 * Handles Cognito's triggers. A sign-up with an address or a name that the API would refuse or change fails; other accounts are
 * confirmed immediately, with an address that is not verified. Access tokens get no scope, so that their bearer cannot use
 * the pool around the API.
 */
export async function trigger<E extends PreSignUpTriggerEvent | PreTokenGenerationV2TriggerEvent>(
  event: E,
): Promise<E> {
  if (event.triggerSource === 'PreSignUp_SignUp') {
    const { email, name } = event.request.userAttributes;
    AccountEmail.parse(email);
    if (FullName.parse(name) !== name) throw new Error('The name has marks that the API removes.');
    event.response.autoConfirmUser = true;
  }
  if (event.triggerSource.startsWith('TokenGeneration_')) {
    const { response } = event as PreTokenGenerationV2TriggerEvent;
    response.claimsAndScopeOverrideDetails = {
      accessTokenGeneration: { scopesToSuppress: [ownAccountScope] },
    };
  }
  return event;
}

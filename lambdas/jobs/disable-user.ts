import { endSessions } from '../src/identity/sessions.ts';
import { userPool } from '../src/identity/user-pool.ts';
import { ConditionFailed } from '../src/platform/table.ts';
import { accountOf } from './account.ts';

/**
 * Disables the account with this email address and ends its sessions. Disabling it only in the pool leaves its sessions
 * valid until they are refreshed. The Cognito console enables it again.
 */
export async function disableUser(email: string): Promise<string> {
  const { id } = await accountOf(email);
  await userPool.disable(id);
  await endSessions(id).catch((error: unknown) => {
    // An account without a profile has no sessions.
    if (!(error instanceof ConditionFailed)) throw error;
  });
  return `${email} is disabled, and signed out everywhere.`;
}

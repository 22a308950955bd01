import { endSessions } from '../src/identity/sessions.ts';
import { userPool } from '../src/identity/user-pool.ts';
import { ConditionFailed } from '../src/platform/table.ts';

/**
 * Disables the account with this email address and ends its sessions. Disabling it only in the pool leaves its sessions
 * valid until they are refreshed. The Cognito console enables it again.
 */
async function disableUser(email: string): Promise<string> {
  const { id } = await userPool.readUser(email);
  await userPool.disable(id);
  await endSessions(id).catch((error: unknown) => {
    // An account without a profile has no sessions.
    if (!(error instanceof ConditionFailed)) throw error;
  });
  return `${email} is disabled, and signed out everywhere.`;
}

const [email] = process.argv.slice(2);
if (email === undefined) throw new Error('Usage: npm run disable-user -- user@example.com');
console.log(await disableUser(email));

import { readProfile } from '../src/identity/admin-repository.ts';
import { subjectOfPerson } from '../src/identity/admin-rules.ts';
import { suspend } from '../src/identity/suspension.ts';
import { auditItem } from '../src/platform/audit.ts';
import { accountOf } from './account.ts';

/** Suspends the account with this email address, as an admin does on the user's page, where it is reactivated. */
export async function disableUser(email: string): Promise<string> {
  const { id } = await accountOf(email);
  const subject = subjectOfPerson(id, await readProfile(id));
  await suspend(id, auditItem(id, 'Suspended an account by an operator', subject, [], id));
  return `${email} is suspended, and signed out everywhere.`;
}

import { writeFileSync } from 'node:fs';
import { type PoolUser, userPool } from '../src/identity/user-pool.ts';
import { OperatorProblem } from './platform/operator-problem.ts';
import { readProfile, staysItem } from '../src/identity/admin-repository.ts';
import { subjectOfPerson } from '../src/identity/admin-rules.ts';
import { suspend } from '../src/identity/suspension.ts';
import { auditItem } from '../src/platform/audit.ts';
import { queueGroup } from '../src/identity/groups.ts';
import { newRole, roleItems } from '../src/identity/repository.ts';
import { timestamp } from '../src/platform/clock.ts';
import { tryTransact } from '../src/platform/table.ts';
import { endTwoStep } from '../src/identity/factor-undo.ts';
import { archiveOf } from '../src/privacy/archive.ts';
import { readPerson } from '../src/privacy/person.ts';

/** Reads the account with an email address. Throws an OperatorProblem if there is none. */
async function accountOf(email: string): Promise<PoolUser> {
  try {
    return await userPool.readUser(email);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
    throw new OperatorProblem(`There is no account with the address ${email}.`);
  }
}

/** Makes the user with this email address an admin. A new stack has no admin who could assign the role. */
export async function makeAdmin(email: string): Promise<string> {
  const { id } = await accountOf(email);
  const profile = await readProfile(id);
  if (!profile) throw new OperatorProblem(`${email} has no profile yet: sign in once.`);
  const group = queueGroup(id, 'admin');
  const changes = [{ field: 'role', after: 'admin' }];
  const { isWritten, failed } = await tryTransact([
    staysItem(id),
    ...roleItems(newRole(id, 'admin', timestamp())),
    auditItem(id, 'Assigned a role by an operator', subjectOfPerson(id, profile), changes),
    group.item,
  ]);
  if (failed[0]) throw new OperatorProblem(`The account of ${email} will be deleted: keep it first.`);
  if (!isWritten) return `${email} is already an admin.`;
  await group.copy();
  return `${email} is now an admin.`;
}

/** Suspends the account with this email address, as an admin does on the user's page, where it is reactivated. */
export async function disableUser(email: string): Promise<string> {
  const { id } = await accountOf(email);
  const subject = subjectOfPerson(id, await readProfile(id));
  await suspend(id, auditItem(id, 'Suspended an account by an operator', subject, [], id));
  return `${email} is suspended, and signed out everywhere.`;
}

/**
 * Ends the two-step verification of the account with this email address, disables its password, signs it out everywhere,
 * and emails it a link to set a new password. The audit log keeps `reason`: how the person's identity was checked.
 */
export async function endTwoStepOf(email: string, reason: string): Promise<string> {
  if (reason.trim() === '')
    throw new OperatorProblem('The reason is empty: say how you checked the identity.');
  const { id } = await accountOf(email);
  const profile = await readProfile(id);
  if (!profile) throw new OperatorProblem(`${email} has no profile yet: sign in once.`);
  const changes = [{ field: 'identity check', after: reason.trim() }];
  const subject = subjectOfPerson(id, profile);
  const entry = auditItem(id, 'Ended two-step verification by an operator', subject, changes, id);
  return (await endTwoStep(id, profile.email, entry))
    ? `Two-step verification of ${email} is off. The account is signed out, and got a link to set a new password.`
    : `Two-step verification of ${email} is already off.`;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Writes everything stored about a user, found by email address or ID, to a new file that only this account of the computer
 * can read: the archive that the user can download. Throws an OperatorProblem if there is no such user, or if the file exists.
 */
export async function exportAccount(user: string, file: string): Promise<void> {
  const id = user.includes('@') ? (await accountOf(user)).id : user;
  const person = await readPerson(id);
  if (!person) throw new OperatorProblem(`${user} has no profile.`);
  try {
    writeFileSync(file, await archiveOf(person), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (isTaken(error)) throw new OperatorProblem(`The file ${file} exists already: choose another name.`);
    throw error;
  }
}

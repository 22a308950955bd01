import { readProfile, staysItem } from '../src/identity/admin-repository.ts';
import { subjectOfPerson } from '../src/identity/admin-rules.ts';
import { queueGroup } from '../src/identity/groups.ts';
import { newRole, roleItems } from '../src/identity/repository.ts';
import { auditItem } from '../src/platform/audit.ts';
import { timestamp } from '../src/platform/clock.ts';
import { tryTransact } from '../src/platform/table.ts';
import { accountOf } from './account.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

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

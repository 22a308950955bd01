import { readProfile } from '../src/identity/admin-repository.ts';
import { subjectOfPerson } from '../src/identity/admin-rules.ts';
import { endTwoStep } from '../src/identity/factor-undo.ts';
import { auditItem } from '../src/platform/audit.ts';
import { accountOf } from './account.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

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

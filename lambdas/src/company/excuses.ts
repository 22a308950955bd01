import { dayInZone } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  AssignedPerson,
  companyAssignmentOperations,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { assignmentMessages } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { timestamp } from '../platform/clock.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { retry } from '../platform/retry.ts';
import { tryWrite } from '../platform/table.ts';
import { changeableOf } from './assignment-access.ts';
import { countedAssignmentItem } from './assignment-row.ts';
import { toAssignedPerson } from './assignment-view.ts';
import { readDutyCompany } from './duties.ts';
import { countChanges, withReminder } from './duty-plan.ts';
import { changedDutyItem, type DutyRow, readDuty } from '../rows/duty/row.ts';
import { busy } from './inviting.ts';
import { companyAudit } from './log.ts';
import { personIn } from './people.ts';
import { companyNamed } from './repository.ts';
import { scopeOf } from './scope.ts';

type Excuses = Pick<typeof companyAssignmentOperations, 'excuseFromAssignment' | 'withdrawExcuse'>;

interface AssigneeCall {
  params: { companyId: string; assignmentId: string; personId: string };
  company: CompanyRoleRow;
  userId: string;
}

/** Excuses a person from an assignment, or withdraws the excuse. */
async function setExcuse(call: AssigneeCall, isExcused: boolean): Promise<AssignedPerson> {
  const { companyId, assignmentId, personId } = call.params;
  const [company, about] = await Promise.all([companyNamed(companyId), readDutyCompany(companyId)]);
  return retry(8, busy, async () => {
    const assignment = await changeableOf(call);
    const person = await personIn(companyId, personId, scopeOf(call.company));
    const none = 'This person does not have this assignment.';
    const before = orNotFound(await readDuty(companyId, personId, assignmentId), none);
    const now = Date.now();
    const show = (duty: DutyRow) => toAssignedPerson(duty, person, dayInZone(now, about.timeZone));
    if ((before.excused_at !== undefined) === isExcused) return show(before);
    if (isExcused && before.done_at !== undefined) throw new HttpProblem(409, assignmentMessages.isDone);
    const excused_at = isExcused ? timestamp(now) : undefined;
    const after = withReminder({ ...before, excused_at }, { now, timeZone: about.timeZone });
    const action = isExcused ? 'Excused a person from an assignment' : 'Withdrew the excuse of a person';
    const isWritten = await tryWrite([
      changedDutyItem(before, after),
      countedAssignmentItem(assignment, countChanges([{ before, after }])),
      companyAudit(company, call.userId, action, [
        { field: 'email', after: person.email },
        { field: 'assignment', after: assignment.title },
      ]),
    ]);
    return isWritten ? show(after) : undefined;
  });
}

/** Implements the operations that excuse people from assignments. */
export const excuse: Implementation<Excuses> = {
  async excuseFromAssignment(call) {
    return { status: 200, body: await setExcuse(call, true) };
  },

  async withdrawExcuse(call) {
    return { status: 200, body: await setExcuse(call, false) };
  },
};

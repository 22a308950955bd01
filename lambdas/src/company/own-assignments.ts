import { dayInZone } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  companyAssignmentOperations,
  OwnAssignment,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { dutyStates } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import * as z from 'zod';
import { addressHash } from '../platform/address-hash.ts';
import type { Implementation } from '../platform/handler.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItem, listAll } from '../platform/table.ts';
import { PersonItem } from '../rows/person/row.ts';
import { readActiveAssignments } from './assignment-row.ts';
import { toPersonAssignment } from './assignment-view.ts';
import { readDutyCompany } from './duties.ts';
import { DutyItem } from '../rows/duty/row.ts';
import { readCourseTitles } from './path-row.ts';

const Owner = z.object({ email: z.string(), email_verified_at: z.string().optional() });

/** Reads the active assignments of a person in one company. */
async function assignedBy(companyId: string, personId: string): Promise<OwnAssignment[]> {
  const { pk, sk: prefix } = keys.companyDuty(companyId, personId);
  const [assignments, duties, company] = await Promise.all([
    readActiveAssignments(companyId),
    listAll({ pk, prefix }, DutyItem),
    readDutyCompany(companyId),
  ]);
  const courses = await readCourseTitles(assignments.flatMap(({ course_ids }) => course_ids));
  const about = { courses, today: dayInZone(Date.now(), company.timeZone) };
  return duties.flatMap((duty) => {
    const assignment = assignments.find(({ id }) => id === duty.assignment_id);
    if (!assignment) return [];
    return [
      {
        ...toPersonAssignment(duty, assignment, about),
        company_id: companyId,
        company_name: company.name,
        time_zone: company.timeZone,
      },
    ];
  });
}

/** Overdue assignments come first, then those due next; done and excused ones come last. */
function urgencyOf({ state, due_on }: OwnAssignment): string {
  const isOver = state === 'done' || state === 'excused';
  return `${isOver ? 1 : 0}${due_on ?? '9999'}${dutyStates.indexOf(state)}`;
}

/** Lists the active assignments of a user with a proven address, from all companies. */
export const listOwnAssignments: Implementation<
  Pick<typeof companyAssignmentOperations, 'listOwnAssignments'>
>['listOwnAssignments'] = async ({ userId }) => {
  const owner = await getItem(keys.profile(userId), Owner);
  if (owner?.email_verified_at === undefined) return { status: 200, body: { items: [] } };
  const { gsi1pk: pk } = indexes.people(addressHash(owner.email), '', '', '');
  const people = await listAll({ index: 'gsi1', pk }, PersonItem);
  const seated = people.filter(({ state }) => state === 'accepted');
  const assigned = await Promise.all(seated.map(({ company_id, id }) => assignedBy(company_id, id)));
  const items = assigned.flat().toSorted((one, other) => (urgencyOf(one) < urgencyOf(other) ? -1 : 1));
  return { status: 200, body: { items } };
};

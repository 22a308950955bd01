import { assignmentMessages } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { type AssignmentRow, readAssignment } from './assignment-row.ts';
import { scopeOf } from './scope.ts';

/** Returns the groups that an assignment is for; none for other audiences. */
export const groupsOf = ({ audience }: AssignmentRow): readonly string[] =>
  audience.kind === 'groups' ? audience.groups : [];

/** Whether a role may see an assignment. Managers see assignments to everyone and to their own groups. */
export function seesAssignment(role: CompanyRoleRow, row: AssignmentRow): boolean {
  const scope = scopeOf(role);
  return (
    scope === 'all' ||
    row.audience.kind === 'everyone' ||
    groupsOf(row).some((group) => scope.includes(group))
  );
}

/** Whether a role may change an assignment. Managers may only if all its groups are their own. */
export function changesAssignment(role: CompanyRoleRow, row: AssignmentRow): boolean {
  const scope = scopeOf(role);
  if (role.role === 'viewer') return false;
  return (
    scope === 'all' || (row.audience.kind === 'groups' && groupsOf(row).every((id) => scope.includes(id)))
  );
}

interface AssignmentCall {
  params: { companyId: string; assignmentId: string };
  company: CompanyRoleRow;
}

/** Reads an assignment that the caller sees. Throws an HttpProblem 404 if there is none. */
export async function assignmentOf({ params, company }: AssignmentCall): Promise<AssignmentRow> {
  const row = await readAssignment(params.companyId, params.assignmentId);
  const isSeen = row !== undefined && seesAssignment(company, row);
  return orNotFound(isSeen ? row : undefined, 'There is no such assignment in this company or your groups.');
}

/** Reads an assignment that the caller may change. Throws an HttpProblem 404, 403, or 409 if they cannot. */
export async function changeableOf(call: AssignmentCall): Promise<AssignmentRow> {
  const row = await assignmentOf(call);
  if (!changesAssignment(call.company, row))
    throw new HttpProblem(403, 'This assignment is not only for your groups. Ask an owner of the company.');
  if (row.state === 'ended') throw new HttpProblem(409, assignmentMessages.isEnded);
  return row;
}

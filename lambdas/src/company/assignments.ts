import { randomUUID } from 'node:crypto';
import { dayInZone } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  AssignmentRule,
  companyAssignmentOperations,
  CompanyAssignment,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { assignmentLimits, assignmentMessages } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { retry } from '../platform/retry.ts';
import { listSelected } from '../platform/selected-page.ts';
import { type TransactItem, tryTransact, tryWrite } from '../platform/table.ts';
import { readCompanyProfile } from '../rows/company/read.ts';
import { readPeopleById } from '../rows/person/read.ts';
import { assignmentOf, changeableOf, seesAssignment } from './assignment-access.ts';
import { previewRule } from './assignment-preview.ts';
import {
  AssignmentItem,
  type AssignmentRow,
  assignmentsOf,
  changedAssignmentItems,
  endedAssignmentItems,
  newAssignmentItems,
  readAssignment,
  readAssignments,
} from './assignment-row.ts';
import { checkedRule } from './assignment-rule.ts';
import { stateOf, toAssignedPerson, toAssignments, toPersonAssignment } from './assignment-view.ts';
import { dutiesOfAssignment, DutyItem, listDutiesOf } from '../rows/duty/row.ts';
import { type DutyJobFacts, sourcesOf } from './duty-steps.ts';
import { excuse } from './excuses.ts';
import { busy } from './inviting.ts';
import { newJob, newJobItem } from './job-row.ts';
import { companyAudit } from './log.ts';
import { listOwnAssignments } from './own-assignments.ts';
import { readCourseTitles } from './path-row.ts';
import { personIn } from './people.ts';
import { companyNamed } from './repository.ts';
import { isInScope, scopeOf } from './scope.ts';

/** For how many days the work on an assignment is kept. */
const jobDays = 7;

/** Makes the item of the job that gives an assignment to people and takes it from those who no longer have it. */
function jobItem(row: AssignmentRow, userId: string, before?: AssignmentRow): TransactItem {
  const sources = sourcesOf(row, ...(before ? [before] : []));
  const facts: DutyJobFacts = { assignment_id: row.id, sources };
  return newJobItem(
    newJob({
      company_id: row.company_id,
      id: row.job_id,
      kind: 'assignment',
      user_id: userId,
      chunks: sources.length,
      counts: {},
      facts,
      ttl: epochSeconds() + jobDays * 86_400,
    }),
  );
}

const shown = async (role: CompanyRoleRow, row: AssignmentRow): Promise<CompanyAssignment> => {
  const [assignment] = await toAssignments(role, [row], assignmentLimits.people);
  return orNotFound(assignment, 'There is no such assignment.');
};

/** Throws an HttpProblem 409 if saving a rule would not do what the caller was shown. */
async function requireMark(
  companyId: string,
  { mark, ...rule }: AssignmentRule & { mark: string },
  rows: Parameters<typeof previewRule>[2],
): Promise<void> {
  const preview = await previewRule(companyId, rule, rows);
  if (preview.mark !== mark) throw new HttpProblem(409, assignmentMessages.changed);
}

/** The people whose names a list of assignments has. */
const namedInList = 3;

/** Implements the operations on assignments. */
export const companyAssignments: Implementation<typeof companyAssignmentOperations> = {
  listOwnAssignments,
  ...excuse,

  async listCompanyAssignments({ params: { companyId }, query: { state, ...page }, company }) {
    const isSeen = (row: AssignmentRow) => seesAssignment(company, row);
    const { items, next } = await listSelected(assignmentsOf(companyId, state), page, AssignmentItem, isSeen);
    return { status: 200, body: { items: await toAssignments(company, items, namedInList), next } };
  },

  async getCompanyAssignment(call) {
    return { status: 200, body: await shown(call.company, await assignmentOf(call)) };
  },

  async previewAssignment({ params: { companyId }, body, company }) {
    const after = await checkedRule(company, body);
    return { status: 200, body: await previewRule(companyId, body, { before: undefined, after }) };
  },

  async createAssignment({ params: { companyId }, body, company: role, userId, idempotencyKey }) {
    const key = idempotencyKey && createdId('createAssignment', `${companyId} ${userId}`, idempotencyKey);
    const repeated = async () => {
      const id = key && (await firstCreated(key, body));
      return id ? readAssignment(companyId, id) : undefined;
    };
    const first = await repeated();
    if (first) return { status: 201, body: await shown(role, first) };
    const rule = await checkedRule(role, body);
    await requireMark(companyId, body, { before: undefined, after: rule });
    const row: AssignmentRow = {
      ...rule,
      company_id: companyId,
      id: randomUUID(),
      state: 'active',
      created_at: timestamp(),
      job_id: randomUUID(),
      version: 1,
      assigned: 0,
      done: 0,
      excused: 0,
    };
    const entry = companyAudit(await companyNamed(companyId), userId, 'Assigned courses', [
      { field: 'assignment', after: row.title },
    ]);
    const { isWritten, failed } = await tryTransact([
      ...newAssignmentItems(row, assignmentLimits.active),
      jobItem(row, userId),
      entry,
      ...(key ? [claimItem(key, body, row.id, epochSeconds() + jobDays * 86_400)] : []),
    ]);
    if (isWritten) return { status: 201, body: await shown(role, row) };
    const same = await repeated();
    if (same) return { status: 201, body: await shown(role, same) };
    throw new HttpProblem(409, failed[0] ? assignmentMessages.tooMany : assignmentMessages.changed);
  },

  async previewAssignmentChange(call) {
    const before = await changeableOf(call);
    const after = await checkedRule(call.company, call.body, before);
    return { status: 200, body: await previewRule(call.params.companyId, call.body, { before, after }) };
  },

  async changeAssignment(call) {
    const { companyId } = call.params;
    const before = await changeableOf(call);
    const rule = await checkedRule(call.company, call.body, before);
    await requireMark(companyId, call.body, { before, after: rule });
    const row = { ...before, ...rule, job_id: randomUUID(), version: before.version + 1 };
    const entry = companyAudit(await companyNamed(companyId), call.userId, 'Changed an assignment', [
      { field: 'assignment', before: before.title, after: row.title },
    ]);
    const items = [...changedAssignmentItems(before, row), jobItem(row, call.userId, before), entry];
    if (!(await tryWrite(items))) throw new HttpProblem(409, assignmentMessages.changed);
    return { status: 200, body: await shown(call.company, row) };
  },

  async endAssignment(call) {
    const company = await companyNamed(call.params.companyId);
    await retry(8, busy, async () => {
      if ((await assignmentOf(call)).state === 'ended') return true;
      const before = await changeableOf(call);
      const ended = { state: 'ended', ended_at: timestamp(), job_id: randomUUID() } as const;
      const row = { ...before, ...ended, version: before.version + 1 };
      const change = { field: 'assignment', before: before.title };
      return (
        (await tryWrite([
          ...endedAssignmentItems(before, row),
          jobItem(row, call.userId),
          companyAudit(company, call.userId, 'Ended an assignment', [change]),
        ])) || undefined
      );
    });
    return { status: 204 };
  },

  async listAssignmentPeople(call) {
    const { companyId } = call.params;
    const [{ id }, { time_zone }] = await Promise.all([assignmentOf(call), readCompanyProfile(companyId)]);
    const today = dayInZone(Date.now(), time_zone);
    const { state, ...page } = call.query;
    const { items, next } = await listSelected(
      dutiesOfAssignment(id),
      page,
      DutyItem,
      (duty) => state === undefined || stateOf(duty, today) === state,
    );
    const ids = items.map(({ person_id }) => person_id);
    const found = await readPeopleById(companyId, ids);
    const people = new Map(
      found.filter((person) => isInScope(person, scopeOf(call.company))).map((person) => [person.id, person]),
    );
    const rows = items.flatMap((duty) => {
      const person = people.get(duty.person_id);
      return person ? [toAssignedPerson(duty, person, today)] : [];
    });
    return { status: 200, body: { items: rows, next } };
  },

  async listPersonAssignments({ params: { companyId, personId }, query, company }) {
    await personIn(companyId, personId, scopeOf(company));
    const [{ items, next }, { time_zone }] = await Promise.all([
      listDutiesOf(companyId, personId, query),
      readCompanyProfile(companyId),
    ]);
    const rows = await readAssignments(
      companyId,
      items.map(({ assignment_id }) => assignment_id),
    );
    const seen = new Map(rows.filter((row) => seesAssignment(company, row)).map((row) => [row.id, row]));
    const courses = await readCourseTitles(rows.flatMap(({ course_ids }) => course_ids));
    const about = { courses, today: dayInZone(Date.now(), time_zone) };
    const own = items.flatMap((duty) => {
      const assignment = seen.get(duty.assignment_id);
      return assignment ? [toPersonAssignment(duty, assignment, about)] : [];
    });
    return { status: 200, body: { items: own, next } };
  },
};

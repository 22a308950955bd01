import type {
  AssignedPerson,
  CompanyAssignment,
  PersonAssignment,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { type DutyState, dutyStateOf } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import * as z from 'zod';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import { keys } from '../platform/keys.ts';
import { getItems } from '../platform/table.ts';
import { readGroups } from '../rows/group/read.ts';
import { readPeopleById } from '../rows/person/read.ts';
import type { PersonRow } from '../rows/person/row.ts';
import { changesAssignment, groupsOf } from './assignment-access.ts';
import type { AssignmentRow } from './assignment-row.ts';
import type { DutyRow } from '../rows/duty/row.ts';
import { readCourseTitles, titled, type TitledCourse } from './path-row.ts';

const JobState = z.object({ id: z.string(), state: z.string() });

/** Returns the ids of those jobs that are running. */
async function runningOf(companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = ids.map((id) => keys.companyJob(companyId, id));
  const jobs = wanted.length === 0 ? [] : await getItems(wanted, JobState);
  return new Set(jobs.filter(({ state }) => state === 'running').map(({ id }) => id));
}

const subjectOf = ({ path_id, course_ids: [course_id = ''] }: AssignmentRow) =>
  path_id === undefined ? ({ kind: 'course', course_id } as const) : ({ kind: 'path', path_id } as const);

/** Returns assignments as a person with a role sees them, with the names of their groups and of at most `people` people each. */
export async function toAssignments(
  role: CompanyRoleRow,
  rows: readonly AssignmentRow[],
  people: number,
): Promise<CompanyAssignment[]> {
  const { company_id } = role;
  const peopleOf = ({ audience }: AssignmentRow) =>
    audience.kind === 'people' ? audience.people.slice(0, people) : [];
  const [courses, groups, named, running] = await Promise.all([
    readCourseTitles(rows.flatMap(({ course_ids }) => course_ids)),
    readGroups(company_id, rows.flatMap(groupsOf)),
    readPeopleById(company_id, rows.flatMap(peopleOf)),
    runningOf(
      company_id,
      rows.map(({ job_id }) => job_id),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    subject: subjectOf(row),
    audience: row.audience,
    due: row.due,
    is_mandatory: row.is_mandatory,
    title: row.title,
    courses: titled(row.course_ids, courses),
    groups: groups.filter(({ id }) => groupsOf(row).includes(id)).map(({ id, name }) => ({ id, name })),
    people: named
      .filter(({ id }) => peopleOf(row).includes(id))
      .map(({ id, email, name }) => ({ id, email, name })),
    state: row.state,
    created_at: row.created_at,
    ended_at: row.ended_at ?? null,
    assigned: row.assigned,
    done: row.done,
    excused: row.excused,
    is_working: running.has(row.job_id),
    can_change: row.state === 'active' && changesAssignment(role, row),
  }));
}

/** Returns the state of a person's part in an assignment on a day. */
export const stateOf = (duty: DutyRow, today: string): DutyState =>
  dutyStateOf(
    {
      excused_at: duty.excused_at ?? null,
      done_at: duty.done_at ?? null,
      due_on: duty.due_on ?? null,
      is_started: Object.keys(duty.courses).length > 0,
    },
    today,
  );

const fieldsOf = (duty: DutyRow, today: string) => ({
  state: stateOf(duty, today),
  due_on: duty.due_on ?? null,
  assigned_at: duty.assigned_at,
  done_at: duty.done_at ?? null,
  excused_at: duty.excused_at ?? null,
});

/** Returns a person with an assignment, as the API shows them. */
export const toAssignedPerson = (
  duty: DutyRow,
  { id, email, name }: PersonRow,
  today: string,
): AssignedPerson => ({
  id,
  email,
  name,
  ...fieldsOf(duty, today),
  courses_done: Object.values(duty.courses).filter(({ done_at }) => done_at !== undefined).length,
});

/** Returns an assignment of one person. */
export const toPersonAssignment = (
  duty: DutyRow,
  { title, is_mandatory, course_ids }: AssignmentRow,
  { courses, today }: { courses: ReadonlyMap<string, TitledCourse>; today: string },
): PersonAssignment => ({
  assignment_id: duty.assignment_id,
  title,
  is_mandatory,
  ...fieldsOf(duty, today),
  courses: titled(course_ids, courses).map((course) => ({
    ...course,
    started_at: duty.courses[course.id]?.started_at ?? null,
    done_at: duty.courses[course.id]?.done_at ?? null,
  })),
});

import * as z from 'zod';
import { keys } from '../platform/keys.ts';
import { listItems } from '../platform/table.ts';
import { listGroupMembers } from '../rows/group/read.ts';
import { readPeopleById } from '../rows/person/read.ts';
import { type AssignmentRow, readAssignment } from './assignment-row.ts';
import { planDuties, plannedItems, readDutyCompany } from './duties.ts';
import { readDutiesOf } from '../rows/duty/row.ts';
import type { JobChange, JobRow, StepPlan } from './job-row.ts';
import { readLearned } from './learned.ts';

/** A list of people whom an assignment applies to or applied to. A job reads it page by page. */
const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('group'), id: z.string() }),
  z.object({ kind: z.literal('people'), ids: z.array(z.string()) }),
]);
type Source = z.output<typeof Source>;

/** The facts that each step of a job on an assignment needs. */
export const DutyJobFacts = z.object({ assignment_id: z.string(), sources: z.array(Source) });
export type DutyJobFacts = z.output<typeof DutyJobFacts>;

/** Returns the people affected by a change of an assignment: the audience before and after the change. */
export function sourcesOf(...rows: readonly Pick<AssignmentRow, 'audience'>[]): Source[] {
  const audiences = rows.map(({ audience }) => audience);
  if (audiences.some(({ kind }) => kind === 'everyone')) return [{ kind: 'everyone' }];
  const groups = new Set(audiences.flatMap((each) => (each.kind === 'groups' ? each.groups : [])));
  const ids = new Set(audiences.flatMap((each) => (each.kind === 'people' ? each.people : [])));
  return [
    ...Array.from(groups, (id) => ({ kind: 'group', id }) as const),
    ...(ids.size > 0 ? [{ kind: 'people', ids: Array.from(ids) } as const] : []),
  ];
}

/** The people of a step: with three items each, they fit into its transaction. */
const peopleOfStep = 25;
const PersonId = z.object({ id: z.string() });

/** Lists the ids of the next people of a source. */
async function nextPeople(
  companyId: string,
  source: Source,
  cursor: string | undefined,
): Promise<{ ids: string[]; next: string | null }> {
  const page = { limit: peopleOfStep, cursor };
  if (source.kind === 'people') {
    const at = Number(cursor ?? 0);
    const end = at + peopleOfStep;
    return { ids: source.ids.slice(at, end), next: end < source.ids.length ? String(end) : null };
  }
  if (source.kind === 'group') {
    const { items, next } = await listGroupMembers(companyId, source.id, page);
    return { ids: items, next };
  }
  const { pk, sk: prefix } = keys.person(companyId);
  const { items, next } = await listItems({ pk, prefix, consistent: true }, page, PersonId);
  return { ids: items.map(({ id }) => id), next };
}

/** Returns the change of a job that has worked on a page of people. */
function afterPage(job: JobRow, next: string | null): JobChange {
  if (next !== null) return { cursor: next };
  const isLast = job.next + 1 >= job.chunks;
  return { next: job.next + 1, cursor: undefined, ...(isLast && { state: 'done' }) };
}

/** Plans what a page of people get and lose, with the rule that the assignment has now. */
async function planPage(job: JobRow, assignmentId: string, ids: string[]): Promise<StepPlan['items']> {
  const { company_id } = job;
  const [assignment, people, duties, company] = await Promise.all([
    readAssignment(company_id, assignmentId),
    readPeopleById(company_id, ids, { consistent: true }),
    readDutiesOf(company_id, ids, assignmentId),
    readDutyCompany(company_id),
  ]);
  if (!assignment) return [];
  const learned = await readLearned(company_id, people, new Set(assignment.course_ids));
  const cases = people.map((person) => ({
    assignment,
    person,
    duty: duties.get(person.id),
    learned: learned.get(person.id) ?? new Map(),
  }));
  return plannedItems(assignment, planDuties(cases, company, Date.now()), company);
}

/** Begins a step of the work on an assignment: it gives it to the next people of its audience, or takes it from them. */
export async function dutyStep(job: JobRow): Promise<() => Promise<StepPlan>> {
  const { assignment_id, sources } = DutyJobFacts.parse(job.facts);
  const source = sources[job.next];
  if (!source) return async () => ({ change: { state: 'done' }, items: [] });
  const { ids, next } = await nextPeople(job.company_id, source, job.cursor);
  return async () => ({
    change: afterPage(job, next),
    items: ids.length === 0 ? [] : await planPage(job, assignment_id, ids),
  });
}

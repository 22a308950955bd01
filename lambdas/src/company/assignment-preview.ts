import type {
  AssignmentPreview,
  AssignmentRule,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { dueDayOf } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { dayInZone } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { pageSize } from '@redwhiteandcode/contract/api/page.ts';
import { requestMark } from '../platform/idempotency.ts';
import { listAll } from '../platform/table.ts';
import { readCompanyProfile } from '../rows/company/read.ts';
import { listAllGroupMembers } from '../rows/group/read.ts';
import { listAllPeople, readPeopleById } from '../rows/person/read.ts';
import { hasSeat, type PersonRow } from '../rows/person/row.ts';
import type { AssignmentRow } from './assignment-row.ts';
import { isInAudience } from './duty-plan.ts';
import { dutiesOfAssignment, DutyItem, type DutyRow } from '../rows/duty/row.ts';

/** The part of an assignment's rule about people and days. */
export type AssignmentTerms = Pick<AssignmentRow, 'audience' | 'due' | 'title' | 'course_ids'>;

type Change = AssignmentPreview['people'][number];

/** Reads the people of an audience, and those who have the assignment. Only for work that is about all of them. */
async function readAllOf(
  companyId: string,
  { audience }: Pick<AssignmentRow, 'audience'>,
  duties: readonly DutyRow[],
): Promise<PersonRow[]> {
  if (audience.kind === 'everyone') return listAllPeople(companyId);
  const ids =
    audience.kind === 'people'
      ? audience.people
      : (await Promise.all(audience.groups.map((group) => listAllGroupMembers(companyId, group)))).flat();
  return readPeopleById(companyId, [...ids, ...duties.map(({ person_id }) => person_id)]);
}

/** Returns the effect of a rule on a person; `keeps` if the person's assignment stays the same. */
function changeOf(
  person: PersonRow,
  duty: DutyRow | undefined,
  { before, after, today }: { before: AssignmentTerms | undefined; after: AssignmentTerms; today: string },
): Pick<Change, 'due_before' | 'due_after'> & { change: Change['change'] | 'keeps' | 'none' } {
  const due_before = duty?.due_on ?? null;
  const has = isInAudience(after, person) && hasSeat(person);
  const due_after = (has && dueDayOf(after.due, duty?.assigned_on ?? today)) || null;
  const days = { due_before, due_after };
  if (!has) return { ...days, change: duty && duty.done_at === undefined ? 'loses' : 'none' };
  if (person.state !== 'accepted') {
    const isNew = !before || !isInAudience(before, person);
    // The days until it is due count from the day on which they accept.
    const due = after.due.kind === 'on' ? due_after : null;
    return { due_before, due_after: due, change: isNew ? 'gets_later' : 'none' };
  }
  if (!duty) return { ...days, change: 'gets' };
  const isOpen = duty.done_at === undefined && duty.excused_at === undefined;
  return { ...days, change: isOpen && due_before !== due_after ? 'due_changes' : 'keeps' };
}

const order: readonly Change['change'][] = ['gets', 'loses', 'due_changes', 'gets_later'];

/**
 * Decides what saving the rule of an assignment would change, with what the company has now. The mark covers the rule, its
 * version, and all people who change.
 */
export async function previewRule(
  companyId: string,
  rule: AssignmentRule,
  { before, after }: { before: AssignmentRow | undefined; after: AssignmentTerms },
): Promise<AssignmentPreview> {
  const duties = before ? await listAll(dutiesOfAssignment(before.id), DutyItem) : [];
  const [people, { time_zone }] = await Promise.all([
    readAllOf(companyId, after, duties),
    readCompanyProfile(companyId),
  ]);
  const today = dayInZone(Date.now(), time_zone);
  const own = new Map(duties.map((duty) => [duty.person_id, duty]));
  const all = people.map((person) => ({
    person,
    ...changeOf(person, own.get(person.id), { before, after, today }),
  }));
  const changed = all
    .flatMap(({ person: { id, email, name }, change, due_before, due_after }) =>
      change === 'keeps' || change === 'none' ? [] : [{ id, email, name, change, due_before, due_after }],
    )
    .toSorted(
      (one, other) =>
        order.indexOf(one.change) - order.indexOf(other.change) || (one.email < other.email ? -1 : 1),
    );
  const count = (change: string) => all.filter((each) => each.change === change).length;
  const { title, course_ids } = after;
  return {
    mark: requestMark({ companyId, rule, title, course_ids, version: before?.version, changed }),
    gets: count('gets'),
    gets_later: count('gets_later'),
    loses: count('loses'),
    due_changes: count('due_changes'),
    keeps: count('keeps'),
    people: changed.slice(0, pageSize.default),
  };
}

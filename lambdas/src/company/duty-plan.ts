import { isDeepStrictEqual } from 'node:util';
import { dayInZone } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dueDayOf } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { nextReminder } from '@redwhiteandcode/contract/company/reminder-rules.ts';
import { timestamp } from '../platform/clock.ts';
import type { PersonRow } from '../rows/person/row.ts';
import type { AssignmentCounts, AssignmentRow } from './assignment-row.ts';
import { type CourseWork, dutyCounts, type DutyRow } from '../rows/duty/row.ts';

/** A person's progress with the company's seat, by course. */
export type Learned = ReadonlyMap<string, CourseWork>;

/** The facts that determine a person's duty. */
export interface DutyCase {
  assignment: AssignmentRow;
  person: PersonRow;
  duty: DutyRow | undefined;
  learned: Learned;
}

/** The moment of a decision, and the time zone in which the company's days end. */
export interface Moment {
  now: number;
  timeZone: string;
}

/** How a person's part in an assignment changes. */
export type DutyChange =
  | { kind: 'gets'; before: undefined; after: DutyRow }
  | { kind: 'changes'; before: DutyRow; after: DutyRow }
  | { kind: 'loses'; before: DutyRow; after: undefined };

/** Whether an assignment is for a person, once they have accepted their seat. */
export function isInAudience(
  { audience }: Pick<AssignmentRow, 'audience'>,
  { id, groups }: Pick<PersonRow, 'id' | 'groups'>,
): boolean {
  if (audience.kind === 'everyone') return true;
  return audience.kind === 'people'
    ? audience.people.includes(id)
    : groups.some((group) => audience.groups.includes(group));
}

/** Returns what a person has done in an assignment's courses, and when the last was completed if all are. */
function workOf(
  course_ids: readonly string[],
  known: DutyRow['courses'],
  learned: Learned,
): Pick<DutyRow, 'courses' | 'done_at'> {
  const courses = Object.fromEntries(
    course_ids.flatMap((id) => {
      const [before, now] = [known[id], learned.get(id)];
      // What was completed with an earlier seat stays completed.
      const work = before?.done_at === undefined ? (now ?? before) : before;
      return work ? [[id, work] as const] : [];
    }),
  );
  const ends = course_ids.map((id) => courses[id]?.done_at ?? '');
  return { courses, done_at: ends.includes('') ? undefined : ends.toSorted().at(-1) };
}

const newDuty = ({ assignment, person, learned }: DutyCase, { now, timeZone }: Moment): DutyRow => {
  const assigned_on = dayInZone(now, timeZone);
  const due_on = dueDayOf(assignment.due, assigned_on);
  const work = workOf(assignment.course_ids, {}, learned);
  const next = work.done_at === undefined ? nextReminder(due_on, timeZone, now) : undefined;
  return {
    company_id: assignment.company_id,
    person_id: person.id,
    assignment_id: assignment.id,
    assigned_at: timestamp(now),
    assigned_on,
    due_on,
    ...work,
    next_at: next === undefined ? undefined : timestamp(next),
    reminded_at: timestamp(now),
    version: 1,
  };
};

/** Returns a duty with the time of the next reminder after a moment; without one if it is done or excused. */
export function withReminder(duty: DutyRow, { now, timeZone }: Moment): DutyRow {
  const isOpen = duty.done_at === undefined && duty.excused_at === undefined;
  const next = isOpen ? nextReminder(duty.due_on, timeZone, now) : undefined;
  return {
    ...duty,
    next_at: next === undefined ? undefined : timestamp(next),
    reminded_at: timestamp(now),
  };
}

function updatedDuty(duty: DutyRow, { assignment, learned }: DutyCase, moment: Moment): DutyRow {
  const after = {
    ...duty,
    due_on: dueDayOf(assignment.due, duty.assigned_on),
    ...workOf(assignment.course_ids, duty.courses, learned),
  };
  const isSame =
    after.due_on === duty.due_on && (after.done_at === undefined) === (duty.done_at === undefined);
  return isSame ? after : withReminder(after, moment);
}

/** Returns a value without the properties that are undefined, which no row has. */
const stored = (value: object): unknown => JSON.parse(JSON.stringify(value));

/**
 * Returns how a person's part in an assignment must change; undefined if it is as it should be. People have the assignments to
 * them while they have accepted a seat. What they have finished stays when it ends.
 */
export function planDuty(one: DutyCase, moment: Moment): DutyChange | undefined {
  const { assignment, person, duty } = one;
  const has =
    assignment.state === 'active' && person.state === 'accepted' && isInAudience(assignment, person);
  if (!has) {
    const isLost = duty !== undefined && duty.done_at === undefined;
    return isLost ? { kind: 'loses', before: duty, after: undefined } : undefined;
  }
  if (!duty) return { kind: 'gets', before: undefined, after: newDuty(one, moment) };
  const after = updatedDuty(duty, one, moment);
  return isDeepStrictEqual(stored(after), stored(duty))
    ? undefined
    : { kind: 'changes', before: duty, after };
}

/** Returns how changes of duties change the numbers of their assignment. */
export function countChanges(changes: readonly Pick<DutyChange, 'before' | 'after'>[]): AssignmentCounts {
  const sum = { assigned: 0, done: 0, excused: 0 };
  for (const { before, after } of changes) {
    const [was, is] = [dutyCounts(before), dutyCounts(after)];
    sum.assigned += is.assigned - was.assigned;
    sum.done += is.done - was.done;
    sum.excused += is.excused - was.excused;
  }
  return sum;
}

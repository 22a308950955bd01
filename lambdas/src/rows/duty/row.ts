import * as z from 'zod';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { indexes, keys } from '../../platform/keys.ts';
import {
  getItem,
  getItems,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  updateExisting,
} from '../../platform/table.ts';

/** How far a person is in a course that a company assigned. */
export const CourseWork = z.object({ started_at: z.string(), done_at: z.string().optional() });
export type CourseWork = z.output<typeof CourseWork>;

/**
 * A person's part in an assignment. `courses` has the courses that the person has started. The state is derived from the day
 * (`dutyStateOf`).
 */
export const DutyItem = z.object({
  company_id: z.string(),
  person_id: z.string(),
  assignment_id: z.string(),
  assigned_at: z.string(),
  /** The day of `assigned_at` in the company's time zone, from which the days until it is due count. */
  assigned_on: z.string(),
  due_on: z.string().optional(),
  courses: z.record(z.string(), CourseWork),
  done_at: z.string().optional(),
  excused_at: z.string().optional(),
  /** When the schedule looks at it again to remind; absent if there is nothing to remind of. */
  next_at: z.string().optional(),
  /** The time until which reminders were sent, or left out. */
  reminded_at: z.string(),
  version: z.int(),
});
export type DutyRow = z.output<typeof DutyItem>;

const keyOf = ({ company_id, person_id, assignment_id }: DutyRow) =>
  keys.companyDuty(company_id, person_id, assignment_id);

/** Reads a person's part in an assignment consistently. */
export const readDuty = (
  companyId: string,
  personId: string,
  assignmentId: string,
): Promise<DutyRow | undefined> =>
  getItem(keys.companyDuty(companyId, personId, assignmentId), DutyItem, { consistent: true });

/** Reads the parts of people in an assignment, by person and consistently. */
export async function readDutiesOf(
  companyId: string,
  personIds: readonly string[],
  assignmentId: string,
): Promise<ReadonlyMap<string, DutyRow>> {
  const wanted = personIds.map((id) => keys.companyDuty(companyId, id, assignmentId));
  const found = wanted.length === 0 ? [] : await getItems(wanted, DutyItem, { consistent: true });
  return new Map(found.map((duty) => [duty.person_id, duty]));
}

/** Lists the parts of a person in assignments, consistently. */
export const listDutiesOf = (
  companyId: string,
  personId: string,
  page: PageQuery,
): Promise<PageOf<DutyRow>> => {
  const { pk, sk: prefix } = keys.companyDuty(companyId, personId);
  return listItems({ pk, prefix, consistent: true }, page, DutyItem);
};

/** Returns the listing of the people's parts in an assignment, the first due day first. */
export const dutiesOfAssignment = (assignmentId: string) =>
  ({
    index: 'gsi2',
    pk: indexes.companyDuties({ assignment_id: assignmentId, person_id: '' }).gsi2pk,
  }) as const;

/** Makes the item of a new duty. It is refused if the person has the assignment. */
export const newDutyItem = (duty: DutyRow): TransactItem =>
  putNew({ ...keyOf(duty), ...indexes.companyDuties(duty, duty.next_at), ...duty });

/** Makes the item that changes a duty. It is refused if it has changed since the read. */
export function changedDutyItem(before: DutyRow, after: DutyRow): TransactItem {
  const { due_on, courses, done_at, excused_at, next_at, reminded_at } = after;
  return setAttributes(
    keyOf(before),
    {
      due_on,
      courses,
      done_at,
      excused_at,
      next_at,
      reminded_at,
      version: before.version + 1,
      ...indexes.companyDuties(after, next_at),
    },
    { condition: '#version = :read', values: { ':read': before.version } },
  );
}

/** Returns how a duty counts in the numbers of its assignment; none as nobody. */
export const dutyCounts = (duty: DutyRow | undefined) => ({
  assigned: Number(duty !== undefined),
  done: Number(duty?.done_at !== undefined && duty.excused_at === undefined),
  excused: Number(duty?.excused_at !== undefined),
});

/** Makes the item that deletes a duty. It is refused if it has changed since the read. */
export const deletedDutyItem = (duty: DutyRow): TransactItem => ({
  Delete: {
    Key: keyOf(duty),
    ConditionExpression: '#version = :read',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':read': duty.version },
  },
});

/** Makes the items that delete the duty of a person who is erased, and take it out of the numbers of its assignment. */
export function erasedDutyItems(duty: DutyRow): TransactItem[] {
  const { assigned, done, excused } = dutyCounts(duty);
  return [
    deletedDutyItem(duty),
    updateExisting(
      keys.companyAssignment(duty.company_id, duty.assignment_id),
      'ADD assigned :assigned, done :done, excused :excused',
      { ':assigned': -assigned, ':done': -done, ':excused': -excused },
    ),
  ];
}

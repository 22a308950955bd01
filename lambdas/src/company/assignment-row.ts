import type { AssignmentAudience } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import type { DueRule } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import * as z from 'zod';
import { indexes, keys } from '../platform/keys.ts';
import {
  getItem,
  getItems,
  putNew,
  setAttributes,
  type TransactItem,
  updateExisting,
} from '../platform/table.ts';

/**
 * What a company assigned. `course_ids` and `title` are those of the course, or that the path had when the assignment was last
 * saved. `assigned` counts the people who have it, `done` and `excused` those of them who have finished or are excused.
 */
export const AssignmentItem = z.object({
  company_id: z.string(),
  id: z.string(),
  state: z.enum(['active', 'ended']),
  path_id: z.string().optional(),
  title: z.string(),
  course_ids: z.array(z.string()),
  audience: z.custom<AssignmentAudience>(),
  due: z.custom<DueRule>(),
  is_mandatory: z.boolean(),
  created_at: z.string(),
  ended_at: z.string().optional(),
  /** The latest job that gives it to people and takes it from them. */
  job_id: z.string(),
  /** Counts the changes of the rule. */
  version: z.int(),
  assigned: z.int(),
  done: z.int(),
  excused: z.int(),
});
export type AssignmentRow = z.output<typeof AssignmentItem>;

/** The ids of a company's assignments that are not ended, in one row: it is read consistently, and limits them. */
const ActiveItem = z.object({ ids: z.set(z.string()).optional() });

/** Reads an assignment consistently. */
export const readAssignment = (companyId: string, id: string): Promise<AssignmentRow | undefined> =>
  getItem(keys.companyAssignment(companyId, id), AssignmentItem, { consistent: true });

/** Reads assignments by their ids, in any order and consistently. */
export const readAssignments = async (companyId: string, ids: readonly string[]): Promise<AssignmentRow[]> =>
  ids.length === 0
    ? []
    : getItems(
        ids.map((id) => keys.companyAssignment(companyId, id)),
        AssignmentItem,
        { consistent: true },
      );

/** Reads the assignments of a company that are not ended, in any order and consistently. */
export async function readActiveAssignments(companyId: string): Promise<AssignmentRow[]> {
  const active = await getItem(keys.activeAssignments(companyId), ActiveItem, { consistent: true });
  return readAssignments(companyId, Array.from(active?.ids ?? []));
}

/** Returns the listing of the assignments of a company in a state, the latest first. */
export const assignmentsOf = (companyId: string, state: AssignmentRow['state']) =>
  ({
    index: 'gsi2',
    pk: indexes.companyAssignments(companyId, state, '', '').gsi2pk,
    newestFirst: true,
  }) as const;

/** Makes the items that count an assignment as used by its groups and its path. They are refused if one was deleted. */
function usedItems(
  companyId: string,
  before: Pick<AssignmentRow, 'audience' | 'path_id'> | undefined,
  after: Pick<AssignmentRow, 'audience' | 'path_id'> | undefined,
): TransactItem[] {
  const used = (row: typeof before) => [
    ...(row?.audience.kind === 'groups'
      ? row.audience.groups.map((id) => keys.companyGroup(companyId, id))
      : []),
    ...(row?.path_id === undefined ? [] : [keys.companyPath(companyId, row.path_id)]),
  ];
  const [was, is] = [used(before), used(after)];
  const isIn = (list: typeof was, sk: string) => list.some((key) => key.sk === sk);
  const count = (key: (typeof was)[number], by: 1 | -1) =>
    updateExisting(key, 'ADD assignments :change', { ':change': by });
  return [
    ...is.filter(({ sk }) => !isIn(was, sk)).map((key) => count(key, 1)),
    ...was.filter(({ sk }) => !isIn(is, sk)).map((key) => count(key, -1)),
  ];
}

/** Makes the items of a new assignment. The first is refused if a company has as many as it may have. */
export const newAssignmentItems = (row: AssignmentRow, most: number): TransactItem[] => [
  {
    Update: {
      Key: keys.activeAssignments(row.company_id),
      UpdateExpression: 'ADD ids :id',
      ConditionExpression: 'attribute_not_exists(ids) OR size(ids) < :most',
      ExpressionAttributeValues: { ':id': new Set([row.id]), ':most': most },
    },
  },
  putNew({
    ...keys.companyAssignment(row.company_id, row.id),
    ...indexes.companyAssignments(row.company_id, row.state, row.created_at, row.id),
    ...row,
  }),
  ...usedItems(row.company_id, undefined, row),
];

const asRead = { condition: '#version = :read' } as const;

/** Makes the items that change the rule of an assignment. The first is refused if it has changed since the read. */
export function changedAssignmentItems(before: AssignmentRow, after: AssignmentRow): TransactItem[] {
  const {
    company_id,
    id,
    created_at: _at,
    assigned: _people,
    done: _done,
    excused: _excused,
    ...rule
  } = after;
  return [
    setAttributes(keys.companyAssignment(company_id, id), rule, {
      ...asRead,
      values: { ':read': before.version },
    }),
    ...usedItems(company_id, before, after),
  ];
}

/** Makes the items that end an assignment. The first is refused if it has changed since the read. */
export function endedAssignmentItems(before: AssignmentRow, ended: AssignmentRow): TransactItem[] {
  const { company_id, id, created_at, state, ended_at, job_id, version } = ended;
  return [
    setAttributes(
      keys.companyAssignment(company_id, id),
      { state, ended_at, job_id, version, ...indexes.companyAssignments(company_id, state, created_at, id) },
      { ...asRead, values: { ':read': before.version } },
    ),
    {
      Update: {
        Key: keys.activeAssignments(company_id),
        UpdateExpression: 'DELETE ids :id',
        ExpressionAttributeValues: { ':id': new Set([id]) },
      },
    },
    ...usedItems(company_id, before, undefined),
  ];
}

/** The changes of an assignment's numbers of people. */
export type AssignmentCounts = Pick<AssignmentRow, 'assigned' | 'done' | 'excused'>;

/** Makes the item that changes the numbers of people of an assignment. It is refused if the rule has changed since the read. */
export function countedAssignmentItem(
  { company_id, id, version }: AssignmentRow,
  { assigned, done, excused }: AssignmentCounts,
): TransactItem {
  const Key = keys.companyAssignment(company_id, id);
  const condition = {
    ConditionExpression: '#version = :read',
    ExpressionAttributeNames: { '#version': 'version' },
  };
  if (assigned === 0 && done === 0 && excused === 0)
    return { ConditionCheck: { Key, ...condition, ExpressionAttributeValues: { ':read': version } } };
  return {
    Update: {
      Key,
      ...condition,
      UpdateExpression: 'ADD assigned :assigned, done :done, excused :excused',
      ExpressionAttributeValues: {
        ':read': version,
        ':assigned': assigned,
        ':done': done,
        ':excused': excused,
      },
    },
  };
}

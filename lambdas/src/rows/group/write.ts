import { groupKey } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { type Key, keys } from '../../platform/keys.ts';
import {
  deleteExisting,
  putNew,
  setAttributes,
  type TransactItem,
  updateExisting,
} from '../../platform/table.ts';
import type { GroupRow } from './row.ts';

/** A new group, which may have its first people. */
export type NewGroup = Pick<GroupRow, 'id' | 'name'> & { people?: number };

/** Makes the items of a new group of a company. They are refused if there is a group with this name. */
export const newGroupItems = (companyId: string, group: NewGroup): TransactItem[] => [
  putNew({ ...keys.companyGroup(companyId, group.id), ...group }),
  putNew({
    ...keys.companyGroupName(companyId, groupKey(group.name)),
    group_id: group.id,
    name: group.name,
  }),
];

/** Makes the items that rename a group. They are refused if another group has the name, or if the group was renamed since. */
export function renamedGroupItems(companyId: string, { id, name }: GroupRow, after: string): TransactItem[] {
  const [was, is] = [groupKey(name), groupKey(after)];
  const named = { group_id: id, name: after };
  return [
    was === is
      ? setAttributes(keys.companyGroupName(companyId, is), named)
      : putNew({ ...keys.companyGroupName(companyId, is), ...named }),
    setAttributes(
      keys.companyGroup(companyId, id),
      { name: after },
      { condition: '#name = :before', values: { ':before': name } },
    ),
    ...(was === is ? [] : [deleteExisting(keys.companyGroupName(companyId, was))]),
  ];
}

const isNone = (count: string): string => `(attribute_not_exists(${count}) OR ${count} = :none)`;

/** Makes the items that delete a group. They are refused if it has people or assignments, or if it was renamed since. */
export const deletedGroupItems = (companyId: string, { id, name }: GroupRow): TransactItem[] => [
  {
    Delete: {
      Key: keys.companyGroup(companyId, id),
      ConditionExpression: `#name = :name AND ${isNone('people')} AND ${isNone('assignments')}`,
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': name, ':none': 0 },
    },
  },
  { Delete: { Key: keys.companyGroupName(companyId, groupKey(name)) } },
];

const memberItem = (
  key: Key,
  { group_id, person_id, isNew }: { group_id: string; person_id: string; isNew: boolean },
): TransactItem => (isNew ? putNew({ ...key, group_id, person_id }) : deleteExisting(key));

/** The groups of a person before and after a change. The person's row names them too. */
export interface GroupChange {
  personId: string;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Makes the items that change the members of groups, with one for the number of each group. `created` are groups that are made
 * with it. The items are refused if a group does not exist, or if a member was added or removed since the read.
 */
export function groupChangeItems(
  companyId: string,
  changes: readonly GroupChange[],
  created: readonly Pick<GroupRow, 'id' | 'name'>[] = [],
): TransactItem[] {
  const counts = new Map(created.map(({ id }) => [id, 0]));
  const members: TransactItem[] = [];
  const change = (group_id: string, person_id: string, by: 1 | -1) => {
    const key = keys.companyGroupMember(companyId, group_id, person_id);
    members.push(memberItem(key, { group_id, person_id, isNew: by === 1 }));
    counts.set(group_id, (counts.get(group_id) ?? 0) + by);
  };
  for (const { personId, before, after } of changes) {
    for (const group of after) if (!before.includes(group)) change(group, personId, 1);
    for (const group of before) if (!after.includes(group)) change(group, personId, -1);
  }
  const isNew = new Set(created.map(({ id }) => id));
  return [
    ...created.flatMap((group) => newGroupItems(companyId, { ...group, people: counts.get(group.id) ?? 0 })),
    ...members,
    ...Array.from(counts)
      .filter(([id, by]) => by !== 0 && !isNew.has(id))
      .map(([id, by]) =>
        updateExisting(keys.companyGroup(companyId, id), 'ADD people :change', { ':change': by }),
      ),
  ];
}

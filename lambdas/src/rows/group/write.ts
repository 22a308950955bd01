import { groupKey } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { type Key, keys } from '../../platform/keys.ts';
import { deleteExisting, putNew, type TransactItem, updateExisting } from '../../platform/table.ts';
import type { GroupRow } from './row.ts';

/** Makes the items of a new group of a company. They are refused if there is a group with this name. */
export const newGroupItems = (companyId: string, group: GroupRow): TransactItem[] => [
  putNew({ ...keys.companyGroup(companyId, group.id), ...group }),
  putNew({
    ...keys.companyGroupName(companyId, groupKey(group.name)),
    group_id: group.id,
    name: group.name,
  }),
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
  created: readonly Omit<GroupRow, 'people'>[] = [],
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

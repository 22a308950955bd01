import { groupKey } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { keys } from '../../platform/keys.ts';
import { deleteExisting, putNew, type TransactItem, updateExisting } from '../../platform/table.ts';
import type { GroupRow } from './row.ts';

/** Makes the items of a new group of a company. The second is refused if there is a group with this name. */
export const newGroupItems = (companyId: string, group: GroupRow): TransactItem[] => [
  putNew({ ...keys.companyGroup(companyId, group.id), ...group }),
  putNew({
    ...keys.companyGroupName(companyId, groupKey(group.name)),
    group_id: group.id,
    name: group.name,
  }),
];

/** Makes the item that counts the people who join a group or, below 0, leave it. It is refused if there is no such group. */
export const groupCountItem = (companyId: string, groupId: string, change: number): TransactItem =>
  updateExisting(keys.companyGroup(companyId, groupId), 'ADD people :change', { ':change': change });

/** Makes the item that makes a person a member of a group. It is refused if the person is one. The person's row names the group too. */
export const newGroupMemberItem = (companyId: string, groupId: string, personId: string): TransactItem =>
  putNew({
    ...keys.companyGroupMember(companyId, groupId, personId),
    group_id: groupId,
    person_id: personId,
  });

/** Makes the items that take a person out of groups. They are refused if the person is not in one of them. */
export const leftGroupItems = (
  companyId: string,
  groups: readonly string[],
  personId: string,
): TransactItem[] =>
  groups.flatMap((group) => [
    deleteExisting(keys.companyGroupMember(companyId, group, personId)),
    groupCountItem(companyId, group, -1),
  ]);

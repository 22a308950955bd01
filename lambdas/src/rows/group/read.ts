import * as z from 'zod';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { groupKey } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { keys } from '../../platform/keys.ts';
import { getItems, listAll, listItems } from '../../platform/table.ts';
import { GroupItem, GroupNameItem, type GroupRow } from './row.ts';

/** Lists the groups of a company, consistently. */
export const listGroups = (companyId: string): Promise<GroupRow[]> => {
  const { pk, sk: prefix } = keys.companyGroup(companyId);
  return listAll({ pk, prefix, consistent: true }, GroupItem);
};

/** Reads groups of a company by their ids, in any order and consistently. */
export const readGroups = async (companyId: string, ids: readonly string[]): Promise<GroupRow[]> =>
  ids.length === 0
    ? []
    : getItems(
        ids.map((id) => keys.companyGroup(companyId, id)),
        GroupItem,
        { consistent: true },
      );

/** Lists the groups of a company whose name starts with a text, by name. */
export async function listGroupsByName(
  companyId: string,
  start: string,
  page: PageQuery,
): Promise<PageOf<GroupRow>> {
  const { pk, sk: prefix } = keys.companyGroupName(companyId, groupKey(start));
  const { items, next } = await listItems({ pk, prefix, consistent: true }, page, GroupNameItem);
  const ids = items.map(({ group_id }) => group_id);
  const groups = new Map((await readGroups(companyId, ids)).map((group) => [group.id, group]));
  return { items: ids.flatMap((id) => groups.get(id) ?? []), next };
}

const MemberItem = z.object({ person_id: z.string() });

/** Lists the ids of the people in a group, consistently. */
export async function listGroupMembers(
  companyId: string,
  groupId: string,
  page: PageQuery,
): Promise<PageOf<string>> {
  const { pk, sk: prefix } = keys.companyGroupMember(companyId, groupId);
  const { items, next } = await listItems({ pk, prefix, consistent: true }, page, MemberItem);
  return { items: items.map(({ person_id }) => person_id), next };
}

/** Lists the ids of all people in a group. Only for work that is about all of them. */
export async function listAllGroupMembers(companyId: string, groupId: string): Promise<string[]> {
  const { pk, sk: prefix } = keys.companyGroupMember(companyId, groupId);
  return (await listAll({ pk, prefix, consistent: true }, MemberItem)).map(({ person_id }) => person_id);
}

/** Returns the ids of those of these names that are groups of a company, by `groupKey`. Reads consistently. */
export async function groupIdsOf(
  companyId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = names.map((name) => keys.companyGroupName(companyId, groupKey(name)));
  const found = wanted.length === 0 ? [] : await getItems(wanted, GroupNameItem, { consistent: true });
  return new Map(found.map(({ group_id, name }) => [groupKey(name), group_id]));
}

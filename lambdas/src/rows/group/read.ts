import { groupKey } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { keys } from '../../platform/keys.ts';
import { getItems, listAll } from '../../platform/table.ts';
import { GroupItem, GroupNameItem, type GroupRow } from './row.ts';

/** Lists the groups of a company, consistently. */
export const listGroups = (companyId: string): Promise<GroupRow[]> => {
  const { pk, sk: prefix } = keys.companyGroup(companyId);
  return listAll({ pk, prefix, consistent: true }, GroupItem);
};

/** Returns the ids of those of these names that are groups of a company, by `groupKey`. Reads consistently. */
export async function groupIdsOf(
  companyId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = names.map((name) => keys.companyGroupName(companyId, groupKey(name)));
  const found = wanted.length === 0 ? [] : await getItems(wanted, GroupNameItem, { consistent: true });
  return new Map(found.map(({ group_id, name }) => [groupKey(name), group_id]));
}

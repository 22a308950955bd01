import type { CompanyRoleRow } from '../../platform/company-roles.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { deleteExisting, putNew, type TransactItem } from '../../platform/table.ts';

/** Makes the item that counts the owners of a company. */
const ownerCountItem = (companyId: string, change: 1 | -1): TransactItem => ({
  Update: {
    Key: keys.companyProfile(companyId),
    UpdateExpression: 'ADD owners :change',
    ExpressionAttributeValues: { ':change': change },
  },
});

/** Makes the items that give a user a role in a company. The first is refused if they have one. */
export function newCompanyRoleItems(row: CompanyRoleRow): TransactItem[] {
  const { user_id, company_id, role, since } = row;
  return [
    putNew({
      ...keys.companyRole(user_id, company_id),
      ...indexes.companyRoles(since, company_id, user_id),
      ...row,
    }),
    ...(role === 'owner' ? [ownerCountItem(company_id, 1)] : []),
  ];
}

/** Makes the items that take a role in a company from a user. The first is refused if they have none. */
export const removedCompanyRoleItems = ({ user_id, company_id, role }: CompanyRoleRow): TransactItem[] => [
  deleteExisting(keys.companyRole(user_id, company_id)),
  ...(role === 'owner' ? [ownerCountItem(company_id, -1)] : []),
];

import type { CompanyRoleRow } from '../../platform/company-roles.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { deleteExisting, putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';

/** Makes the item that counts the owners of a company. With `leavesOne`, it is refused for the last owner. */
const ownerCountItem = (companyId: string, change: 1 | -1, { leavesOne = false } = {}): TransactItem => ({
  Update: {
    Key: keys.companyProfile(companyId),
    UpdateExpression: 'ADD owners :change',
    ...(leavesOne && { ConditionExpression: 'owners > :last' }),
    ExpressionAttributeValues: { ':change': change, ...(leavesOne && { ':last': 1 }) },
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

/** Makes the items that take a role in a company from a user, also from its last owner. The first is refused if they have none. */
export const removedCompanyRoleItems = ({ user_id, company_id, role }: CompanyRoleRow): TransactItem[] => [
  deleteExisting(keys.companyRole(user_id, company_id)),
  ...(role === 'owner' ? [ownerCountItem(company_id, -1)] : []),
];

/**
 * Makes the items that change or, without `after`, remove a user's role in a company. The first is refused if it has changed
 * since the read, the second if it is that of the last owner.
 */
export function changedCompanyRoleItems(
  before: CompanyRoleRow,
  after: Pick<CompanyRoleRow, 'role' | 'groups'> | undefined,
): TransactItem[] {
  const { user_id, company_id } = before;
  const key = keys.companyRole(user_id, company_id);
  const [was, is] = [before.role === 'owner', after?.role === 'owner'];
  const asRead = {
    ConditionExpression: '#role = :before',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':before': before.role },
  };
  return [
    after
      ? setAttributes(
          key,
          { role: after.role, groups: after.groups },
          {
            condition: '#role = :before',
            values: { ':before': before.role },
          },
        )
      : { Delete: { Key: key, ...asRead } },
    ...(was === is ? [] : [ownerCountItem(company_id, is ? 1 : -1, { leavesOne: was })]),
  ];
}
/** Makes the items that write the account of a new company, which opens with the payment of its first order. */
export const newCompanyAccountItems = (row: {
  id: string;
  company_name: string;
  primary_contact_email: string;
  created_at: string;
}): TransactItem[] => [
  putNew({
    ...keys.corporateAccount(row.id),
    ...indexes.corporateAccounts(row.created_at, row.id),
    ...row,
    account_status: 'inactive',
    seats_purchased: 0,
    seats_ordered: 0,
    seats_used: 0,
    version: 1,
  }),
  countItem(row.id, { corporate_accounts: 1 }),
];

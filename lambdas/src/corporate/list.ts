import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';

/** The list of all corporate accounts. */
export const accounts: ListDescriptor<'corporate-accounts', CorporateAccount> = {
  name: 'corporate-accounts',
  allRows: { index: 'gsi1', pk: indexes.corporateAccounts('', '').gsi1pk },
  words: ['company_name', 'primary_contact_email'],
  sorts: { company_name: 'company_name' },
  states: {},
  totals: ({ account_status, seats_purchased, seats_used }) => ({
    corporate_accounts: 1,
    active_corporate_accounts: Number(account_status === 'active'),
    seats_purchased,
    seats_used,
  }),
};

/** The domain's searchable lists, by name. */
export const lists = { 'corporate-accounts': accounts };

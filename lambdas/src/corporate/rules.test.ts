import { describe, expect, it } from 'vitest';
import type {
  CorporateAccount,
  NewCorporateAccount,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { Totals } from '../platform/totals.ts';
import { columns, editedAccount, newAccount, summaryOf } from './rules.ts';

const sent: NewCorporateAccount = {
  company_name: 'Sample Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: 10,
  account_status: 'active',
};
const time = '2025-02-10T14:00:00.000Z';
const row: CorporateAccount = { ...newAccount(sent, { id: 'a', time }), seats_used: 4 };

describe('an account', () => {
  it('has no used seats at first', () => {
    expect(newAccount(sent, { id: 'a', time })).toEqual({
      id: 'a',
      ...sent,
      seats_ordered: 0,
      seats_used: 0,
      created_at: time,
      version: 1,
    });
  });

  it('keeps its used seats and its creation time after an edit', () => {
    const edit = { ...sent, company_name: 'Sample Company B', version: 1 };
    expect(editedAccount(row, edit)).toEqual({ ...row, company_name: 'Sample Company B', version: 2 });
  });
});

describe('an account in the admin area', () => {
  it('is counted in the summary', () => {
    const totals = {
      corporate_accounts: 4,
      active_corporate_accounts: 3,
      seats_purchased: 20,
      seats_used: 5,
    } as Totals;
    expect(summaryOf(totals)).toEqual({
      total_accounts: 4,
      active_accounts: 3,
      seats_purchased: 20,
      seats_used: 5,
    });
  });

  it.each([
    ['active', 'Active'],
    ['inactive', 'Inactive'],
  ] as const)('is exported with the status %s as %s', (account_status, status) => {
    const cells = columns.map(({ of }) => of({ ...row, account_status }));
    expect(cells).toEqual(['Sample Company', 'hr@example.com', 4, 10, status, '2025-02-10T09:00:00-05:00']);
  });
});

import { expect, test } from 'vitest';
import { checkAccount } from './AccountDialog.tsx';

const account = {
  company_name: 'Sample Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: '10',
  account_status: 'active',
};

test('a complete account can be stored', () => expect(checkAccount(account, 10)).toBeUndefined());

test.each([
  [{ company_name: ' ' }, 'company_name'],
  [{ company_name: 'x'.repeat(201) }, 'company_name'],
  [{ primary_contact_email: 'hr@example' }, 'primary_contact_email'],
  [{ seats_purchased: '' }, 'seats_purchased'],
  [{ seats_purchased: '2.5' }, 'seats_purchased'],
  [{ seats_purchased: '0' }, 'seats_purchased'],
  [{ seats_purchased: '100001' }, 'seats_purchased'],
])('%j is refused at %s', (change, field) => {
  expect(Object.keys(checkAccount({ ...account, ...change }, 0)?.fields ?? {})).toEqual([field]);
});

test('seats that are taken are not sold twice', () => {
  expect(checkAccount(account, 11)?.fields?.seats_purchased).toBe('11 seats are taken; take some back first');
});

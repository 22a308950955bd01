import { expect, it } from 'vitest';
import { accountOf, type AccountValues, checkAccount, checkSeat } from './rules.ts';
import { NewCorporateAccount } from './admin-operations.ts';

const account: AccountValues = {
  company_name: 'Sample Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: '1,000',
  account_status: 'active',
};

it('the API accepts a complete account from the form', () => {
  expect(checkAccount({ seatsUsed: 10 })(account)).toBeUndefined();
  expect(NewCorporateAccount.parse(accountOf(account))).toEqual({ ...account, seats_purchased: 1000 });
});

it.each([
  ['company_name', ' ', 'Enter the company'],
  ['company_name', '\u200B', 'Enter the company'],
  ['company_name', 'x'.repeat(201), 'Use at most 200 characters'],
  ['company_name', 'a\nb', 'Please remove the control characters'],
  ['primary_contact_email', 'a@b@c.com', 'Please enter a valid email address'],
  ['seats_purchased', '', 'Enter a whole number of seats, 1 or more'],
  ['seats_purchased', '2.5', 'Enter a whole number of seats, 1 or more'],
  ['seats_purchased', '0', 'Enter a whole number of seats, 1 or more'],
  ['seats_purchased', '100001', 'At most 100,000 seats'],
] as const)('the form and the API refuse the %s %j: %s', (field, value, message) => {
  const values = { ...account, [field]: value };
  expect(checkAccount({ seatsUsed: 0 })(values)).toEqual({ [field]: message });
  expect(NewCorporateAccount.safeParse(accountOf(values)).error?.issues).toMatchObject([
    { path: [field], message },
  ]);
});

it('an account cannot have fewer seats than are taken', () => {
  expect(checkAccount({ seatsUsed: 1000 })(account)).toBeUndefined();
  expect(checkAccount({ seatsUsed: 1001 })(account)).toEqual({
    seats_purchased: '1001 seats are assigned; remove some first',
  });
});

it('an address gets a seat only if one is free', () => {
  const email = 'learner@example.com';
  expect(checkSeat({ seatsUsed: 1, seatsPurchased: 2 })({ email })).toBeUndefined();
  expect(checkSeat({ seatsUsed: 2, seatsPurchased: 2 })({ email })).toEqual({
    email: 'All 2 seats are assigned; remove one first',
  });
  expect(checkSeat({ seatsUsed: 2, seatsPurchased: 2 })({ email: 'a@b' })).toEqual({
    email: 'Please enter a valid email address',
  });
});

import type { NewCorporateAccount } from '@redwhiteandcode/contract/corporate/operations.ts';
import * as corporate from '../../src/corporate/repository.ts';
import { newAccount, seatId } from '../../src/corporate/rules.ts';

const day = (date: string): string => `${date}T14:00:00.000Z`;

/** A corporate account, and the number of its assigned seats. */
type SampleAccount = Pick<NewCorporateAccount, 'seats_purchased' | 'account_status'> & { given: number };

const accounts: readonly SampleAccount[] = [
  { seats_purchased: 25, account_status: 'active', given: 12 },
  { seats_purchased: 40, account_status: 'active', given: 40 },
  { seats_purchased: 10, account_status: 'inactive', given: 0 },
];

async function seedAccount({ given, ...bought }: SampleAccount, number: number): Promise<void> {
  const time = day(`2025-02-1${number - 1}`);
  const sent = {
    company_name: `Sample Company ${number}`,
    primary_contact_email: `sample-company-${number}@example.com`,
    ...bought,
  };
  const row = newAccount(sent, { id: `sample-account-${number}`, time });
  await corporate.createAccount(row);
  for (let seat = 1; seat <= given; seat++) {
    const email = `sample-seat-${seat}@company-${number}.example.com`;
    const given_at = new Date(Date.parse(time) + seat * 60_000).toISOString();
    await corporate.assignSeat(row.id, { id: seatId(row.id, email), email, given_at });
  }
}

/** Creates sample corporate accounts, one of each state. Repeating it changes nothing. */
export async function seedCorporateAccounts(): Promise<void> {
  for (const [index, account] of accounts.entries()) await seedAccount(account, index + 1);
}

import type { NewCorporateAccount } from '../../contract/corporate.ts';
import * as corporate from '../../src/corporate/repository.ts';
import { newAccount, seatId } from '../../src/corporate/rules.ts';
import { indexes, keys } from '../../src/platform/keys.ts';
import { putNew, tryTransact } from '../../src/platform/table.ts';
import { countChange } from '../../src/platform/totals.ts';
import { toolkits as toolkitList } from '../../src/reimbursement/list.ts';
import type { ToolkitRow } from '../../src/reimbursement/rules.ts';

const day = (date: string): string => `${date}T14:00:00.000Z`;

function toolkits(owners: readonly string[]): ToolkitRow[] {
  const rows = [
    { employer_name: 'Sample Employer North', employer_reimbursed: true, reimbursement_amount: 2950 },
    { employer_name: 'Sample Employer South', employer_reimbursed: false, reimbursement_amount: null },
    { employer_name: null, employer_reimbursed: false, reimbursement_amount: null },
  ];
  return rows.map((row, index) => ({
    id: `sample-toolkit-${index + 1}`,
    user_id: owners[index % owners.length] ?? '',
    course_id: 'ai-fundamentals-for-business',
    ...row,
    toolkit_generated_at: day(`2025-04-1${index}`),
    version: 1,
  }));
}

async function seedToolkits(owners: readonly string[]): Promise<void> {
  for (const row of toolkits(owners)) {
    const { id, user_id, toolkit_generated_at } = row;
    const item = { ...keys.toolkit(id), ...indexes.toolkits(toolkit_generated_at, user_id, id), ...row };
    await tryTransact([putNew(item), ...countChange(user_id, toolkitList, undefined, row)]);
  }
}

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

/** Creates sample toolkits and corporate accounts, one of each state. Repeating it changes nothing. */
export async function seedSamples(owners: readonly string[]): Promise<void> {
  await seedToolkits(owners);
  for (const [index, account] of accounts.entries()) await seedAccount(account, index + 1);
}

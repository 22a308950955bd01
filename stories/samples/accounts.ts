/** A row of the sample table. */
export interface SampleAccount {
  id: string;
  company: string;
  email: string;
  seats: number;
  status: 'Active' | 'Paused' | 'Ended';
  created: string;
}

const statuses = ['Active', 'Active', 'Paused', 'Active', 'Ended'] as const;

function account(index: number): SampleAccount {
  const letter = String.fromCodePoint(65 + (index % 26));
  const round = index < 26 ? '' : ` ${Math.floor(index / 26) + 1}`;
  return {
    id: `account-${index + 1}`,
    company: `Sample Company ${letter}${round}`,
    email: `company-${index + 1}@example.com`,
    seats: ((index * 37) % 120) + 5,
    status: statuses[index % statuses.length] ?? 'Active',
    created: new Date(Date.UTC(2025, index % 12, (index % 27) + 1)).toISOString().slice(0, 10),
  };
}

/** Returns a number of accounts, the same ones each time. */
export function sampleAccounts(count: number): readonly SampleAccount[] {
  return Array.from({ length: count }, (_, index) => account(index));
}

/** Returns the accounts sorted by a column. */
export function sortAccounts(
  accounts: readonly SampleAccount[],
  column: keyof SampleAccount,
  direction: 'ascending' | 'descending',
): readonly SampleAccount[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return accounts.toSorted((a, b) => (a[column] < b[column] ? -sign : a[column] > b[column] ? sign : 0));
}

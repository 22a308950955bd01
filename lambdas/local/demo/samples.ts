import { CorporateAccount } from '../../contract/corporate.ts';
import { ReimbursementToolkit } from '../../contract/reimbursement.ts';
import { indexes, keys } from '../../src/platform/keys.ts';
import { ConditionFailed, type Step, transact } from '../../src/platform/table.ts';

const day = (date: string): string => `${date}T14:00:00.000Z`;

function toolkits(owners: readonly string[]): ReimbursementToolkit[] {
  const rows = [
    { employer_name: 'Sample Employer A', employer_reimbursed: true, reimbursement_amount: 2950 },
    { employer_name: 'Sample Employer B', employer_reimbursed: false, reimbursement_amount: null },
    { employer_name: null, employer_reimbursed: false, reimbursement_amount: null },
  ];
  return rows.map((row, at) => ({
    id: `sample-toolkit-${at + 1}`,
    user_id: owners[at % owners.length] ?? '',
    course_id: 'ai-fundamentals-for-business',
    ...row,
    toolkit_generated_at: day(`2025-04-1${at}`),
  }));
}

const accounts: readonly CorporateAccount[] = [
  { seats_purchased: 25, seats_used: 12, account_status: 'active' as const },
  { seats_purchased: 100, seats_used: 100, account_status: 'active' as const },
  { seats_purchased: 10, seats_used: 0, account_status: 'inactive' as const },
].map((row, at) => ({
  id: `sample-account-${at + 1}`,
  company_name: `Sample Company ${at + 1}`,
  primary_contact_email: `sample-company-${at + 1}@example.com`,
  ...row,
  created_at: day(`2025-02-1${at}`),
}));

const once = (item: Record<string, unknown>): Step => ({
  Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
});

/** Makes sample toolkits and corporate accounts, one of each state. Running it again changes nothing. */
export async function seedSamples(owners: readonly string[]): Promise<void> {
  const rows: Step[] = [
    ...toolkits(owners).map((row) => {
      const { id, user_id, toolkit_generated_at } = ReimbursementToolkit.parse(row);
      return once({ ...keys.toolkit(id), ...indexes.toolkits(toolkit_generated_at, user_id, id), ...row });
    }),
    ...accounts.map((row) => {
      const { id, created_at } = CorporateAccount.parse(row);
      return once({ ...keys.corporateAccount(id), ...indexes.corporateAccounts(created_at, id), ...row });
    }),
  ];
  try {
    await transact(rows);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

import type { NewCorporateAccount } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { type PlanAnswers, unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import { withOutcome } from '../../src/reimbursement/outcomes.ts';
import * as repository from '../../src/reimbursement/repository.ts';
import { sampleFacts } from '../../src/reimbursement/sample-facts.ts';
import { newToolkit, type ToolkitRow } from '../../src/reimbursement/toolkit-row.ts';
import { tryWrite } from '../../src/platform/table.ts';
import { newCompanyRoleItems } from '../../src/rows/company/write.ts';
import { readEnrollment } from '../../src/rows/enrollment/read.ts';
import * as corporate from '../../src/corporate/repository.ts';
import { newAccount } from '../../src/corporate/rules.ts';

const time = (date: string): string => `${date}T14:00:00.000Z`;

/** A corporate account, and the number of its assigned seats. */
type SampleAccount = Pick<NewCorporateAccount, 'seats_purchased' | 'account_status'> & { given: number };

const accounts: readonly SampleAccount[] = [
  { seats_purchased: 25, account_status: 'active', given: 12 },
  { seats_purchased: 40, account_status: 'active', given: 40 },
  { seats_purchased: 10, account_status: 'inactive', given: 0 },
];

async function seedAccount({ given, ...bought }: SampleAccount, number: number): Promise<void> {
  const at = time(`2025-02-1${number - 1}`);
  const sent = {
    company_name: `Sample Company ${number}`,
    primary_contact_email: `sample-company-${number}@example.com`,
    ...bought,
  };
  const row = newAccount(sent, { id: `sample-account-${number}`, time: at });
  await corporate.createAccount(row);
  for (let seat = 1; seat <= given; seat++) {
    const email = `sample-seat-${seat}@company-${number}.example.com`;
    const givenAt = new Date(Date.parse(at) + seat * 60_000).toISOString();
    await corporate.assignSeat(row.id, { email, at: givenAt });
  }
}

/** Creates sample corporate accounts, one of each state; a user owns the first. Repeating it changes nothing. */
export async function seedCorporateAccounts(ownerId: string): Promise<void> {
  for (const [index, account] of accounts.entries()) await seedAccount(account, index + 1);
  const of = { user_id: ownerId, company_id: 'sample-account-1', since: time('2025-02-10') };
  await tryWrite(newCompanyRoleItems({ ...of, role: 'owner', groups: [] }));
}

const courseId = 'ai-fundamentals-for-business';

/** Toolkits of other learners in the admin area: paid, pending, and without an employer. */
const sampleToolkits = [
  { employer_name: 'Sample Employer North', employer_reimbursed: true, reimbursement_amount: 2950 },
  { employer_name: 'Sample Employer South', employer_reimbursed: false, reimbursement_amount: null },
  { employer_name: null, employer_reimbursed: false, reimbursement_amount: null },
];

/** Creates sample toolkits, one of each state that admins see. Repeating it changes nothing. */
export async function seedSampleToolkits(owners: readonly string[]): Promise<void> {
  for (const [index, sample] of sampleToolkits.entries()) {
    const { employer_name, ...outcome } = sample;
    const made = newToolkit(
      { ...sampleFacts, employer_name },
      {
        id: `sample-toolkit-${index + 1}`,
        userId: owners[index % owners.length] ?? '',
        courseId,
        orderId: null,
        at: time(`2025-04-1${index}`),
        requestMark: '',
      },
    );
    const row: ToolkitRow = {
      ...made,
      ...outcome,
      ...(outcome.employer_reimbursed && { status: 'paid', paid_on: '2025-05-15' }),
    };
    await repository.createToolkit(row);
  }
}

const plan: PlanAnswers = {
  ...unknownPlan,
  has_plan: 'yes',
  needs_approval_first: 'no',
  accredited_only: 'no',
  proof: 'completion',
  has_deadline: 'yes',
  deadline_on: '2025-06-30',
  deadline_note: null,
  repays_on_leaving: 'unknown',
};

/** Creates the demo learner's toolkit for the completed course, which was sent to an employer. */
export async function seedDemoToolkit(userId: string): Promise<void> {
  const enrollment = await readEnrollment(userId, courseId, { consistent: true });
  const facts = {
    employer_name: 'Sample Employer West',
    hr_name: 'Sample Contact',
    hr_email: 'hr@example.com',
    employee_number: '00001',
    plan_year: 2025,
    pay_date: '2025-04-15',
    other_assistance_cents: 0,
    plan,
  };
  const made: ToolkitRow = newToolkit(facts, {
    id: 'sample-toolkit-sent',
    userId,
    courseId,
    orderId: enrollment?.order_id ?? null,
    at: time('2025-03-17'),
    requestMark: '',
  });
  await repository.createToolkit(made);
  const sent = { status: 'submitted', on: '2025-03-18', at: time('2025-03-18'), by: 'learner' } as const;
  await repository.changeToolkit(made, withOutcome(made, sent));
}

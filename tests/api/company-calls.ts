import { expect } from 'vitest';
import type { CompanyRoleName } from '@redwhiteandcode/contract/api/company-roles.ts';
import type { Caller } from '../clients/api-client.ts';
import { admin } from './shared-platform.ts';

// Imported after the platform's variables are set.
const { newCompanyRoleItems } = await import('../../lambdas/src/rows/company/write.ts');
const { transact } = await import('../../lambdas/src/platform/table.ts');

/** Creates a company and returns its id. */
export async function newCompany(seats = 10, company_name = 'Sample Company'): Promise<string> {
  const { status, body } = await admin.send('POST', '/api/admin/corporate-accounts', {
    company_name,
    primary_contact_email: 'hr@example.com',
    seats_purchased: seats,
    account_status: 'active',
  });
  expect(status).toBe(201);
  return body.id;
}

/** Gives a user a role in a company. */
export const giveCompanyRole = (
  { userId = '' }: Caller,
  company_id: string,
  role: CompanyRoleName,
  groups: string[] = [],
): Promise<void> =>
  transact(
    newCompanyRoleItems({ user_id: userId, company_id, role, groups, since: new Date().toISOString() }),
  );

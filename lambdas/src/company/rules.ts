import type { Company, CompanyMember } from '@redwhiteandcode/contract/company/operations.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import type { People } from '../platform/people.ts';
import type { CompanyAccountRow } from '../rows/company/row.ts';
import { seatStateOf } from '../rows/seat/account.ts';

/** Returns a company as somebody with a role in it sees it. */
export const companyOf = (
  account: CompanyAccountRow,
  { time_zone, report_frequency }: Pick<Company, 'time_zone' | 'report_frequency'>,
  { role }: CompanyRoleRow,
): Company => ({ ...account, ...seatStateOf(account), time_zone, report_frequency, role });

/** Returns somebody with a role, or nothing for one whose account was deleted. */
export function memberOf({ company_id: _, ...row }: CompanyRoleRow, people: People): CompanyMember[] {
  const person = people.get(row.user_id);
  return person ? [{ ...row, full_name: person.full_name, email: person.email }] : [];
}

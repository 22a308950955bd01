import { CompanyRole } from '@redwhiteandcode/contract/company/role.ts';
import * as z from 'zod';
import { keys } from './keys.ts';
import { getItem } from './table.ts';

/** A user's role in a company. */
export const CompanyRoleItem = z.object({
  user_id: z.string(),
  company_id: z.string(),
  role: CompanyRole,
  /** The ids of the groups that a manager manages. */
  groups: z.array(z.string()),
  since: z.string(),
});
export type CompanyRoleRow = z.output<typeof CompanyRoleItem>;

/** Reads a user's role in a company at this moment, so that a removed role ends immediately. */
export const readCompanyRole = (userId: string, companyId: string): Promise<CompanyRoleRow | undefined> =>
  getItem(keys.companyRole(userId, companyId), CompanyRoleItem, { consistent: true });

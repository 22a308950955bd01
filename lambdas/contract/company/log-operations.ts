import * as z from 'zod';
import { AdminListQuery, csvOf } from '../admin/lists.ts';
import { defineCompanyOperations } from '../api/operation.ts';
import { Page } from '../api/page.ts';
import { CompanyParams } from './operations.ts';

/**
 * A change that somebody made in a company's rooms. `actor` is the name, or the email address if there is no name; null for
 * an account that was deleted.
 */
const CompanyLogEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string().nullable(),
    action: z.string(),
    changes: z.array(
      z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() }),
    ),
  })
  .meta({ id: 'CompanyLogEntry' });
export type CompanyLogEntry = z.infer<typeof CompanyLogEntry>;

const CompanyLogQuery = AdminListQuery(['at']).omit({ q: true });

/** The operations on the log of changes in a company, for its owners. */
export const companyLogOperations = defineCompanyOperations('company', {
  listCompanyLog: {
    route: 'GET /api/company/{companyId}/log',
    roles: ['owner'],
    summary: 'List the changes in a company',
    params: CompanyParams,
    query: CompanyLogQuery,
    responses: { 200: Page('CompanyLogPage', CompanyLogEntry) },
  },
  exportCompanyLog: {
    ...csvOf(CompanyLogQuery),
    route: 'GET /api/company/{companyId}/log/export',
    roles: ['owner'],
    params: CompanyParams,
  },
});

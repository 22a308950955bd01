import * as z from 'zod';
import { defineCompanyOperations } from '../api/operation.ts';
import { Company, CompanyParams } from './operations.ts';
import { reportFrequencies } from './report-frequencies.ts';

/** The operation on the reports that a company gets by email. */
export const companyReportOperations = defineCompanyOperations('company', {
  setReportFrequency: {
    route: 'PUT /api/company/{companyId}/report-frequency',
    roles: ['owner'],
    summary: 'Set how often the owners and viewers of a company get the report of its training by email',
    params: CompanyParams,
    body: z.object({ report_frequency: z.enum(reportFrequencies) }).meta({ id: 'CompanyReportFrequency' }),
    responses: { 200: Company },
    errors: [409],
  },
});

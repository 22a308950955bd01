import type { companyReportOperations } from '@redwhiteandcode/contract/company/report-operations.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { setAttributes, tryWrite } from '../platform/table.ts';
import { readCompanyProfile } from '../rows/company/read.ts';
import { busy } from './inviting.ts';
import { companyAudit } from './log.ts';
import * as repository from './repository.ts';
import { companyOf } from './rules.ts';

/** Implements the operation on the reports that a company gets by email. */
export const companyReports: Implementation<typeof companyReportOperations> = {
  async setReportFrequency({ params: { companyId }, body: { report_frequency }, company: role, userId }) {
    const [account, profile] = await Promise.all([
      repository.companyNamed(companyId),
      readCompanyProfile(companyId),
    ]);
    const before = profile.report_frequency;
    if (before !== report_frequency) {
      const isSame = before === 'weekly' ? 'attribute_not_exists(report_frequency) OR ' : '';
      const isWritten = await tryWrite([
        setAttributes(
          keys.companyProfile(companyId),
          { report_frequency },
          { condition: `${isSame}report_frequency = :before`, values: { ':before': before } },
        ),
        companyAudit(account, userId, 'Changed how often reports are sent', [
          { field: 'reports', before, after: report_frequency },
        ]),
      ]);
      if (!isWritten) throw new HttpProblem(409, busy);
    }
    return { status: 200, body: companyOf(account, { ...profile, report_frequency }, role) };
  },
};

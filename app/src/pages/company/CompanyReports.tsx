import { Link, ReportSchedule } from '@redwhiteandcode/design-system';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { ReactNode } from 'react';
import { useChange } from '../../parts/admin/useChange.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { overviewCopy } from './CompanyOverviewPage.tsx';

/** When a company's report is sent, which its owners change. */
export function CompanyReports({ company }: { company: Company }): ReactNode {
  const { id: companyId, role, report_frequency } = company;
  const change = useChange(['GET /api/company/{companyId}']);
  return (
    <ReportSchedule
      frequency={report_frequency}
      preferencesLink={<Link href="/account#emails">{overviewCopy.emails}</Link>}
      onChange={
        role === 'owner'
          ? (frequency) =>
              change(
                () =>
                  callSignedIn('PUT /api/company/{companyId}/report-frequency', {
                    path: { companyId },
                    body: { report_frequency: frequency },
                  }),
                { done: overviewCopy.reportsSaved },
              )
          : undefined
      }
    />
  );
}

import { AdminTablePage, CompanyOverview } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { ReactNode } from 'react';

/** The copy of a company's overview. */
export const overviewCopy = {
  title: 'Overview',
  description: 'The seats and the account of a company.',
  emails: 'Choose which emails you get',
  reportsSaved: 'Report schedule changed',
  subtitle: (company: string) => `The seats and the account of ${company}`,
} as const;

/** The first room of a company: its seats and the facts of its account. */
export function CompanyOverviewPage({
  company,
  reports,
}: {
  company: Company;
  /** When reports are sent. */
  reports: ReactNode;
}): ReactNode {
  return (
    <AdminTablePage title={overviewCopy.title} subtitle={overviewCopy.subtitle(company.company_name)}>
      <CompanyOverview
        seatsUsed={company.seats_used}
        seatsPurchased={company.seats_purchased}
        status={company.account_status}
        created={dateOf('history', company.created_at)}
        role={company.role}
      />
      {reports}
    </AdminTablePage>
  );
}

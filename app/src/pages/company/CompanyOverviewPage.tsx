import { AdminTablePage, CompanyOverview } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { ReactNode } from 'react';

/** The copy of a company's overview. */
export const overviewCopy = {
  title: 'Overview',
  description: 'The seats and the account of a company.',
  timeZoneSaved: 'Time zone changed',
  subtitle: (company: string) => `The seats and the account of ${company}`,
} as const;

export interface CompanyOverviewPageProps {
  company: Company;
  /** Opens the dialog that changes the time zone; undefined for somebody who may not. */
  onChangeTimeZone?: (() => void) | undefined;
}

/** The first room of a company: its seats and the facts of its account. */
export function CompanyOverviewPage({ company, onChangeTimeZone }: CompanyOverviewPageProps): ReactNode {
  return (
    <AdminTablePage title={overviewCopy.title} subtitle={overviewCopy.subtitle(company.company_name)}>
      <CompanyOverview
        seatsUsed={company.seats_used}
        seatsPurchased={company.seats_purchased}
        status={company.account_status}
        created={dateOf('history', company.created_at)}
        role={company.role}
        timeZone={company.time_zone}
        onChangeTimeZone={onChangeTimeZone}
      />
    </AdminTablePage>
  );
}

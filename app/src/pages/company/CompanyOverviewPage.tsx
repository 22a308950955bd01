import { AdminTablePage, CompanyOverview, Link } from '@redwhiteandcode/design-system';
import { dateOf, daysBetween, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { isTermOver, renewableFrom } from '@redwhiteandcode/contract/company/term.ts';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { ReactNode } from 'react';
import { orderHref } from '../../parts/company/addresses.ts';

/** The copy of a company's overview. */
export const overviewCopy = {
  title: 'Overview',
  description: 'The seats and the account of a company.',
  timeZoneSaved: 'Time zone changed',
  emails: 'Choose which emails you get',
  reportsSaved: 'Report schedule changed',
  subtitle: (company: string) => `The seats and the account of ${company}`,
  over: (lastDay: string) => `They ended on ${lastDay}`,
  left: (lastDay: string, days: number) => `${lastDay}, ${days === 1 ? '1 day' : `${days} days`} left`,
  renewed: (lastDay: string) => `Renewed through ${lastDay}`,
  renew: 'Renew the seats',
} as const;

const copy = overviewCopy;

/** Returns the end of a company's term with the days left, and for an owner the link to renew once that is possible. */
function termOf({ id, term, renewal, role, account_status }: Company, today: string): ReactNode {
  if (!term) return null;
  if (renewal) return copy.renewed(longDay(renewal.ends_on));
  const lastDay = longDay(term.ends_on);
  const end = isTermOver(term, today)
    ? copy.over(lastDay)
    : copy.left(lastDay, daysBetween(today, term.ends_on) + 1);
  if (role !== 'owner' || account_status !== 'active' || today < renewableFrom(term)) return end;
  return (
    <>
      {end}. <Link href={`${orderHref(id, 'new')}?renew=1`}>{copy.renew}</Link>
    </>
  );
}

export interface CompanyOverviewPageProps {
  company: Company;
  /** The day at the place of business (ISO date). */
  today: string;
  /** Opens the dialog that changes the time zone; undefined if the caller may not. */
  onChangeTimeZone?: (() => void) | undefined;
  /** When reports are sent. */
  reports: ReactNode;
}

/** The first room of a company: its seats and the facts of its account. */
export function CompanyOverviewPage({
  company,
  today,
  onChangeTimeZone,
  reports,
}: CompanyOverviewPageProps): ReactNode {
  return (
    <AdminTablePage title={copy.title} subtitle={copy.subtitle(company.company_name)}>
      <CompanyOverview
        seatsUsed={company.seats_used}
        seatsPurchased={company.seats_purchased}
        status={company.account_status}
        created={dateOf('history', company.created_at)}
        role={company.role}
        timeZone={company.time_zone}
        onChangeTimeZone={onChangeTimeZone}
        term={termOf(company, today)}
      />
      {reports}
    </AdminTablePage>
  );
}

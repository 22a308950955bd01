import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { roomHref } from '../../parts/company/addresses.ts';
import { companyMeta } from '../../parts/company/companyMeta.ts';
import { useCompany } from '../../parts/company/useCompany.ts';
import { CompanyReports } from './CompanyReports.tsx';
import { CompanyOverviewPage, overviewCopy } from './CompanyOverviewPage.tsx';
import type { Route } from './+types/overviewRoute.ts';

// Few people open it.
const ChangeTimeZone = lazy(() => import('./ChangeTimeZone.tsx'));

export const meta = ({ params }: Route.MetaArgs) => companyMeta(overviewCopy, roomHref(params.companyId));

export default function CompanyOverviewRoute(): ReactNode {
  const company = useCompany();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CompanyOverviewPage
        company={company}
        today={businessToday()}
        reports={<CompanyReports company={company} />}
        onChangeTimeZone={company.role === 'owner' ? () => setIsOpen(true) : undefined}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeTimeZone company={company} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { roomHref } from '../../parts/company/addresses.ts';
import { companyMeta } from '../../parts/company/companyMeta.ts';
import { useCompany } from '../../parts/company/useCompany.ts';
import { CompanyReports } from './CompanyReports.tsx';
import { CompanyOverviewPage, overviewCopy } from './CompanyOverviewPage.tsx';
import type { Route } from './+types/overviewRoute.ts';

export const meta = ({ params }: Route.MetaArgs) => companyMeta(overviewCopy, roomHref(params.companyId));

export default function CompanyOverviewRoute(): ReactNode {
  const company = useCompany();
  return <CompanyOverviewPage company={company} reports={<CompanyReports company={company} />} />;
}

import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ReactNode } from 'react';
import { orderHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { useMinute } from '../../../shell/clock/useMinute.ts';
import { companyOrdersCopy as copy } from './companyOrdersCopy.ts';
import { CompanyOrdersPage } from './CompanyOrdersPage.tsx';
import type { Route } from './+types/ordersRoute.ts';

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, orderHref(params.companyId));

export default function CompanyOrdersRoute(): ReactNode {
  const company = useCompany();
  const now = useMinute();
  const { data, error, mutate } = useSessionList('GET /api/company/{companyId}/orders', {
    path: { companyId: company.id },
  });
  useRefusal(error);
  return (
    <CompanyOrdersPage
      company={company}
      orders={data}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      now={now}
      today={businessToday(now)}
    />
  );
}

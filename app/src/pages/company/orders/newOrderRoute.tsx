import { AdminTablePage, Breadcrumbs, BuySeatsForm, Stack } from '@redwhiteandcode/design-system';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import { kindOf } from '@redwhiteandcode/contract/company/term.ts';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { orderHref } from '../../../parts/company/addresses.ts';
import {
  buyTerms,
  buyValues,
  checkBuySeats,
  offerOf,
  submitBuySeats,
} from '../../../parts/company/buySeats.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { useSession } from '../../../shell/session/session.ts';
import { companyOrdersCopy as copy } from './companyOrdersCopy.ts';
import type { Route } from './+types/newOrderRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  companyMeta(
    { title: copy.new.added.title, description: copy.new.description },
    orderHref(params.companyId, 'new'),
  );

/** The number of seats that the form starts with. */
const usualSeats = { first: '25', added: '1' };

export default function NewOrderRoute(): ReactNode {
  const company = useCompany();
  const [query] = useSearchParams();
  return <NewOrder key={company.id} company={company} isRenewal={query.get('renew') !== null} />;
}

function NewOrder({ company, isRenewal }: { company: Company; isRenewal: boolean }): ReactNode {
  const { id: companyId, company_name } = company;
  const navigate = useNavigate();
  const keyOf = useRequestKey();
  const name = useSession()?.user.full_name;
  const { data, isLoading } = useSessionList('GET /api/company/{companyId}/orders', { path: { companyId } });
  const purchase = { account: company, isRenewal };
  const kind = kindOf(company, isRenewal);
  const submit = submitBuySeats(purchase, {
    make: async ({ company_name: _, ...order }) => {
      const body = { ...order, is_renewal: isRenewal };
      const path = { companyId };
      const made = await callSignedIn('POST /api/company/{companyId}/orders', {
        path,
        body,
        idempotencyKey: keyOf(body),
      });
      return { companyId, orderId: made.id };
    },
    open: (path) => void navigate(path),
  });
  const { title, seats } = copy.new[kind];
  const last = data?.[0]?.payer;
  return (
    <AdminTablePage title={title} subtitle={copy.new.lead[kind]}>
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: copy.title, href: orderHref(companyId) }, { label: title }]} />
        {!isLoading && (
          <BuySeatsForm
            values={buyValues({
              seats: kind === 'renewal' ? String(company.seats_purchased) : usualSeats[kind],
              name: last?.name ?? name,
              address: last?.address,
            })}
            isNew={false}
            seatsLabel={seats}
            offerOf={offerOf(purchase)}
            terms={buyTerms}
            validate={checkBuySeats(purchase, company_name)}
            onSubmit={submit}
          />
        )}
      </Stack>
    </AdminTablePage>
  );
}

import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { buyHref } from '../../parts/company/addresses.ts';
import { buyValues, submitBuySeats } from '../../parts/company/buySeats.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { useRequestKey } from '../../shell/api/useRequestKey.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { useHydrated } from '../../shell/hydration/useHydrated.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useSession } from '../../shell/session/session.ts';
import { buyCopy as copy } from './buyCopy.ts';
import { BuyPage, firstPurchase } from './BuyPage.tsx';

export const meta = () => pageMeta({ ...copy.meta, title: copy.title, path: buyHref, isPrivate: true });

/** The number of seats that the page starts with, if its address has none. */
const usualSeats = '25';

export default function BuyRoute(): ReactNode {
  const session = useSession();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const keyOf = useRequestKey();
  const companies = useSessionList('GET /api/company', {});
  const seats = (isHydrated && query.get('seats')?.slice(0, 7)) || usualSeats;
  const submit = submitBuySeats(firstPurchase, {
    make: async (body) => {
      const { company_id: companyId, order } = await callSignedIn('POST /api/company', {
        body,
        idempotencyKey: keyOf(body),
      });
      return { companyId, orderId: order.id };
    },
    open: (path) => void navigate(path),
  });
  return (
    <BuyPage
      key={`${seats} ${session?.user.id}`}
      values={buyValues({ seats, name: session?.user.full_name })}
      isSignedIn={Boolean(session)}
      hasCompany={(companies.data ?? []).length > 0}
      onSubmit={submit}
    />
  );
}

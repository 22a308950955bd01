import { isDayOver, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { CompanyOrder } from '@redwhiteandcode/contract/company/order-operations.ts';
import { isTermOver, renewableFrom } from '@redwhiteandcode/contract/company/term.ts';
import {
  AdminTablePage,
  Alert,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  icons,
  Inline,
  OrderCard,
  Skeleton,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { orderHref } from '../../../parts/company/addresses.ts';
import { companyOrdersCopy as copy } from './companyOrdersCopy.ts';

export interface CompanyOrdersPageProps {
  company: Company;
  /** Undefined while they are loading. */
  orders: readonly CompanyOrder[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** The current time, in milliseconds since 1970, and the day at the place of business. */
  now: number;
  today: string;
}

/** Returns what a company has: its seats and their term. */
function stateOf({ term, renewal, account_status, seats_purchased }: Company, today: string): string {
  const texts = copy.subtitle;
  if (!term) return account_status === 'active' ? texts.granted(seats_purchased) : texts.none;
  if (account_status === 'inactive') return texts.closed;
  const state = isTermOver(term, today) ? texts.over(term) : texts.open(seats_purchased, term);
  return renewal ? `${state} ${texts.renewed(renewal.seats, renewal)}` : state;
}

/** The seats of a company with their term, and its orders, newest first. */
export function CompanyOrdersPage(props: CompanyOrdersPageProps): ReactNode {
  const { company, orders = [], today } = props;
  const isUnpaid = orders.some(({ seats, status }) => seats !== null && status === 'due');
  return (
    <AdminTablePage
      title={copy.title}
      subtitle={stateOf(company, today)}
      actions={!isUnpaid && <Actions company={company} today={today} />}
    >
      <Stack gap={16}>
        {isUnpaid && <Alert tone="info">{copy.unpaid}</Alert>}
        <Orders {...props} />
      </Stack>
    </AdminTablePage>
  );
}

/** The ways to more seats that the account has today. */
function Actions({ company, today }: Pick<CompanyOrdersPageProps, 'company' | 'today'>): ReactNode {
  const { id, term, renewal, account_status, seats_purchased } = company;
  const href = orderHref(id, 'new');
  if (!term) {
    const isGranted = account_status === 'active' || seats_purchased > 0;
    return !isGranted && <ButtonLink href={href}>{copy.buy}</ButtonLink>;
  }
  if (account_status === 'inactive') return null;
  const isOver = isTermOver(term, today);
  const isRenewable = !renewal && today >= renewableFrom(term);
  return (
    <Inline gap={12}>
      {isRenewable && <ButtonLink href={`${href}?renew=1`}>{copy.renew}</ButtonLink>}
      {!isOver && (
        <ButtonLink href={href} variant={isRenewable ? 'neutral' : 'primary'}>
          {copy.add}
        </ButtonLink>
      )}
    </Inline>
  );
}

function Orders({ company, orders, error, onRetry, now }: CompanyOrdersPageProps): ReactNode {
  if (!orders && error !== undefined) {
    return <ErrorState title={copy.failure} description={error} onRetry={onRetry} />;
  }
  if (!orders) return <Skeleton shape="block" height="10rem" />;
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={icons.receiptText} size="lg" />}
        title={copy.empty}
        description={copy.emptyText}
      />
    );
  }
  return orders.map((order) => (
    <OrderCard
      key={order.id}
      href={orderHref(company.id, order.id)}
      order={{
        ...withDays(order, { created_at: 'ordered', due_at: 'due' }),
        isProcessing: order.is_processing,
        isOverdue: isDayOver('due', order.due_at, now),
      }}
    />
  ));
}

import { formatUnbrokenDate, Link, Text } from '@redwhiteandcode/design-system';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { confirmToUse, reviewCopy } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import type { ReactNode } from 'react';

/** What is shown of an unpaid order. */
export type DueOrder = Pick<Order, 'id' | 'total_cents' | 'due_at' | 'is_processing' | 'unconfirmed_waiver'>;

/** A line that says what is due on an order and by when, with the link to pay, or what makes it free. */
export function PaymentDue({
  order: { id, total_cents, due_at, is_processing, unconfirmed_waiver },
  isInReview = false,
}: {
  order: DueOrder;
  /** Whether the user's application to Layoff to Lift-Off waits for a decision. @default false */
  isInReview?: boolean | undefined;
}): ReactNode {
  const href = `/account/orders/${id}`;
  if (is_processing) {
    return (
      <Text size="sm">
        Your bank payment is under way. <Link href={href}>See the order</Link>
      </Text>
    );
  }
  if (unconfirmed_waiver) {
    return (
      <Text size="sm">
        {confirmToUse[unconfirmed_waiver]}. You then owe nothing. <Link href={href}>See the order</Link>
      </Text>
    );
  }
  return (
    <Text size="sm">
      Payment due: {dollarsAndCents(total_cents)} by {formatUnbrokenDate(dayOf('due', due_at))}.{' '}
      <Link href={href}>Pay now</Link>
      {isInReview && ` ${reviewCopy.title}. ${reviewCopy.order}`}
    </Text>
  );
}

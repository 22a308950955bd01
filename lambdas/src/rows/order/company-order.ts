import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CompanyOrder, SeatPurchase } from '@redwhiteandcode/contract/company/order-operations.ts';
import {
  priceSentence,
  quoteSeats,
  type SeatOrderKind,
  seatOrderProblem,
  type SeatQuote,
  type SeatRefund,
  type SeatState,
  seatTerm,
} from '@redwhiteandcode/contract/company/term.ts';
import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { groupedDigits } from '@redwhiteandcode/contract/text/money.ts';
import type * as z from 'zod';
import { timestamp } from '../../platform/clock.ts';
import { fieldProblem, HttpProblem } from '../../platform/http-problem.ts';
import { newOrder, type OrderRow, toOrder } from './row.ts';

/** Returns the name of what is bought: '12 seats, Team plan, 12 months'. */
function titleOf({ kind, seats, plan, term }: SeatQuote): string {
  const many = (what: string) =>
    `${groupedDigits(seats)} ${what}${seats === 1 ? '' : 's'}, ${plan.name} plan`;
  if (kind === 'added' && term) return `${many('added seat')}, through ${longDay(term.ends_on)}`;
  return `${kind === 'renewal' ? 'Renewal: ' : ''}${many('seat')}, ${seatTerm.months} months`;
}

interface Buyer {
  userId: string;
  /** The address for emails about the order. */
  email: string;
  company: { id: string; name: string };
  account: SeatState;
  kind: SeatOrderKind;
}

/**
 * Makes an order of seats for a company. Throws an HttpProblem 422 if these seats cannot be bought online, and 409 if they do
 * not cost what the buyer saw.
 */
export function newCompanyOrder(
  { seats, total_cents, name, address, purchase_order }: z.output<typeof SeatPurchase>,
  { userId, email, company, account, kind }: Buyer,
): OrderRow {
  const today = businessToday();
  const problem = seatOrderProblem(account, { kind, seats }, today);
  if (problem !== undefined) throw fieldProblem(422, 'body.seats', problem);
  const quote = quoteSeats(account, { kind, seats }, today);
  if (quote.totalCents !== total_cents) {
    throw new HttpProblem(
      409,
      'The price of these seats has changed. Please reload and look at the new total.',
    );
  }
  return newOrder({
    items: [
      {
        course_id: null,
        title: titleOf(quote),
        quantity: seats,
        duration: null,
        hours: null,
        list_price_cents: total_cents,
        discount_cents: 0,
        amount_cents: total_cents,
      },
    ],
    createdAt: timestamp(),
    by: userId,
    owner: { accountId: company.id },
    payer: { name, email, company: company.name },
    payerAddress: address && { ...address, line2: address.line2 || null },
    purchaseOrder: purchase_order || null,
    seats: {
      kind,
      count: seats,
      price: priceSentence(quote),
      term: quote.term,
      added_at: null,
      ended_at: null,
    },
  });
}

/** Returns an order as its company sees it, with what the refund rule gives if it is known. */
export const toCompanyOrder = (row: OrderRow, refund_right?: SeatRefund | null): CompanyOrder => ({
  ...toOrder(row),
  title: row.title,
  seats: row.seats,
  refund_right,
});

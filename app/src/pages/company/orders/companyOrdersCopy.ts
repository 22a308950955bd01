import { dateOf, longDay, readerMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CompanyOrder } from '@redwhiteandcode/contract/company/order-operations.ts';
import { seatTerm, type Term, termCopy } from '@redwhiteandcode/contract/company/term.ts';
import { groupedDigits } from '@redwhiteandcode/contract/text/money.ts';

const seatsText = (count: number): string => `${groupedDigits(count)} ${count === 1 ? 'seat' : 'seats'}`;

type Refund = NonNullable<CompanyOrder['refund']>;
type Right = NonNullable<CompanyOrder['refund_right']>;

/** The copy of a company's seats and orders. */
export const companyOrdersCopy = {
  title: 'Seats and orders',
  description: 'The seats of a company, their term, and the orders that paid for them.',
  subtitle: {
    none: 'Your account opens with the payment of your first seats.',
    granted: (seats: number) => `${seatsText(seats)}, without an end. Contact us to add seats.`,
    open: (seats: number, term: Pick<Term, 'ends_on'>) =>
      `${seatsText(seats)} through ${longDay(term.ends_on)}.`,
    renewed: (seats: number, term: Pick<Term, 'ends_on'>) =>
      `Renewed: ${seatsText(seats)} through ${longDay(term.ends_on)}.`,
    over: (term: Pick<Term, 'ends_on'>) =>
      `Your seats ended on ${longDay(term.ends_on)}. Lessons stay open for ${seatTerm.openDays} more days.`,
    closed: 'This account is closed. Contact us to open it again.',
  },
  buy: 'Buy seats',
  add: 'Add seats',
  renew: 'Renew seats',
  failure: 'The orders could not be loaded',
  empty: 'No orders yet',
  emptyText: 'Orders of seats are listed here with their invoices and receipts.',
  unpaid: 'One order is not paid yet. Pay or cancel it before you order again.',
  orderTitle: (number: string) => `Order ${number}`,
  missing: 'Order not found',
  missingText: 'Your company has no order at this address.',
  back: 'Back to the orders',
  new: {
    description: 'Order seats for a company.',
    first: { title: 'Buy seats', seats: 'Seats' },
    added: { title: 'Add seats', seats: 'Seats to add' },
    renewal: { title: 'Renew seats', seats: 'Seats in the next term' },
    lead: {
      first: termCopy.renewal,
      added: termCopy.added,
      renewal:
        'Choose the number of seats for the next 12 months. Until then, you keep the seats that you have.',
    },
  },
  term: 'Term',
  termText: ({ starts_on, ends_on }: Term) => `${longDay(starts_on)} through ${longDay(ends_on)}`,
  terms: 'Price',
  invoiceText: 'To pay by check or transfer, download the invoice. We record the payment when it arrives.',
  added: 'The seats are ready. Invite your people on your company’s page.',
  renewed: (term: Term) =>
    `Your seats are renewed from ${longDay(term.starts_on)} through ${longDay(term.ends_on)}.`,
  notAdded: 'The payment arrived, but these seats could not be added any more. We will refund it.',
  ended: 'The seats of this order have ended.',
  toCompany: 'Open your company’s page',
  paidNow: 'Thank you. Your payment is confirmed, and your account is open.',
  cancel: {
    label: 'Cancel order',
    title: 'Cancel this order?',
    description: 'You then owe nothing, and no seats are added.',
    done: 'Order canceled',
  },
  refund: {
    title: 'Refund',
    due: ({ ends_at }: Right) =>
      `You get a full refund until ${readerMoment(ends_at)}, as long as nobody uses one of these seats.`,
    over: {
      'window-over': ({ ends_at }: Right) => `The time for a refund ended on ${dateOf('refunded', ends_at)}.`,
      'seat-used': () => 'A seat was used since you bought these seats, so they cannot be refunded.',
    },
    online: 'These seats end immediately, and we pay the whole price back in the way you paid it.',
    recorded: 'These seats end immediately. We then send the whole price back to your company.',
    states: {
      requested: 'The seats have ended. We will send the money back to your company.',
      approved: 'Your refund is on its way.',
      refunded: 'Your refund was sent. Your bank may need a few days to show it.',
      denied: 'Your request was denied.',
    } satisfies Record<Refund['status'], string>,
    done: 'Seats given back',
  },
} as const;

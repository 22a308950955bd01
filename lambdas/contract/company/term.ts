import { businessToday, daysAfter, daysBetween, longDay, monthsAfter } from '../calendar/calendar.ts';
import { type SeatPlan, seatPlans, seatRange } from '../corporate/plans.ts';
import { dollars, dollarsAndCents } from '../text/money.ts';
import { termGraceDays } from './seat-ends.ts';
import { reminderDays } from './term-reminders.ts';

/** How long a seat lasts, and what happens around its end. */
export const seatTerm = {
  /** The months of a term, from the day on which the account opens. */
  months: 12,
  /** The days before a term's end from which a renewal can be ordered. */
  renewalDays: reminderDays[0],
  /** The days after a term's end for which lessons stay open. */
  openDays: termGraceDays,
  /** The days after seats were added, of 24 hours each, for which unused ones are refunded. */
  refundDays: 14,
} as const;

/** A term by its first and its last day (ISO dates). */
export interface Term {
  starts_on: string;
  ends_on: string;
}

/** Returns the term that starts on a day. */
export const termFrom = (day: string): Term => ({
  starts_on: day,
  ends_on: daysAfter(monthsAfter(day, seatTerm.months), -1),
});

/** A plan with a price, in cents for a seat and a term. */
interface PricedPlan {
  plan: SeatPlan;
  seatCents: number;
}

/** The numbers of seats that a company can have without an offer of ours. */
export const onlineSeats = {
  min: seatRange.min,
  max: Math.max(
    ...seatPlans.map(({ pricePerSeat, maxSeats }) => (pricePerSeat === null ? 0 : (maxSeats ?? 0))),
  ),
};

/**
 * Returns the plan of a company's total number of seats with its price; undefined if the price is negotiated. Fewer seats
 * than the smallest plan has cost its price.
 */
export function pricedPlan(total: number): PricedPlan | undefined {
  const plan = seatPlans.findLast(({ minSeats }) => total >= minSeats) ?? seatPlans[0];
  return plan?.pricePerSeat === null || plan === undefined
    ? undefined
    : { plan, seatCents: plan.pricePerSeat * 100 };
}

/**
 * Returns the price of one added seat for the rest of a term in whole cents, rounded, because Stripe takes whole cents for a
 * unit. On the first day it is the whole price. Throws a RangeError for a day outside of the term.
 */
export function restOfTermCents(seatCents: number, term: Term, today: string): number {
  const days = daysLeft(term, today);
  const all = daysLeft(term, term.starts_on);
  if (days < 1 || days > all) throw new RangeError(`${today} is not in the term through ${term.ends_on}.`);
  return Math.round((seatCents * days) / all);
}

/** Returns the days of a term that are left, with today. */
const daysLeft = ({ ends_on }: Pick<Term, 'ends_on'>, today: string): number =>
  daysBetween(today, ends_on) + 1;

/** What an order of seats is for: the account's first seats, more seats in the term, or the next term. */
export const seatOrderKinds = ['first', 'added', 'renewal'] as const;
export type SeatOrderKind = (typeof seatOrderKinds)[number];

/** What the price of seats depends on, as the account has it. */
export interface SeatState {
  account_status: 'active' | 'inactive';
  seats_purchased: number;
  seats_used: number;
  /** The current or last term; null before the account has one. */
  term: Term | null;
  /** The paid next term, which has not started. */
  renewal: (Term & { seats: number }) | null;
}

/** The state of an account that does not exist yet. */
export const noSeats: SeatState = {
  account_status: 'inactive',
  seats_purchased: 0,
  seats_used: 0,
  term: null,
  renewal: null,
};

/** What a number of seats costs. Amounts are in cents. */
export interface SeatQuote {
  kind: SeatOrderKind;
  plan: SeatPlan;
  seats: number;
  /** The plan's price of a seat for a whole term. */
  termCents: number;
  /** The price of one of these seats. */
  seatCents: number;
  totalCents: number;
  /** The term that the seats are for; null until the account opens. */
  term: Term | null;
  /** The days of the term for which an added seat is paid, of all its days; null for whole terms. */
  days: { left: number; all: number } | null;
  /** The part of an added seat's price that is for a paid next term, 0 without one. */
  nextCents: number;
}

/** Returns the day from which a company can order its next term. */
export const renewableFrom = ({ ends_on }: Pick<Term, 'ends_on'>): string =>
  daysAfter(ends_on, -seatTerm.renewalDays);

/**
 * Returns the term that a renewal pays for: the next one, if it is paid before lessons close, otherwise one from the day of
 * the payment.
 */
export const renewedTerm = ({ ends_on }: Pick<Term, 'ends_on'>, paidOn: string): Term =>
  termFrom(paidOn <= daysAfter(ends_on, seatTerm.openDays) ? daysAfter(ends_on, 1) : paidOn);

/** Whether a term is over. */
export const isTermOver = ({ ends_on }: Pick<Term, 'ends_on'>, today: string): boolean => ends_on < today;

/** Returns the kind of the next order of an account that asks for more seats or for a renewal. */
export const kindOf = ({ term }: SeatState, isRenewal: boolean): SeatOrderKind => {
  if (term === null) return 'first';
  return isRenewal ? 'renewal' : 'added';
};

const enterprise = `For ${onlineSeats.max + 1} or more seats, contact us for a quote.`;

/** The messages for numbers of seats that cannot be ordered online. */
export const termMessages = {
  tooFew: `Plans start at ${onlineSeats.min} seats.`,
  enterprise,
  tooManyInAll: (has: number) =>
    `You have ${has} seats, and ${onlineSeats.max} are the most that can be bought online. Contact us for a quote.`,
  granted: 'We set up the seats of this account. Contact us to add seats.',
  closed: 'This account is closed. Contact us to open it again.',
  over: (lastDay: string) => `Your seats ended on ${longDay(lastDay)}. Renew them first.`,
  early: (from: string) => `You can renew from ${longDay(from)}.`,
  renewed: (lastDay: string) => `Your seats are already renewed through ${longDay(lastDay)}.`,
  inUse: (used: number) => `${used} seats are in use. Renew at least ${used}, or take seats back first.`,
} as const;

/** Returns why a number of seats cannot be ordered online on a day; undefined if it can. */
export function seatOrderProblem(
  state: SeatState,
  { kind, seats }: Pick<SeatQuote, 'kind' | 'seats'>,
  today: string = businessToday(),
): string | undefined {
  const { term, renewal, seats_purchased, seats_used, account_status } = state;
  if (term === null) {
    if (account_status === 'active' || seats_purchased > 0) return termMessages.granted;
  } else if (account_status === 'inactive') return termMessages.closed;
  if (kind === 'added') {
    if (term === null || isTermOver(term, today)) return termMessages.over(term?.ends_on ?? today);
    const total = Math.max(seats_purchased, renewal?.seats ?? 0);
    return total + seats > onlineSeats.max ? termMessages.tooManyInAll(total) : undefined;
  }
  if (kind === 'renewal' && term) {
    if (renewal) return termMessages.renewed(renewal.ends_on);
    if (today < renewableFrom(term)) return termMessages.early(renewableFrom(term));
    if (seats < seats_used) return termMessages.inUse(seats_used);
  }
  if (seats < onlineSeats.min) return termMessages.tooFew;
  return seats > onlineSeats.max ? termMessages.enterprise : undefined;
}

/**
 * Returns what seats cost that can be ordered on a day. Added seats cost the price of the plan of the new total by the days
 * left, and those of a paid next term its whole price too; seats that are paid keep their price. Throws a RangeError for seats
 * that `seatOrderProblem` refuses.
 */
export function quoteSeats(
  state: SeatState,
  { kind, seats }: Pick<SeatQuote, 'kind' | 'seats'>,
  today: string = businessToday(),
): SeatQuote {
  const { term, renewal } = state;
  const priced = pricedPlan(kind === 'added' ? state.seats_purchased + seats : seats);
  if (!priced) throw new RangeError(`There is no price for ${seats} seats.`);
  const { plan, seatCents: termCents } = priced;
  const whole = {
    kind,
    plan,
    seats,
    termCents,
    seatCents: termCents,
    totalCents: seats * termCents,
    days: null,
    nextCents: 0,
  };
  if (kind === 'first' || !term) return { ...whole, term: null };
  if (kind === 'renewal') return { ...whole, term: renewedTerm(term, today) };
  const nextCents = renewal ? (pricedPlan(renewal.seats + seats)?.seatCents ?? 0) : 0;
  const seatCents = restOfTermCents(termCents, term, today) + nextCents;
  return {
    ...whole,
    seatCents,
    totalCents: seats * seatCents,
    term: { starts_on: today, ends_on: renewal?.ends_on ?? term.ends_on },
    days: { left: daysLeft(term, today), all: daysLeft(term, term.starts_on) },
    nextCents,
  };
}

/** Returns a larger number of seats that costs less in all, because it has a lower price; undefined if there is none. */
export function cheaperSeats(seats: number): { seats: number; totalCents: number } | undefined {
  const total = (pricedPlan(seats)?.seatCents ?? 0) * seats;
  for (const { minSeats, pricePerSeat } of seatPlans) {
    const totalCents = minSeats * (pricePerSeat ?? Number.NaN) * 100;
    if (minSeats > seats && totalCents < total) return { seats: minSeats, totalCents };
  }
  return undefined;
}

/** Whether the price of paid seats is refunded in full, and until when. */
export interface SeatRefund {
  is_due: boolean;
  /** Why it is not. */
  reason: 'window-over' | 'seat-used' | null;
  ends_at: string;
}

const day = 86_400_000;

/**
 * Decides the refund of paid seats: in full for 14 days of 24 hours, inclusive, after they were added, while none was used.
 */
export function seatRefundOf(addedAt: string, isUsed: boolean, now: number = Date.now()): SeatRefund {
  const end = Date.parse(addedAt) + seatTerm.refundDays * day;
  const reason = now > end ? 'window-over' : isUsed ? 'seat-used' : null;
  return { is_due: reason === null, reason, ends_at: new Date(end).toISOString() };
}

/** The terms of seats, for the page, the order and the documents, with the numbers of the rules. */
export const termCopy = {
  months: `A seat costs its plan’s price for ${seatTerm.months} months from the day your account opens.`,
  /** What a seat of a plan costs: 'A seat costs $199 for 12 months from the day your account opens.' */
  price: (plan: Pick<SeatPlan, 'pricePerSeat'>) =>
    `A seat costs $${plan.pricePerSeat} for ${seatTerm.months} months from the day your account opens.`,
  refund: `Full refund within ${seatTerm.refundDays} days of payment, while no seat was used.`,
  renewal: `We remind you ${reminderDays.slice(0, -1).join(', ')} and ${reminderDays.at(-1)} days before the end, and you can renew from the first reminder on. Nothing renews by itself.`,
  end: `At the end, no new seats can be used. Lessons close after ${seatTerm.openDays} more days; progress and certificates stay.`,
  added:
    'Added seats cost the price of the plan for your new total, by the days left. Seats you have paid for keep their price.',
} as const;

/** Returns the sentence that says what the seats of a quote cost, for how long. */
export function priceSentence({ kind, plan, seatCents, term, days, nextCents }: SeatQuote): string {
  if (kind === 'first' || !term) return termCopy.price(plan);
  const until = longDay(term.ends_on);
  if (kind === 'renewal')
    return `A seat costs $${plan.pricePerSeat} for ${seatTerm.months} months, from ${longDay(term.starts_on)} through ${until}.`;
  return `An added seat costs ${dollarsAndCents(seatCents)}: ${days?.left} of ${days?.all} days at $${plan.pricePerSeat} for ${seatTerm.months} months${nextCents > 0 ? `, and ${dollars(nextCents)} for the next ${seatTerm.months} months` : ''}, through ${until}.`;
}

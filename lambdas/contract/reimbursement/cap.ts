import { annualLimit } from '../tax/annual-limit.ts';
import { daysBetween, yearOf } from '../calendar/calendar.ts';
import { dollarsAndCents } from '../text/money.ts';

/** How much of a calendar year's tax-free limit is used. Amounts are in cents. */
export interface Cap {
  year: number;
  limit_cents: number;
  /** False if the year's limit has not been announced; `limit_cents` is then the last announced one. */
  is_announced: boolean;
  used_cents: number;
  left_cents: number;
  /** The part of the used amount above the limit, which may be taxable. */
  over_cents: number;
}

/** Returns the cap of a calendar year after these payments, in cents. */
export function capOf(year: number, usedCents: number): Cap {
  const { dollars, isAnnounced } = annualLimit(year);
  const limit = dollars * 100;
  return {
    year,
    limit_cents: limit,
    is_announced: isAnnounced,
    used_cents: usedCents,
    left_cents: Math.max(0, limit - usedCents),
    over_cents: Math.max(0, usedCents - limit),
  };
}

/** Returns how much of a price is within what is left of a cap, and how much is above it, in cents. */
export function splitByCap({ left_cents }: Pick<Cap, 'left_cents'>, priceCents: number) {
  const within = Math.min(left_cents, priceCents);
  return { within_cents: within, above_cents: priceCents - within };
}

/** The first month of the year-end warning. */
const warningFrom = 11;

/** Returns the year that ends soon and the days that are left after this day, in November and December; otherwise null. */
export function yearEndOf(today: string): { year: number; days_left: number } | null {
  if (Number(today.slice(5, 7)) < warningFrom) return null;
  const year = yearOf(today);
  return { year, days_left: daysBetween(today, `${year}-12-31`) };
}

/** Returns the sentences about a cap: an unknown limit, an exceeded one, and the end of the year. */
export function capWarnings(cap: Cap, today: string): string[] {
  const end = yearEndOf(today);
  const limit = dollarsAndCents(cap.limit_cents);
  return [
    ...(cap.is_announced
      ? []
      : [`The limit for ${cap.year} has not been announced. We use the last known limit, ${limit}.`]),
    ...(cap.over_cents > 0
      ? [
          `${dollarsAndCents(cap.over_cents)} is above the limit of ${limit} for ${cap.year} and may be taxable.`,
        ]
      : []),
    ...(end?.year === cap.year
      ? [
          `${end.year} is almost over. Payment and reimbursement belong in one calendar year. Ask HR when they pay.`,
        ]
      : []),
  ];
}

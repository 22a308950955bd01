import { dayOf, yearOf } from '../calendar/calendar.ts';

/** The terms of deleting an account. */
export const deletionRules = {
  /** The days between the request and the erasure, in which the user can keep the account. */
  graceDays: 14,
  /**
   * Paid orders are kept until the end of this number of calendar years after the year of the payment. IRS Publication 583
   * tells businesses to keep records of income until the period of limitations for the return ends, which is six years
   * after the filing if income was left out (26 CFR 1.6001-1(e), 26 U.S.C. 6501(e)). The return is filed in the year after
   * the payment.
   */
  orderYears: 7,
  /** The name on certificates that are kept after the erasure. */
  nameRemoved: 'Name removed',
} as const;

/** How the owner of an account keeps it, after a sentence with the time of the deletion. */
export const howToKeep = 'To keep the account, sign in before that time and choose “Keep my account”.';

/** What the rows that are kept have in place of an erased user's ID. */
export const erasedUser = 'deleted-user';

/** Returns the day from which an order that was paid in this year is no longer kept, as ISO 8601. */
export const orderKeptUntil = (paidAt: string): string =>
  `${yearOf(dayOf('paid', paidAt)) + deletionRules.orderYears + 1}-01-01T00:00:00.000Z`;

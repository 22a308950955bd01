import { accountEmail } from '../text/email-rule.ts';
import { check, type FormCheck } from '../text/rules.ts';
import type { accountStatuses } from '../api/statuses.ts';
import { notInLine, textRule } from '../text/text-rules.ts';
import { typedNumber, wholeNumberRule } from '../text/typed-numbers.ts';

/** The rules for the fields of a corporate account. */
export const corporateRules = {
  company: textRule({
    isPrinted: true,
    missing: 'Enter the company',
    max: 200,
    tooLong: 'Use at most 200 characters',
    forbidden: notInLine,
  }),
  email: accountEmail,
  seats: wholeNumberRule({
    min: 1,
    max: 100_000,
    invalid: 'Enter a whole number of seats, 1 or more',
    tooMany: 'At most 100,000 seats',
  }),
};

/** Returns the seats of an account that an admin granted without an order. */
export const grantedSeats = (account: { seats_purchased: number; seats_ordered: number }): number =>
  Math.max(0, account.seats_purchased - account.seats_ordered);

/**
 * Returns the seats of an account after an order for more of them was paid. The order first pays for the seats that were
 * granted, so that an invoice for granted seats adds none.
 */
export function seatsAfterOrder(
  account: { seats_purchased: number; seats_ordered: number },
  seats: number,
): { seats_purchased: number; seats_ordered: number } {
  const seats_ordered = account.seats_ordered + seats;
  return { seats_purchased: Math.max(account.seats_purchased, seats_ordered), seats_ordered };
}

/** The messages for a seat that cannot be assigned, and for an account that cannot have fewer seats. */
export const seatMessages = {
  /** More seats are assigned than would remain. */
  taken: (used: number): string => `${used} seats are assigned; remove some first`,
  /** Every purchased seat is assigned. */
  full: (bought: number): string => `All ${bought} seats are assigned; remove one first`,
  inactive: 'This account is not active. Seats cannot be assigned, and the courses of its seats are closed.',
  hasSeat: 'This address already has a seat',
} as const;

/** The form values of a corporate account. */
export type AccountValues = {
  company_name: string;
  primary_contact_email: string;
  /** A whole number. */
  seats_purchased: string;
  account_status: (typeof accountStatuses)[number];
};

/** Checks the form of a corporate account with this many seats assigned. */
export const checkAccount =
  ({ seatsUsed }: { seatsUsed: number }): FormCheck<AccountValues> =>
  (values) =>
    check<AccountValues>(
      {
        company_name: corporateRules.company,
        primary_contact_email: corporateRules.email,
        seats_purchased: (typed) => {
          const seats = typedNumber(typed);
          return (
            corporateRules.seats(seats) ?? (seats < seatsUsed ? seatMessages.taken(seatsUsed) : undefined)
          );
        },
        account_status: () => undefined,
      },
      values,
    );

/** Converts checked form values to the API's request body. */
export const accountOf = ({ seats_purchased, ...account }: AccountValues) => ({
  ...account,
  seats_purchased: typedNumber(seats_purchased),
});

/** Checks the form that assigns a seat of an account. */
export const checkSeat =
  ({
    seatsUsed,
    seatsPurchased,
  }: {
    seatsUsed: number;
    seatsPurchased: number;
  }): FormCheck<{ email: string }> =>
  (values) =>
    check(
      {
        email: (typed) =>
          corporateRules.email(typed) ??
          (seatsUsed >= seatsPurchased ? seatMessages.full(seatsPurchased) : undefined),
      },
      values,
    );

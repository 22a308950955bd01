import { accountEmail } from './email-rule.ts';
import { check, type FormCheck } from './rules.ts';
import type { accountStatuses } from './statuses.ts';
import { notInLine, textRule } from './text-rules.ts';
import { typedNumber, wholeNumberRule } from './typed-numbers.ts';

/** The rules of the fields of a company's account. */
export const corporateRules = {
  company: textRule({
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

/** Why a seat cannot be given or an account cannot have fewer seats. */
export const seatSentences = {
  /** More seats are taken than would be left. */
  taken: (used: number): string => `${used} seats are taken; take some back first`,
  /** Every seat that was bought is taken. */
  full: (bought: number): string => `All ${bought} seats are taken; take one back first`,
  inactive: 'This account is not active: no seats can be given.',
  hasSeat: 'This address has a seat already',
} as const;

/** A company's account as its form has it. */
export type AccountValues = {
  company_name: string;
  primary_contact_email: string;
  /** A whole number. */
  seats_purchased: string;
  account_status: (typeof accountStatuses)[number];
};

/** Checks the form of a company's account, of which this many seats are taken. */
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
            corporateRules.seats(seats) ?? (seats < seatsUsed ? seatSentences.taken(seatsUsed) : undefined)
          );
        },
        account_status: () => undefined,
      },
      values,
    );

/** The account that checked values make, as the API takes it. */
export const accountOf = ({ seats_purchased, ...account }: AccountValues) => ({
  ...account,
  seats_purchased: typedNumber(seats_purchased),
});

/** Checks the form that gives a seat of an account, whose seats may all be taken. */
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
          (seatsUsed >= seatsPurchased ? seatSentences.full(seatsPurchased) : undefined),
      },
      values,
    );

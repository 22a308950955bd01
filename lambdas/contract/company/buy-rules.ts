import { businessToday } from '../calendar/calendar.ts';
import { corporateRules } from '../corporate/rules.ts';
import { checkPayer, payerOf, paymentRules } from '../orders/rules.ts';
import { check, type FormCheck } from '../text/rules.ts';
import { typedNumber } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';
import { kindOf, quoteSeats, type SeatQuote, seatOrderProblem, type SeatState } from './term.ts';

/** The form values of seats that a company buys. */
export type BuyValues = {
  /** A whole number. */
  seats: string;
  company_name: string;
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  purchase_order: string;
};

/** What is bought for which account. */
export interface Purchase {
  account: SeatState;
  isRenewal: boolean;
  /** The day of the order. @default today at the place of business */
  today?: string;
}

const invalid = 'Enter a whole number of seats, such as 25';

/** Returns why a typed number of seats cannot be bought online; undefined if it can. */
export function seatsProblem(typed: string, { account, isRenewal, today }: Purchase): string | undefined {
  const seats = typedNumber(typed);
  if (!Number.isInteger(seats) || seats < 1) return invalid;
  return seatOrderProblem(account, { kind: kindOf(account, isRenewal), seats }, today);
}

/** Returns what a typed number of seats costs; undefined if it cannot be bought online. */
export function quoteTyped(typed: string, purchase: Purchase): SeatQuote | undefined {
  if (seatsProblem(typed, purchase) !== undefined) return undefined;
  const { account, isRenewal, today = businessToday() } = purchase;
  return quoteSeats(account, { kind: kindOf(account, isRenewal), seats: typedNumber(typed) }, today);
}

/** Checks the form that buys seats. */
export const checkBuy =
  (purchase: Purchase): FormCheck<BuyValues> =>
  ({ seats, company_name, purchase_order, ...payer }) => {
    const errors = {
      ...check(
        { seats: (typed: string) => seatsProblem(typed, purchase), company_name: corporateRules.company },
        { seats, company_name },
      ),
      ...checkPayer({ ...payer, company: '' }),
      ...check({ purchase_order: paymentRules.purchaseOrder }, { purchase_order }),
    };
    return Object.keys(errors).length > 0 ? errors : undefined;
  };

/** Converts checked form values, with the total that the form showed, to the API's request body. */
export function buyOf({ seats, company_name, purchase_order, ...payer }: BuyValues, totalCents: number) {
  const { name, address } = payerOf({ ...payer, company: '' });
  return {
    company_name: cleaned(company_name),
    seats: typedNumber(seats),
    total_cents: totalCents,
    name,
    address,
    purchase_order: cleaned(purchase_order) || null,
  };
}

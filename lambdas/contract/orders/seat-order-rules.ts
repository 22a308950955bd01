import { dollarsAndCents, groupedDigits, maxCents } from '../text/money.ts';
import { paymentRules } from './rules.ts';
import { seatPlans } from '../corporate/plans.ts';
import { check, type FormCheck } from '../text/rules.ts';
import { centsOf, typedNumber, wholeNumberRule } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';

/** The message for an order whose total is larger than Stripe's limit for a charge. */
export const seatOrderTooLarge = 'The total is too large for one order';

const { min, max } = paymentRules.seats;
const seatCount = wholeNumberRule({
  min,
  max,
  invalid: 'Enter a whole number of seats, 1 or more',
  tooMany: `Order at most ${groupedDigits(max)} seats at once`,
});

/** The form values of an order of seats. */
export type SeatOrderValues = {
  /** A whole number. */
  seats: string;
  /** Dollars. */
  seat_price: string;
  purchase_order: string;
};

type Priced = Pick<SeatOrderValues, 'seats' | 'seat_price'>;

const totalCentsOf = ({ seats, seat_price }: Priced): number => typedNumber(seats) * centsOf(seat_price);

/** Returns the list price of a seat in dollars for a typed number of seats; '' if it is negotiated or the number is invalid. */
export function seatPriceOf(seats: string): string {
  const count = typedNumber(seats);
  const [smallest] = seatPlans;
  if (seatCount(count) !== undefined) return '';
  const plan = seatPlans.findLast(({ minSeats }) => count >= minSeats) ?? smallest;
  return plan?.pricePerSeat?.toFixed(2) ?? '';
}

/** Returns the total of valid form values: '$4,975.00'. */
export function seatTotalOf(values: Priced): string | undefined {
  const cents = totalCentsOf(values);
  return Number.isNaN(cents) ? undefined : dollarsAndCents(cents);
}

/** Checks the form of an order of seats. */
export const checkSeatOrder: FormCheck<SeatOrderValues> = (values) =>
  check<SeatOrderValues>(
    {
      seats: (seats) => {
        const problem = seatCount(typedNumber(seats));
        return problem ?? (totalCentsOf(values) > maxCents ? seatOrderTooLarge : undefined);
      },
      seat_price: (price) => {
        const cents = centsOf(price);
        return cents >= 1 && cents <= maxCents ? undefined : 'Enter the price of a seat, such as 199.00';
      },
      purchase_order: paymentRules.purchaseOrder,
    },
    values,
  );

/** Converts checked form values to the API's request body. */
export const seatOrderOf = ({ seats, seat_price, purchase_order }: SeatOrderValues) => ({
  seats: typedNumber(seats),
  seat_price_cents: centsOf(seat_price),
  purchase_order: cleaned(purchase_order) || null,
});

import { isCalendarDay, yearOf } from '../calendar/calendar.ts';
import { maxCents } from '../text/money.ts';
import { check, type FieldErrors, type FieldRule, fieldRule } from '../text/rules.ts';
import { centsOf, typedNumber, wholeNumberRule } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';

/** The first year of a list price's date. */
const firstYear = 2020;
const lastYear = 2100;

const priceRule = (min: number, invalid: string): FieldRule<number> =>
  wholeNumberRule({ min, max: maxCents, invalid, tooMany: 'Enter at most $999,999.99' });

/** The rules for the months of a course's certificates, and for its prices (cents), by the API's names. */
export const courseNumbers = {
  certificate_months: wholeNumberRule({
    min: 1,
    max: 120,
    invalid: 'Enter a whole number of months, or leave it empty',
    tooMany: 'Enter at most 120 months',
  }),
  price_cents: priceRule(0, "Enter a price in dollars, such as '$2,950'"),
  list_price: priceRule(1, "Enter a list price in dollars, such as '$2,950'"),
};

/** Returns the rule for the last day on which the list price was charged: before `today` (ISO date) at the place of business. */
export const chargedUntilRule = (today: string): FieldRule =>
  fieldRule({ years: { minimum: firstYear, maximum: lastYear } }, (typed) => {
    const day = cleaned(typed);
    if (!isCalendarDay(day) || yearOf(day) < firstYear)
      return 'Enter the last day on which this price was charged';
    return day >= today ? 'The last day must be in the past' : undefined;
  });

/** The message for a list price that is not above the price. */
export const listPriceTooLow = 'The list price must be above the price';

/** A course's months and prices as an editor types them: dollars, and an ISO date. All but the price may be empty. */
export type TypedCourseNumbers = {
  certificate_months: string;
  price: string;
  list_price: string;
  charged_until: string;
};

/** Converts a typed whole number; null if nothing was typed. */
const numberOrNone = (typed: string): number | null => (cleaned(typed) === '' ? null : typedNumber(typed));

/** Converts typed numbers to the API's values. Invalid numbers become NaN. */
export function courseNumbersOf(typed: TypedCourseNumbers) {
  const { certificate_months, price, list_price, charged_until } = typed;
  const hasListPrice = cleaned(list_price) !== '' || cleaned(charged_until) !== '';
  return {
    certificate_months: numberOrNone(certificate_months),
    price_cents: centsOf(price),
    list_price: hasListPrice ? { cents: centsOf(list_price), charged_until: cleaned(charged_until) } : null,
  };
}

/** Checks typed numbers. A list price needs the last day on which it was charged. */
export function checkCourseNumbers(
  typed: TypedCourseNumbers,
  today: string,
): FieldErrors<keyof TypedCourseNumbers> | undefined {
  const { certificate_months, price_cents, list_price } = courseNumbersOf(typed);
  return check<TypedCourseNumbers>(
    {
      certificate_months: () =>
        certificate_months === null ? undefined : courseNumbers.certificate_months(certificate_months),
      price: () => courseNumbers.price_cents(price_cents),
      list_price: () => {
        if (!list_price) return undefined;
        const isTooLow = list_price.cents <= price_cents;
        return courseNumbers.list_price(list_price.cents) ?? (isTooLow ? listPriceTooLow : undefined);
      },
      charged_until: (day) => (list_price ? chargedUntilRule(today)(day) : undefined),
    },
    typed,
  );
}

import { isCalendarDay, longDay } from '../calendar/calendar.ts';
import { centsOf } from '../text/typed-numbers.ts';
import { emailRule } from '../text/email-rule.ts';
import { check, type FormCheck } from '../text/rules.ts';
import type { orderStatuses } from '../api/statuses.ts';
import { notInLines, optional, printedLine, textRule } from '../text/text-rules.ts';
import { cleaned } from '../text/typed-text.ts';

/** The rules for the payer that invoices and receipts show. */
export const payerRules = {
  name: textRule({ ...printedLine(100), missing: 'Enter the name for the receipt' }),
  company: textRule(printedLine(200)),
  line1: textRule({ ...printedLine(200), missing: 'Enter the street address' }),
  line2: textRule(printedLine(200)),
  city: textRule({ ...printedLine(100), missing: 'Enter the city' }),
  state: textRule({ ...printedLine(100), missing: 'Enter the state' }),
  postal_code: textRule({ ...printedLine(20), missing: 'Enter the ZIP code' }),
  country: textRule({ ...printedLine(60), missing: 'Enter the country' }),
};

/** The form values of a payer. */
export type PayerValues = { [Name in keyof typeof payerRules]: string };

const addressFields = ['line1', 'city', 'state', 'postal_code', 'country'] as const;

/** The parts of an address that must be given together; an address is optional as a whole. */
const isAddressEmpty = (values: Partial<PayerValues>): boolean =>
  [...addressFields, 'line2' as const].every(
    (name) => name === 'country' || cleaned(values[name] ?? '') === '',
  );

/** Checks the form of a payer. The address may be left out, but not a part of it. */
export const checkPayer: FormCheck<PayerValues> = (values) => {
  const rules = { ...payerRules };
  if (isAddressEmpty(values)) for (const name of addressFields) rules[name] = optional(rules[name]);
  return check<PayerValues>(rules, values);
};

/** Converts checked form values to the API's request body. */
export const payerOf = (values: PayerValues) => ({
  name: cleaned(values.name),
  company: cleaned(values.company) || null,
  address: isAddressEmpty(values)
    ? null
    : {
        line1: cleaned(values.line1),
        line2: cleaned(values.line2) || null,
        city: cleaned(values.city),
        state: cleaned(values.state),
        postal_code: cleaned(values.postal_code),
        country: cleaned(values.country),
      },
});

/** The ways to pay that an admin records; cards and bank debits are recorded by Stripe. */
export const recordedMethods = ['check', 'bank_transfer', 'other'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];

/** The names of the recorded ways to pay, as receipts show them. */
export const recordedMethodNames: Record<RecordedMethod, string> = {
  check: 'Check',
  bank_transfer: 'Bank transfer',
  other: 'Other',
};

/** Whether a payment with this method was recorded by an admin, who may correct it. */
export const isRecordedMethod = (method: string): method is RecordedMethod =>
  (recordedMethods as readonly string[]).includes(method);

const methodRule = (method: string): string | undefined =>
  isRecordedMethod(method) ? undefined : 'Choose how it was paid';

/** The rules for a payment that an admin records, and for the reasons of decisions about money. */
export const paymentRules = {
  reference: textRule({
    ...printedLine(100),
    missing: 'Enter the check number or the reference of the transfer',
  }),
  /** An order is paid on its day or later. The dates are ISO dates; `today` is the last one that can be meant. */
  day:
    ({ orderedOn, today }: { orderedOn: string; today: string }) =>
    (typed: string) => {
      const day = cleaned(typed);
      if (!isCalendarDay(day)) return 'Enter the date of the payment';
      if (day < orderedOn) return `The payment cannot be before the order of ${longDay(orderedOn)}`;
      return day > today ? 'The payment cannot be in the future' : undefined;
    },
  /** The total must be paid at once: an order is due or paid, never paid in part. */
  amount: (totalCents: number) => (typed: string) =>
    centsOf(typed) === totalCents
      ? undefined
      : 'Enter the exact total of the order; a payment of another amount cannot be recorded',
  purchaseOrder: textRule(printedLine(60)),
  reason: textRule({
    missing: 'Give the reason; the learner will read it',
    max: 1000,
    tooLong: 'Use at most 1,000 characters',
    forbidden: notInLines,
  }),
  employerCheck: textRule({
    missing: 'Say whom you asked, how, and what they said',
    max: 1000,
    tooLong: 'Use at most 1,000 characters',
    forbidden: notInLines,
  }),
  note: textRule({ max: 1000, tooLong: 'Use at most 1,000 characters', forbidden: notInLines }),
  seats: { min: 1, max: 10_000 },
  email: emailRule(255),
};

/** The form values of a payment that an admin records. */
export type RecordedPaymentValues = {
  /** Dollars. */
  amount: string;
  /** ISO date. */
  paid_on: string;
  method: string;
  reference: string;
};

/** Checks the form that records a payment of an order with this total and of this day, from this day (ISO dates). */
export const checkRecordedPayment =
  ({
    totalCents,
    ...days
  }: {
    totalCents: number;
    orderedOn: string;
    today: string;
  }): FormCheck<RecordedPaymentValues> =>
  (values) =>
    check<RecordedPaymentValues>(
      {
        amount: paymentRules.amount(totalCents),
        paid_on: paymentRules.day(days),
        method: methodRule,
        reference: paymentRules.reference,
      },
      values,
    );

/** The form values of a correction of a recorded payment. */
export type PaymentCorrectionValues = Omit<RecordedPaymentValues, 'amount'> & { reason: string };

/** Checks the form that corrects a payment of an order of this day, on this day (ISO dates). */
export const checkPaymentCorrection =
  (days: { orderedOn: string; today: string }): FormCheck<PaymentCorrectionValues> =>
  (values) =>
    check<PaymentCorrectionValues>(
      {
        paid_on: paymentRules.day(days),
        method: methodRule,
        reference: paymentRules.reference,
        reason: paymentRules.reason,
      },
      values,
    );

/** Converts checked form values to the API's request body. */
export const paymentCorrectionOf = ({ paid_on, method, reference, reason }: PaymentCorrectionValues) => ({
  paid_on: paid_on.trim(),
  method: method as RecordedMethod,
  reference: reference.trim(),
  reason: reason.trim(),
});

/** Converts checked form values to the API's request body. */
export const recordedPaymentOf = ({ amount, paid_on, method, reference }: RecordedPaymentValues) => ({
  amount_cents: centsOf(amount),
  paid_on: cleaned(paid_on),
  method: method as RecordedMethod,
  reference: cleaned(reference),
});

/**
 * Whether an order entitles its learner to the certificate of a completed course: it is paid or free. An enrollment without an
 * order is free.
 */
export const coversCertificate = (order: { status: (typeof orderStatuses)[number] } | undefined): boolean =>
  order === undefined || ['paid', 'partially_refunded', 'waived'].includes(order.status);

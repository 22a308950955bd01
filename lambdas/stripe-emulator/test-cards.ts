import type { Method } from './records.ts';

/** What the bank does with a card: it pays, contests the payment later, declines, or asks the person to confirm. */
export type CardResult = 'paid' | 'disputed' | 'declined' | 'insufficient_funds' | 'authentication';

interface TestCard {
  brand: string;
  result: CardResult;
  what: string;
}

/** Stripe's documented test cards. https://docs.stripe.com/testing */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', result: 'paid', what: 'paid' },
  '5555555555554444': { brand: 'mastercard', result: 'paid', what: 'paid' },
  '4000000000000002': { brand: 'visa', result: 'declined', what: 'declined' },
  '4000000000009995': { brand: 'visa', result: 'insufficient_funds', what: 'insufficient funds' },
  '4000002500003155': { brand: 'visa', result: 'authentication', what: 'authentication required' },
  '4000002760003184': { brand: 'visa', result: 'authentication', what: 'authentication required' },
  '4000000000000259': { brand: 'visa', result: 'disputed', what: 'paid, and disputed a few seconds later' },
};

/** Stripe's documented test accounts for bank debits, with the routing number 110000000. */
export const testAccounts: Readonly<Record<string, { willFail: boolean; what: string }>> = {
  '000123456789': { willFail: false, what: 'paid after a minute' },
  '000222222227': { willFail: true, what: 'fails after a minute: insufficient funds' },
};
export const testRoutingNumber = '110000000';

/** The messages of Stripe's declines. */
export const declines: Partial<Record<CardResult, string>> = {
  declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
};

const isLuhnValid = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

/** The form of the payment page. */
export type PayForm = Readonly<Record<string, string>>;

/** A method of payment that was typed into the form, or the errors by field. */
export type TypedMethod =
  | { method: Method; result: CardResult }
  | { errors: Readonly<Record<string, string>> };

/** Reads a card or a bank account from the form. */
export const readMethod = (form: PayForm): TypedMethod =>
  form.method === 'bank' ? readAccount(form) : readCard(form);

function readCard(form: PayForm): TypedMethod {
  const digits = (form.number ?? '').replace(/[\s-]/g, '');
  const card = testCards[digits];
  const errors: Record<string, string> = {};
  if (!/^\d{12,19}$/.test(digits) || !isLuhnValid(digits)) errors.number = 'Your card number is invalid.';
  else if (!card) errors.number = 'Use one of the test cards below. Never type a real card number here.';
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(\d{2})$/.exec((form.expiry ?? '').trim()) ?? [];
  const end = new Date(2000 + Number(year), Number(month), 1);
  if (!month || Number(month) < 1 || Number(month) > 12) errors.expiry = 'Enter the expiry date as MM / YY.';
  else if (end <= new Date()) errors.expiry = 'Your card has expired.';
  if (!/^\d{3,4}$/.test((form.cvc ?? '').trim())) errors.cvc = 'Enter the three or four digits.';
  if (!(form.name ?? '').trim()) errors.name = 'Enter the name on the card.';
  if (!card || Object.keys(errors).length > 0) return { errors };
  const method: Method = {
    type: 'card',
    brand: card.brand,
    last4: digits.slice(-4),
    exp_month: Number(month),
    exp_year: 2000 + Number(year),
  };
  return { method, result: card.result };
}

function readAccount(form: PayForm): TypedMethod {
  const digits = (form.account ?? '').replace(/\s/g, '');
  const account = testAccounts[digits];
  const errors: Record<string, string> = {};
  if ((form.routing ?? '').trim() !== testRoutingNumber)
    errors.routing = `Use the test routing number ${testRoutingNumber}.`;
  if (!account) errors.account = 'Use one of the test accounts below.';
  if (!(form.name ?? '').trim()) errors.name = 'Enter the name of the account holder.';
  if (!account || Object.keys(errors).length > 0) return { errors };
  const { willFail } = account;
  const method: Method = {
    type: 'us_bank_account',
    bank_name: 'STRIPE TEST BANK',
    last4: digits.slice(-4),
    willFail,
  };
  return { method, result: 'paid' };
}

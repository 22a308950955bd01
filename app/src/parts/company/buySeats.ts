import type { BuySeatsFormProps, BuySeatsValues, SubmitForm } from '@redwhiteandcode/design-system';
import {
  buyOf,
  checkBuy,
  type Purchase,
  quoteTyped,
  seatsProblem,
} from '@redwhiteandcode/contract/company/buy-rules.ts';
import type { CompanyOrder } from '@redwhiteandcode/contract/company/order-operations.ts';
import { cheaperSeats, priceSentence, termCopy } from '@redwhiteandcode/contract/company/term.ts';
import { dollars, dollarsAndCents, groupedDigits } from '@redwhiteandcode/contract/text/money.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { toastFormErrors, toastResult, withErrorToast } from '../../shell/forms/formErrors.ts';
import { orderHref } from './addresses.ts';

/** Returns what a typed number of seats costs, or why it cannot be bought online, as the form shows it. */
export const offerOf =
  (purchase: Purchase): BuySeatsFormProps['offerOf'] =>
  (seats) => {
    const quote = quoteTyped(seats, purchase);
    if (!quote) return { problem: seatsProblem(seats, purchase) ?? '' };
    const { kind, plan, seatCents, totalCents } = quote;
    const more = kind === 'added' ? undefined : cheaperSeats(quote.seats);
    const many = `${groupedDigits(quote.seats)} ${quote.seats === 1 ? 'seat' : 'seats'}`;
    return {
      total: dollarsAndCents(totalCents),
      detail: `${plan.name} plan: ${many} at ${dollarsAndCents(seatCents)} each.`,
      price: priceSentence(quote),
      hint: more && `${more.seats} seats cost less: ${dollars(more.totalCents)}.`,
    };
  };

/** The terms that the form lists. */
export const buyTerms = [termCopy.refund, termCopy.renewal, termCopy.added, termCopy.end];

interface Known {
  seats: string;
  name: string | null | undefined;
  company?: string | undefined;
  address?: CompanyOrder['payer']['address'] | undefined;
}

/** Returns the values that the form starts with. */
export const buyValues = ({ seats, name, company, address }: Known): BuySeatsValues => ({
  seats,
  company_name: company ?? '',
  name: name ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postal_code: address?.postal_code ?? '',
  country: address?.country ?? 'United States',
  purchase_order: '',
  payment: 'now',
});

/** Returns the check of the form. The company of an account that exists is not in the form. */
export const checkBuySeats = (purchase: Purchase, company?: string): BuySeatsFormProps['validate'] =>
  withErrorToast(({ payment: _, ...values }) =>
    checkBuy(purchase)({ ...values, company_name: company ?? values.company_name }),
  );

/** An order that was just made. */
interface Made {
  companyId: string;
  orderId: string;
}

type Body = ReturnType<typeof buyOf>;

const fields = ['seats', 'company_name', 'name', 'purchase_order'] as const;

/**
 * Returns the function that makes an order of seats, then opens the payment page, or the order's page with the invoice. The order
 * is also made if the payment page cannot be opened; then its page says so.
 */
export const submitBuySeats =
  (
    purchase: Purchase,
    { make, open }: { make: (body: Body) => Promise<Made>; open: (path: string) => void },
  ): SubmitForm<BuySeatsValues> =>
  async ({ payment, ...values }) => {
    let made: Made;
    try {
      made = await make(buyOf(values, quoteTyped(values.seats, purchase)?.totalCents ?? 0));
    } catch (error) {
      return toastFormErrors(error, fields);
    }
    const { companyId, orderId } = made;
    if (payment === 'now') {
      try {
        const url = await startPayment(companyId, orderId);
        if (url !== null) {
          location.assign(url);
          // The button stays pending until the payment page is there.
          await new Promise(() => {});
        }
      } catch (error) {
        toastResult({ title: errorMessageOf(error), tone: 'danger' });
      }
    }
    open(orderHref(companyId, orderId));
  };

/** Starts the payment of a company's order. Returns the address of the payment page, or null if nothing is left to pay. */
export async function startPayment(companyId: string, orderId: string): Promise<string | null> {
  const { url } = await callSignedIn('POST /api/company/{companyId}/orders/{orderId}/checkout', {
    path: { companyId, orderId },
    idempotencyKey: crypto.randomUUID(),
  });
  return url;
}

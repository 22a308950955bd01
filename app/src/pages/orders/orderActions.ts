import type { PayerFormValues, SubmitForm } from '@redwhiteandcode/design-system';
import { payerOf } from '@redwhiteandcode/contract/orders/rules.ts';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { sendLetter } from '../../shell/uploads/sendFile.ts';

/** Starts the payment of an order. Returns the address of the payment page, or null if nothing is left to pay. */
export async function startPayment(orderId: string): Promise<string | null> {
  const { url } = await callSignedIn('POST /api/orders/{orderId}/checkout', {
    path: { orderId },
    idempotencyKey: crypto.randomUUID(),
  });
  return url;
}

const payerFields = ['name', 'company', 'purchase_order'] as const;

/** Returns the function that saves an order's payer. */
export const savePayer =
  (orderId: string, onSaved: (order: Order) => void): SubmitForm<PayerFormValues> =>
  async ({ purchase_order, ...payer }) => {
    try {
      const body = { ...payerOf(payer), purchase_order: purchase_order.trim() || null };
      onSaved(await callSignedIn('PUT /api/orders/{orderId}/payer', { path: { orderId }, body }));
    } catch (error) {
      return toastFormErrors(error, payerFields);
    }
  };

/** Requests a refund, after the employer's denial with its letter if there is one. Throws an Error with a message for the user. */
export async function requestRefund(
  orderId: string,
  denial: { letter: File | null; note: string } | null,
): Promise<Order> {
  try {
    const letter_upload_key =
      denial?.letter &&
      (await sendLetter(denial.letter, (body) =>
        callSignedIn('POST /api/orders/{orderId}/denial-letters', { path: { orderId }, body }),
      ));
    return await callSignedIn('POST /api/orders/{orderId}/refund', {
      path: { orderId },
      body: denial
        ? { ground: 'denial', letter_upload_key, note: denial.note.trim() || null }
        : { ground: 'window' },
      idempotencyKey: crypto.randomUUID(),
    });
  } catch (error) {
    throw new Error(errorMessageOf(error), { cause: error });
  }
}

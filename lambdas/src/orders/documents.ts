import type { OrderFacts } from '../../documents/order.ts';
import { paymentName } from '../../contract/payment-name.ts';
import { businessDay } from '../platform/business-day.ts';
import { environment } from '../platform/environment.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { hasReceipt, type OrderRow } from './order/row.ts';
import { readEnrollment, readStudentName } from './repository.ts';
import { hasInvoice } from './rules.ts';

const waiverReasons = {
  liftoff: () => 'Layoff to Lift-Off: an approved application makes all courses free',
  company_seat: (company: string | null) => `Seat of ${company ?? 'a company'}`,
};

const addressOf = ({ payer_address: address }: OrderRow): string[] =>
  address
    ? [
        address.line1,
        ...(address.line2 ? [address.line2] : []),
        `${address.city}, ${address.state} ${address.postal_code}`,
        address.country,
      ]
    : [];

/** Returns what an order's invoice or receipt shows. Dates are those of the company's place of business. */
export async function orderFactsOf(order: OrderRow): Promise<OrderFacts> {
  const { user_id, course_id, payment, waiver, status } = order;
  const [enrollment, student_name] = await Promise.all([
    user_id !== null && course_id !== null ? readEnrollment(user_id, course_id) : undefined,
    user_id === null ? null : readStudentName(user_id),
  ]);
  const { seller, siteUrl, supportEmail } = environment();
  return {
    order_number: order.id,
    receipt_number: order.receipt_number,
    ordered_on: businessDay(order.created_at),
    due_on: status === 'due' ? businessDay(order.due_at) : null,
    status: status === 'canceled' ? 'due' : status,
    seller: {
      legal_name: seller.legalName,
      ein: seller.ein ?? null,
      address: seller.address,
      email: supportEmail,
      site_url: siteUrl,
    },
    payer: {
      name: order.payer_name,
      email: order.payer_email,
      company: order.payer_company,
      address: addressOf(order),
    },
    student_name,
    items: order.items.map((item) => ({
      ...item,
      started_on: enrollment ? businessDay(enrollment.enrolled_at) : null,
      completed_on: enrollment?.completed_at ? businessDay(enrollment.completed_at) : null,
    })),
    waiver_reason: waiver && waiverReasons[waiver.reason](waiver.company),
    list_price_cents: order.list_price_cents,
    discount_cents: order.discount_cents,
    tax_cents: order.tax_cents,
    total_cents: order.total_cents,
    payment: payment && {
      date: businessDay(payment.paid_at),
      amount_cents: payment.amount_cents,
      method: paymentName(payment),
    },
    refunded_cents: order.refunded_cents,
    purchase_order: order.purchase_order,
  };
}

type PdfResponse = Promise<{ status: 200; body: string }>;

/** PDF code is large, so it is loaded only when a document is made. */
const loadDocuments = () => import('../../documents/order.ts');
const response = (bytes: Uint8Array) => ({
  status: 200 as const,
  body: Buffer.from(bytes).toString('base64'),
});

/** Returns the invoice of an order as PDF, in base64. Throws an HttpProblem 409 unless it is due. */
export async function invoiceOf(order: OrderRow): PdfResponse {
  if (!hasInvoice(order)) throw new HttpProblem(409, 'Only an unpaid order has an invoice.');
  const { createInvoice } = await loadDocuments();
  return response(await createInvoice(await orderFactsOf(order)));
}

/** Returns the receipt of an order as PDF, in base64. Throws an HttpProblem 409 unless it was paid or is free. */
export async function receiptOf(order: OrderRow): PdfResponse {
  if (!hasReceipt(order)) throw new HttpProblem(409, 'This order has no receipt yet.');
  const { createReceipt } = await loadDocuments();
  return response(await createReceipt(await orderFactsOf(order)));
}

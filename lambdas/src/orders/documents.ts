import { HttpProblem } from '../platform/http-problem.ts';
import { hasReceipt, type OrderRow } from './order/row.ts';
import { hasInvoice } from './rules.ts';

/** Returns the invoice of an order as PDF, in base64. Throws an HttpProblem 409 unless it is due. */
export async function invoiceOf(order: OrderRow): Promise<{ status: 200; body: string }> {
  if (!hasInvoice(order)) throw new HttpProblem(409, 'Only an unpaid order has an invoice.');
  throw new HttpProblem(503);
}

/** Returns the receipt of an order as PDF, in base64. Throws an HttpProblem 409 unless it was paid or is free. */
export async function receiptOf(order: OrderRow): Promise<{ status: 200; body: string }> {
  if (!hasReceipt(order)) throw new HttpProblem(409, 'This order has no receipt yet.');
  throw new HttpProblem(503);
}

import type { OrderFacts } from '../../documents/order.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { readCertifiedResult } from '../rows/certificate/read.ts';
import { readEnrollment } from '../rows/enrollment/read.ts';
import { orderFactsOf } from '../rows/order/facts.ts';
import { documentOf, type OrderRow } from '../rows/order/row.ts';
import { readStudentName } from './repository.ts';

/** Returns what an order's invoice or receipt shows, with what the table knows about its learner. */
async function factsFor(order: OrderRow): Promise<OrderFacts> {
  const { user_id, course_id } = order;
  const [enrollment, studentName] = await Promise.all([
    user_id !== null && course_id !== null
      ? readEnrollment(user_id, course_id, { consistent: true })
      : undefined,
    user_id === null ? null : readStudentName(user_id),
  ]);
  return orderFactsOf(order, { enrollment, studentName, result: await readCertifiedResult(enrollment) });
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
  if (documentOf(order) !== 'invoice') throw new HttpProblem(409, 'Only an unpaid order has an invoice.');
  const { createInvoice } = await loadDocuments();
  return response(await createInvoice(await factsFor(order)));
}

/** Returns the receipt of an order as PDF, in base64. Throws an HttpProblem 409 unless it was paid or is free. */
export async function receiptOf(order: OrderRow): PdfResponse {
  if (documentOf(order) !== 'receipt') throw new HttpProblem(409, 'This order has no receipt yet.');
  const { createReceipt } = await loadDocuments();
  return response(await createReceipt(await factsFor(order)));
}

import * as z from 'zod';
import { RefundDenialRecord, RefundRequest } from '@redwhiteandcode/contract/orders/operations.ts';

/**
 * The latest refund request of an order, in the table. `letter_key` is the key of the employer's denial. `objection` says
 * why the rule did not give the refund when it was decided; until then it is computed. `request_mark` identifies the request's
 * contents. `version` counts every change.
 */
export const StoredRefund = RefundRequest.extend({
  id: z.string(),
  order_id: z.string(),
  user_id: z.string(),
  course_id: z.string().nullable(),
  note: z.string().nullable(),
  letter_key: z.string().nullable(),
  denial: RefundDenialRecord.nullable(),
  objection: z.string().nullable(),
  decided_by: z.string().nullable(),
  request_mark: z.string().optional(),
  version: z.int().min(1),
});
export type RefundRow = z.output<typeof StoredRefund>;

import { expect } from 'vitest';
import { readPdf as readDocument } from '../../lambdas/documents/read-pdf.ts';
import type { Caller } from '../clients/api-client.ts';
import { recordCheck as recordCheckAs } from '../clients/payment-client.ts';
import { admin, enroll, newLearner, origin } from './shared-platform.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');

/** Dates an order, as if it had been made in the morning of that day (ISO date). */
export const orderOn = (orderId: string, day: string) =>
  docClient.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: keys.order(orderId),
      UpdateExpression: 'SET created_at = :at',
      ExpressionAttributeValues: { ':at': `${day}T15:00:00.000Z` },
    }),
  );

/** The course that the tests of orders sell. */
export const courseId = 'prompt-engineering-mastery';

/** The most lessons that a learner may complete and still get a refund: a quarter, inclusive. */
export const quarterOf = (lessons: readonly string[]): number => Math.floor(lessons.length / 4);

/** An order as the API returns it. */
export type Order = Record<string, never> & { id: string; version: number; total_cents: number };

/** Returns the learner's newest order of a course. */
export const orderFor = async (learner: Caller, course = courseId): Promise<Order> =>
  (await learner.send('GET', `/api/orders?course_id=${course}`)).body.items[0];

/** Returns an order as its owner sees it. */
export const readOrder = async (learner: Caller, id: string) =>
  (await learner.send('GET', `/api/orders/${id}`)).body;

/** Records a check for an order, as an admin. */
export const recordCheck = (order: Order, change?: object) => recordCheckAs(admin, order.id, change);

/** Downloads a PDF document and returns its text. */
export async function readPdf(learner: Caller, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${learner.token}` };
  const response = await fetch(`${origin}${path}`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return (await readDocument(new Uint8Array(await response.arrayBuffer()))).text;
}

/** Enrolls a new learner whose order is paid by check. */
export async function paidLearner() {
  const learner = await newLearner();
  await enroll(learner, courseId);
  const order = await orderFor(learner);
  expect((await recordCheck(order)).status).toBe(200);
  return { learner, order };
}

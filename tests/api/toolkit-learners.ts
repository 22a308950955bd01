import { expect } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { makeToolkit, toolkits } from '../clients/toolkit-client.ts';
import { courseId } from './approval-requests.ts';
import { enroll, newLearner } from './shared-platform.ts';

/** Returns a learner's cap. */
export const readCap = async (learner: Caller, query: string) =>
  (await learner.send('GET', `${toolkits}/cap?${query}`)).body;

/** Enrolls a new learner and makes the toolkit. */
export async function learnerWithToolkit(change: object = {}) {
  const learner = await newLearner('Test Employee');
  await enroll(learner, courseId);
  const { status, body } = await makeToolkit(learner, courseId, change);
  expect(status).toBe(201);
  return { learner, toolkit: body };
}

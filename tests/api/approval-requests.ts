import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { approvalOf, createLink, makeToolkit, toolkits } from '../clients/toolkit-client.ts';
import { emailsTo, enroll, newLearner, proveAddress, visitor } from './shared-platform.ts';

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

/** The course of the requests. */
export const courseId = 'prompt-engineering-mastery';

/** Reads a toolkit as its learner. */
export const readToolkit = async (learner: Caller, id: string) =>
  (await learner.send('GET', `${toolkits}/${id}`)).body;

/** Makes a toolkit with a link, for a learner who has completed no lesson. */
export async function openRequest(terms: object = {}, facts: object = {}) {
  const learner = await newLearner('Test Employee');
  await enroll(learner, courseId);
  const { body } = await makeToolkit(learner, courseId, facts);
  const link = await createLink(learner, body.id, terms);
  expect(link.status).toBe(201);
  return { learner, id: body.id as string, url: link.body.url as string, page: approvalOf(link.body.url) };
}

/** Sends a decision from an employer's page. */
export const decide = (page: string, decision: object, key?: string) =>
  visitor.send('POST', `${page}/decision`, decision, key === undefined ? {} : { 'idempotency-key': key });

const decider = { name: 'Test Manager', title: 'HR Manager' };
/** A denial. */
export const denial = { ...decider, decision: 'denied', comment: 'The budget is used up.' };
/** An approval in part. */
export const approval = { ...decider, decision: 'approved', amount_cents: 100_000 };

/** Emails the link of a new request to HR. Returns the page of the email's link, and of the link that the learner copies. */
export async function emailRequest(hr_email: string, course = courseId) {
  const learner = await newLearner('Test Employee');
  await proveAddress(learner.email);
  await enroll(learner, course);
  const { id, order_id } = (await makeToolkit(learner, course, { hr_email })).body;
  const { body } = await createLink(learner, id, { send_to_hr: true });
  return { learner, id, order_id, emailed: await emailedPage(hr_email), copied: approvalOf(body.url) };
}

/** Returns the page of the link in the newest email to an address. */
export async function emailedPage(address: string): Promise<string> {
  const [email] = await emailsTo(address);
  return approvalOf(/https?:\/\/\S+\/employer-approval\/\S+/.exec(email?.text ?? '')?.[0] ?? expect.fail());
}

/** Returns a new address of an employer. */
export const hrAddress = () => `hr-${randomUUID()}@company.example`;

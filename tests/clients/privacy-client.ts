import { reportError } from './report-client.ts';
import { saveText } from './work-client.ts';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { type Caller, createCaller, newLearner, proveAddress, signIn } from './api-client.ts';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { pdf, postFile, submit, upload } from './liftoff-client.ts';
import { checkOut, payByCard, testCards } from './payment-client.ts';
import { approvalOf, createLink, makeToolkit, recordOutcome } from './toolkit-client.ts';

/** An account with rows of every kind that a user can have. */
export type FullAccount = Awaited<ReturnType<typeof fullAccount>>;

const [completed, refunded, unpaid] = [
  'ai-literacy-101',
  'prompt-engineering-mastery',
  'ai-fundamentals-for-business',
] as const;

async function expectStatus(
  response: Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>,
  status: number,
) {
  const { status: actual, body } = await response;
  expect(actual, JSON.stringify(body)).toBe(status);
  return body;
}

const ordersOf = async (learner: Caller, course: string) =>
  (await learner.send('GET', `/api/orders?course_id=${course}`)).body.items[0];

/** Pays the order of a course by card. Returns it. */
async function pay(learner: Caller, course: string) {
  const { id } = await ordersOf(learner, course);
  await payByCard(await checkOut(learner, id), testCards.paid);
  await expect.poll(async () => (await ordersOf(learner, course)).status).toBe('paid');
  return ordersOf(learner, course);
}

/** Enrolls in three courses, and pays for and completes one of them. Returns the number of its certificate. */
async function learn(learner: Caller) {
  for (const course_id of [completed, refunded, unpaid])
    await expectStatus(learner.send('POST', '/api/enrollments', { course_id }), 201);
  // It was withdrawn once, so it must be paid first.
  await expectStatus(learner.send('POST', `/api/orders/${(await ordersOf(learner, unpaid)).id}/cancel`), 200);
  await expectStatus(learner.send('POST', '/api/enrollments', { course_id: unpaid }), 202);
  await pay(learner, completed);
  const { body } = await learner.send('GET', `/api/courses/${completed}/content?limit=100`);
  for (const { module_number, lessons } of body.items)
    for (const { lesson_number } of lessons)
      await learner.send('PUT', `/api/courses/${completed}/progress/${module_number}/${lesson_number}`);
  await expectStatus(learner.send('POST', `/api/courses/${completed}/assessment/attempts`), 201);
  const lesson = { courseId: completed, module: 1, lesson: 1 };
  for (const tab of ['one', 'two'])
    await expectStatus(saveText(learner, lesson, 'sample', { text: `answer of tab ${tab}`, tab }), 200);
  const [first] = body.items[0].lessons;
  const { blocks } = (
    await learner.send('GET', `/api/courses/${completed}/blocks/1/1/${first.blocks_version}`)
  ).body;
  const about = { block_id: blocks[0].id, blocks_version: first.blocks_version };
  await expectStatus(reportError(learner, completed, about), 201);
  const { items } = (await learner.send('GET', `/api/enrollments?course_id=${completed}`)).body;
  return items[0].certificate_number as string;
}

async function requestRefund(origin: string, learner: Caller, admin: Caller) {
  const order = await pay(learner, refunded);
  const file = pdf();
  const about = { file_name: 'denial.pdf', content_type: 'application/pdf', size: file.length };
  const { body } = await learner.send('POST', `/api/orders/${order.id}/denial-letters`, about);
  expect(await postFile(origin, body, file)).toBe(204);
  const denial = { ground: 'denial', letter_upload_key: body.key, note: 'The plan ended.' };
  await expectStatus(learner.send('POST', `/api/orders/${order.id}/refund`, denial), 201);
  await expectStatus(admin.send('POST', `/api/admin/refunds/${order.id}/letter`), 200);
  return order;
}

async function requestReimbursement(origin: string, learner: Caller) {
  const toolkit = await expectStatus(makeToolkit(learner, completed, { other_assistance_cents: 100 }), 201);
  const link = await expectStatus(createLink(learner, toolkit.id, { send_to_hr: true }), 201);
  await expectStatus(createCaller(origin).send('GET', approvalOf(link.url)), 200);
  const { version } = (await learner.send('GET', `/api/reimbursement-toolkits/${toolkit.id}`)).body;
  const date = businessToday();
  await expectStatus(recordOutcome(learner, { id: toolkit.id, version }, { status: 'submitted', date }), 200);
  return toolkit.id as string;
}

async function apply(origin: string, learner: Caller, admin: Caller, applicant: object) {
  const key = await upload(origin, learner, pdf());
  const { id } = await expectStatus(submit(learner, { ...applicant, proof_upload_key: key }), 201);
  const address = `/api/admin/layoff-applications/${id}`;
  await expectStatus(admin.send('GET', `${address}/proof`), 200);
  await expectStatus(admin.send('PATCH', address, { application_status: 'approved', events: 1 }), 200);
  // A second one is open.
  await expectStatus(submit(learner, applicant), 201);
}

async function writeAndWait(origin: string, email: string, full_name: string, admin: Caller) {
  const visitor = createCaller(origin);
  const message = {
    firstName: full_name,
    lastName: 'Writer',
    email,
    company: 'Sample Company',
    message: `Please call ${full_name}.`,
  };
  await expectStatus(visitor.send('POST', '/api/contact', message), 204);
  const { items } = (await admin.send('GET', '/api/admin/messages?limit=100')).body;
  const { id } = items.find((item: { email: string }) => item.email === email);
  await expectStatus(admin.send('PATCH', `/api/admin/messages/${id}`, { is_answered: true }), 200);
  await expectStatus(visitor.send('POST', '/api/waitlist', { item_id: 'team-cohorts', email }), 204);
}

/** Gives the address a seat of a new company, and invites it to own the company. */
async function takeSeat(admin: Caller, email: string) {
  const company = {
    company_name: 'Seat Company',
    primary_contact_email: 'hr@example.com',
    seats_purchased: 2,
    account_status: 'active',
  };
  const { id } = await expectStatus(admin.send('POST', '/api/admin/corporate-accounts', company), 201);
  await expectStatus(admin.send('POST', `/api/admin/corporate-accounts/${id}/seats`, { email }), 201);
  await expectStatus(admin.send('POST', `/api/admin/corporate-accounts/${id}/owners`, { email }), 204);
  return id as string;
}

/** Creates an account that has used everything that the product offers. */
export async function fullAccount(origin: string, admin: Caller) {
  const full_name = `Quirinus ${crypto.randomUUID().slice(0, 8)}`;
  const learner = await newLearner(origin, full_name);
  const { email, password, userId } = learner;
  await proveAddress(origin, email);
  const certificate = await learn(learner);
  await expectStatus(learner.send('GET', `/api/certificates/${certificate}/badge`), 200);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const period = { from: dayOf(Date.now() - 86_400_000), to: dayOf(Date.now()) };
  await expectStatus(learner.send('POST', '/api/learning-records', period), 201);
  const paid = await ordersOf(learner, completed);
  const refund = await requestRefund(origin, learner, admin);
  const toolkit = await requestReimbursement(origin, learner);
  await apply(origin, learner, admin, { email, applicant_name: full_name });
  await writeAndWait(origin, email, full_name, admin);
  const company = await takeSeat(admin, email);
  await expectStatus(admin.send('POST', '/api/admin/roles', { user_id: userId, role: 'moderator' }), 201);
  await signIn(origin, email, password);
  await expectStatus(createCaller(origin).send('POST', '/api/auth/password-reset', { email }), 204);
  const change = { email: `new-${email}`, current_password: password };
  await expectStatus(learner.send('POST', '/api/me/email-change', change), 204);
  return { ...learner, full_name, certificate, paid, refund, toolkit, company };
}

/** Asks to delete an account. */
export const askForDeletion = (caller: Caller, password: string, keep_certificates = false) =>
  caller.send('POST', '/api/me/deletion', { password, keep_certificates });

/** Makes the archive of a user's data and returns its files by name. */
export async function downloadArchive(origin: string, caller: Caller): Promise<Record<string, Uint8Array>> {
  const { status, body } = await caller.send('POST', '/api/me/export');
  expect(status).toBe(200);
  const response = await fetch(new URL(body.url, origin));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${body.file_name}"`);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

/** Returns the rows in an archive, by group. */
export const dataIn = (files: Record<string, Uint8Array>): Record<string, Record<string, unknown>[]> =>
  JSON.parse(new TextDecoder().decode(files['data.json']));

import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { programBadges } from '@redwhiteandcode/contract/credentials/program-badges.ts';
import { type Caller, createCaller } from '../clients/api-client.ts';
import { submit } from '../clients/liftoff-client.ts';
import { requestReset } from './reset-mails.ts';
import {
  admin,
  atOnce,
  codeIn,
  completeCourse,
  completeLessons,
  emailsTo,
  enroll,
  lessonPaths,
  newLearner,
  origin,
  proveAddress,
  readEnrollment,
  readList,
  runAs,
  visitor,
} from './shared-platform.ts';

const { docClient, transact } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { addressProofItem } = await import('../../lambdas/src/rows/order/address-proof.ts');
const { settleInterruptedProofs } = await import('../../lambdas/src/rows/enrollment/address-proofs.ts');

const TableName = process.env.TABLE_NAME;
const accounts = '/api/admin/corporate-accounts';
const courseId = 'ai-literacy-101';

/** Makes a company that gives a seat to an address. Returns its name and the path of its seats. */
async function giveSeat(email: string) {
  const company_name = `Seat Company ${randomUUID()}`;
  const { body } = await admin.send('POST', accounts, {
    company_name,
    primary_contact_email: 'contact@example.com',
    seats_purchased: 2,
    account_status: 'active',
  });
  const seats = `${accounts}/${body.id}/seats`;
  const { body: seat } = await admin.send('POST', seats, { email });
  return { company_name, seats, seatId: seat.id as string };
}

const waiverOf = async (learner: Caller) => (await learner.send('GET', '/api/enrollments/waiver')).body;
const certificatesOf = async (learner: Caller) => (await learner.send('GET', '/api/certificates')).body.items;
const orderFor = async (learner: Caller) =>
  (await learner.send('GET', `/api/orders?course_id=${courseId}`)).body.items[0];
const change = (learner: Caller, UpdateExpression: string, values?: Record<string, unknown>) =>
  docClient.send(
    new UpdateCommand({
      TableName,
      Key: keys.profile(learner.userId ?? ''),
      UpdateExpression,
      ...(values && { ExpressionAttributeValues: values }),
    }),
  );

/** Resets the password of an address as its owner does, and returns the owner's session. */
async function takeOver(email: string): Promise<Caller> {
  const code = await requestReset(origin, email);
  const password = 'owner-password';
  const body = { email, code, password };
  expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
  const session = await visitor.send('POST', '/api/auth/sign-in', { email, password });
  return createCaller(origin, session.body.access_token, session.body.user.id);
}

const due = {
  status: 'due',
  waiver: null,
  unconfirmed_waiver: 'company_seat',
  total_cents: expect.toSatisfy((cents: number) => cents > 0),
};

describe('a seat whose address is not proven', () => {
  it('pays nothing and names no company: the order is due and says what to do', async () => {
    const learner = await newLearner();
    const { company_name, seats } = await giveSeat(learner.email);
    expect(await waiverOf(learner)).toEqual({
      waiver: null,
      unconfirmed_waiver: 'company_seat',
      payment_policy: 'after',
      order: null,
    });
    await enroll(learner, courseId);
    const order = await orderFor(learner);
    expect(order).toMatchObject(due);
    expect(JSON.stringify(order)).not.toContain(company_name);
    expect((await emailsTo(learner.email))[0]?.text).toContain('Confirm your address to use the seat');
    expect((await readList(seats)).items[0].courses).toEqual([]);
  });

  it('pays for the order as soon as the address is proven', async () => {
    const learner = await newLearner();
    const { company_name, seats } = await giveSeat(learner.email);
    await enroll(learner, courseId);
    await proveAddress(learner.email);
    const waiver = { reason: 'company_seat', company: company_name };
    expect(await orderFor(learner)).toMatchObject({
      status: 'waived',
      waiver,
      unconfirmed_waiver: null,
      total_cents: 0,
    });
    expect(await waiverOf(learner)).toMatchObject({ waiver, unconfirmed_waiver: null });
    expect((await readList(seats)).items[0].courses).toMatchObject([{ course_id: courseId, progress: 0 }]);
  });

  it('pays for the order whichever of the proof and the enrollment is first', async () => {
    const learner = await newLearner();
    await giveSeat(learner.email);
    const code = codeIn((await emailsTo(learner.email)).find(({ text }) => text.includes('/verify-email?')));
    const tryToEnroll = async () => {
      const { status } = await learner.send('POST', '/api/enrollments', { course_id: courseId });
      return [200, 201].includes(status);
    };
    await atOnce(2, async (at) =>
      at === 0 ? tryToEnroll() : visitor.send('POST', '/api/auth/email-proof', { code }),
    );
    expect(await tryToEnroll()).toBe(true);
    expect(await orderFor(learner)).toMatchObject({ status: 'waived' });
  });

  it('pays nothing if it was taken back before the proof', async () => {
    const learner = await newLearner();
    const { seats, seatId } = await giveSeat(learner.email);
    await enroll(learner, courseId);
    expect((await admin.send('DELETE', `${seats}/${seatId}`)).status).toBe(204);
    await proveAddress(learner.email);
    expect(await orderFor(learner)).toMatchObject({ ...due, unconfirmed_waiver: null });
  });

  it('pays for the order after a proof that was interrupted', async () => {
    const learner = await newLearner();
    await giveSeat(learner.email);
    await enroll(learner, courseId);
    await transact([addressProofItem(learner.userId ?? '')]);
    await change(learner, 'SET email_verified_at = :at', { ':at': new Date().toISOString() });
    const settleLater = (ms: number) =>
      runAs('ReconcileOrders', () => settleInterruptedProofs(Date.now() + ms));
    await settleLater(0);
    expect(await orderFor(learner)).toMatchObject({ status: 'due' });
    await atOnce(2, () => settleLater(61_000));
    expect(await orderFor(learner)).toMatchObject({ status: 'waived' });
    expect(await settleLater(61_000)).toBe(0);
  });
});

describe('an approval for Layoff to Lift-Off', () => {
  it('makes courses free and gives its badge once the address is proven', async () => {
    const learner = await newLearner();
    const { body } = await submit(learner);
    const decision = { application_status: 'approved', events: 1 };
    await admin.send('PATCH', `/api/admin/layoff-applications/${body.id}`, decision);
    expect(await waiverOf(learner)).toMatchObject({ waiver: null, unconfirmed_waiver: 'liftoff' });
    await enroll(learner, courseId);
    expect(await orderFor(learner)).toMatchObject({ ...due, unconfirmed_waiver: 'liftoff' });
    expect(await certificatesOf(learner)).toEqual([]);
    await proveAddress(learner.email);
    expect(await certificatesOf(learner)).toMatchObject([
      { kind: 'program', course_title: programBadges['liftoff-participant'].title },
    ]);
    const waiver = { reason: 'liftoff', company: null };
    expect(await orderFor(learner)).toMatchObject({ status: 'waived', waiver });
  });

  it('makes an earlier order free, whose completed course gets its certificate', async () => {
    const learner = await newLearner();
    await proveAddress(learner.email);
    await enroll(learner, courseId);
    await completeLessons(learner, courseId);
    const { body } = await submit(learner);
    const decision = { application_status: 'approved', events: 1 };
    await admin.send('PATCH', `/api/admin/layoff-applications/${body.id}`, decision);
    expect(await orderFor(learner)).toMatchObject({ status: 'due' });
    await atOnce(2, () => runAs('ReconcileOrders', () => settleInterruptedProofs(Date.now() + 61_000)));
    expect(await orderFor(learner)).toMatchObject({ status: 'waived' });
    expect(await readEnrollment(learner, courseId)).toMatchObject({
      certificate_number: expect.stringMatching(/^RWC-/),
    });
  });
});

describe('the owner of an address', () => {
  it('ends what someone else made with the seat, and revokes the certificate', async () => {
    const intruder = await newLearner();
    const { company_name, seats } = await giveSeat(intruder.email);
    await proveAddress(intruder.email);
    const { certificate_number } = await completeCourse(intruder, courseId);
    const { id } = await orderFor(intruder);
    // An enrollment from when seats worked for every address.
    await change(intruder, 'REMOVE email_verified_at');

    const owner = await takeOver(intruder.email);
    expect(await readEnrollment(owner, courseId)).toBeUndefined();
    expect((await owner.send('GET', `/api/orders/${id}`)).body).toMatchObject({ status: 'canceled' });
    expect((await visitor.send('GET', `/api/certificates/${certificate_number}`)).body).toMatchObject({
      status: 'revoked',
      revocation_reason: 'Someone other than the owner of the address made the enrollment.',
    });
    expect((await readList(seats)).items[0].courses).toEqual([]);

    await enroll(owner, courseId);
    expect(await orderFor(owner)).toMatchObject({ status: 'waived', waiver: { company: company_name } });
    expect(await readEnrollment(owner, courseId)).toMatchObject({ progress: 0 });
  });

  it('ends what waits for the seat, too', async () => {
    const intruder = await newLearner();
    await giveSeat(intruder.email);
    await enroll(intruder, courseId);
    const [lesson = ''] = await lessonPaths(intruder, courseId);
    await intruder.send('PUT', lesson);
    const owner = await takeOver(intruder.email);
    expect(await readEnrollment(owner, courseId)).toBeUndefined();
    expect(await orderFor(owner)).toMatchObject({ status: 'canceled' });
    await enroll(owner, courseId);
    expect(await readEnrollment(owner, courseId)).toMatchObject({ progress: 0 });
  });

  it('owes nothing for what someone else ordered, and does not inherit the progress', async () => {
    const intruder = await newLearner();
    await enroll(intruder, courseId);
    await completeLessons(intruder, courseId);
    const owner = await takeOver(intruder.email);
    expect(await orderFor(owner)).toMatchObject({ status: 'canceled' });
    expect(await readEnrollment(owner, courseId)).toBeUndefined();
    await enroll(owner, courseId);
    expect(await orderFor(owner)).toMatchObject({ status: 'due' });
    expect(await readEnrollment(owner, courseId)).toMatchObject({ progress: 0 });
  });

  it('gets no certificate or badge for what someone else did with an approved application', async () => {
    const intruder = await newLearner();
    const { body } = await submit(intruder);
    const decision = { application_status: 'approved', events: 1 };
    await admin.send('PATCH', `/api/admin/layoff-applications/${body.id}`, decision);
    await enroll(intruder, courseId);
    await completeLessons(intruder, courseId);
    const owner = await takeOver(intruder.email);
    expect(await readEnrollment(owner, courseId)).toBeUndefined();
    expect(await orderFor(owner)).toMatchObject({ status: 'canceled' });
    expect(await certificatesOf(owner)).toEqual([]);
  });

  it('keeps the enrollments of a proven account after a forgotten password', async () => {
    const learner = await newLearner();
    await giveSeat(learner.email);
    await proveAddress(learner.email);
    const { certificate_number } = await completeCourse(learner, courseId);
    const again = await takeOver(learner.email);
    expect(await readEnrollment(again, courseId)).toMatchObject({ status: 'completed', certificate_number });
    expect(await orderFor(again)).toMatchObject({ status: 'waived' });
  });
});

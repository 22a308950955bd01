import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { submit } from '../clients/liftoff-client.ts';
import { checkOut, payByCard, testCards } from '../clients/payment-client.ts';
import { acceptNewest, giveCompanyRole, newCompany } from './company-calls.ts';
import { readOrder } from './order-calls.ts';
import {
  admin,
  atOnce,
  emailsTo,
  enroll,
  lessonPaths,
  newLearner,
  proveAddress,
  readEnrollment,
  runAs,
} from './shared-platform.ts';

const { settleInterruptedProofs } = await import('../../lambdas/src/rows/enrollment/address-proofs.ts');

const courseId = 'ai-literacy-101';
const subject = (company: string) => `Your seat from ${company} has ended, and what you can do next`;

/** Makes a company whose owner invited a learner, who accepted and started a course. */
async function employed() {
  const [owner, learner] = [await newLearner(), await newLearner()];
  const company_name = `Layoff Company ${randomUUID()}`;
  const company = await newCompany(3, company_name);
  await giveCompanyRole(owner, company, 'owner');
  const people = `/api/company/${company}/people`;
  const { body: person } = await owner.send('POST', people, { email: learner.email });
  expect((await acceptNewest(learner)).status).toBe(200);
  await enroll(learner, courseId);
  const takeBack = (reason = 'layoff') =>
    owner.send('DELETE', `${people}/${person.id}/seat?reason=${reason}`);
  const seePerson = async () => (await owner.send('GET', `${people}/${person.id}`)).body;
  return { owner, learner, company_name, people, takeBack, seePerson };
}

type Learner = Awaited<ReturnType<typeof newLearner>>;
const layoffsOf = async (learner: Learner) =>
  (await learner.send('GET', '/api/layoff-applications/layoffs')).body.items;
const contentOf = async (learner: Learner) =>
  (await learner.send('GET', `/api/courses/${courseId}/content`)).status;
const letterTo = async ({ email }: Learner, company: string) =>
  (await emailsTo(email)).filter((sent) => sent.subject === subject(company));
const decide = (id: string, application_status: 'approved' | 'rejected', events = 1) =>
  admin.send('PATCH', `/api/admin/layoff-applications/${id}`, {
    application_status,
    events,
    ...(application_status === 'rejected' && { reason: 'Sample reason' }),
  });
const settle = () => runAs('ReconcileOrders', () => settleInterruptedProofs(Date.now() + 61_000));

describe('a seat taken back because of a layoff', () => {
  it('is told to the person once, and what the company knows is ready for the application', async () => {
    const { learner, company_name, takeBack } = await employed();
    expect(await layoffsOf(learner)).toEqual([]);
    const taken = await atOnce(3, () => takeBack());
    expect(taken.filter(({ status }) => status === 204)).toHaveLength(1);
    const [letter, ...others] = await letterTo(learner, company_name);
    expect(others).toEqual([]);
    expect(letter?.text).toContain('/layoff-application');
    const { seat_end } = await readEnrollment(learner, courseId);
    const [layoff] = await layoffsOf(learner);
    expect(layoff).toEqual({
      company_name,
      layoff_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      open_until: seat_end.open_until,
    });
    const { body } = await submit(learner, { ...layoff, previous_company: ` ${company_name.toUpperCase()}` });
    expect(body).toMatchObject({ confirmed_by: company_name });
    const seen = await admin.send('GET', `/api/admin/layoff-applications/${body.id}`);
    expect(seen.body).toMatchObject({ confirmed_by: company_name });
  });

  it('says nothing for another reason, to a stranger, or about another company', async () => {
    const { learner, company_name, takeBack } = await employed();
    await takeBack('left');
    expect(await letterTo(learner, company_name)).toEqual([]);
    expect(await layoffsOf(learner)).toEqual([]);
    const other = await employed();
    await other.takeBack();
    expect(await layoffsOf(learner)).toEqual([]);
    const { body } = await submit(other.learner, { previous_company: 'Another Company' });
    expect(body).toMatchObject({ confirmed_by: null });
  });

  it('tells nothing to an account whose address is not proven', async () => {
    const { owner, people } = await employed();
    const unproven = await newLearner();
    const { body: person } = await owner.send('POST', people, { email: unproven.email });
    await owner.send('DELETE', `${people}/${person.id}/seat?reason=layoff`);
    expect(await layoffsOf(unproven)).toEqual([]);
    await proveAddress(unproven.email);
    expect(await layoffsOf(unproven)).toHaveLength(1);
  });
});

describe('the decision on the application of somebody who was laid off', () => {
  it('closes the courses when it is a rejection, and the company sees nothing of it', async () => {
    const { learner, takeBack, seePerson } = await employed();
    await takeBack();
    const before = await seePerson();
    const { body } = await submit(learner);
    expect(await contentOf(learner)).toBe(200);
    expect((await decide(body.id, 'rejected')).status).toBe(200);
    expect(await contentOf(learner)).toBe(403);
    expect(await readEnrollment(learner, courseId)).toMatchObject({
      seat_end: { reason: 'layoff', open_until: null },
    });
    expect(await seePerson()).toEqual(before);
  });

  it('makes the courses the learner’s own when it is an approval, with their progress', async () => {
    const { learner, company_name, takeBack, seePerson } = await employed();
    const [first = ''] = await lessonPaths(learner, courseId);
    await learner.send('PUT', first);
    await takeBack();
    const before = await seePerson();
    const { body } = await submit(learner, { previous_company: company_name });
    expect((await decide(body.id, 'approved')).status).toBe(200);
    expect(await contentOf(learner)).toBe(200);
    await atOnce(2, settle);
    const { order_id, seat_end, completed_lessons } = await readEnrollment(learner, courseId);
    expect({ seat_end, completed_lessons }).toEqual({ seat_end: null, completed_lessons: 1 });
    expect(await readOrder(learner, order_id)).toMatchObject({
      status: 'waived',
      waiver: { reason: 'liftoff', company: null },
    });
    expect((await learner.send('GET', `/api/orders?course_id=${courseId}`)).body.items).toHaveLength(2);
    expect(await seePerson()).toEqual(before);
  });

  it('opens the courses again when a rejection is corrected', async () => {
    const { learner, takeBack } = await employed();
    await takeBack();
    const { body } = await submit(learner);
    await decide(body.id, 'rejected');
    expect((await decide(body.id, 'approved', 2)).status).toBe(200);
    await settle();
    expect(await contentOf(learner)).toBe(200);
  });

  it('makes the unpaid order free with which the learner wanted to go on', async () => {
    const { learner, takeBack } = await employed();
    await takeBack();
    const { body: order } = await learner.send(
      'POST',
      `/api/enrollments/${learner.userId}.${courseId}/order`,
    );
    const { body } = await submit(learner);
    await decide(body.id, 'approved');
    await settle();
    expect(await readOrder(learner, order.id)).toMatchObject({ status: 'waived' });
    expect(await readEnrollment(learner, courseId)).toMatchObject({ order_id: order.id, seat_end: null });
  });

  it('leaves one order that covers the course, in a race with its payment', async () => {
    const { learner, takeBack } = await employed();
    await takeBack();
    const { body: order } = await learner.send(
      'POST',
      `/api/enrollments/${learner.userId}.${courseId}/order`,
    );
    const { body } = await submit(learner);
    const checkout = await checkOut(learner, order.id);
    await Promise.all([payByCard(checkout, testCards.paid), decide(body.id, 'approved').then(settle)]);
    // Whichever is first, the course is open, and money that is not owed is not kept unseen.
    await expect.poll(async () => (await readOrder(learner, order.id)).status).not.toBe('due');
    await settle();
    expect(await readEnrollment(learner, courseId)).toMatchObject({ order_id: order.id, seat_end: null });
    const { items } = (await learner.send('GET', `/api/orders?course_id=${courseId}`)).body;
    expect(items).toHaveLength(2);
  });
});

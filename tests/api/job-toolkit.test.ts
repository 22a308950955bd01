import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { submit } from '../clients/liftoff-client.ts';
import {
  admin,
  completeCourse,
  completeLessons,
  enroll,
  newLearner,
  payFor,
  proveAddress,
} from './shared-platform.ts';

const course = 'ai-literacy-101';

const certificatesOf = async (learner: Caller) =>
  (await learner.send('GET', '/api/job-toolkit')).body.certificates;
const outcomesOf = async (learner: Caller) =>
  (await learner.send('GET', `/api/courses/${course}/details`)).body.learning_outcomes;
const changeAs = (number: string, change: string, body: object) =>
  admin.send('POST', `/api/admin/certificates/${number}/${change}`, body);

it('the job toolkit has a certificate as soon as the completed course is paid', async () => {
  const learner = await newLearner();
  await enroll(learner, course);
  expect(await certificatesOf(learner)).toEqual([]);
  await completeLessons(learner, course);
  expect(await certificatesOf(learner)).toEqual([]);
  await payFor(learner, course);
  const [{ certificate_number }] = (await learner.send('GET', '/api/certificates')).body.items;
  const { body: certificate } = await learner.send('GET', `/api/certificates/${certificate_number}`);
  expect(await certificatesOf(learner)).toEqual([
    { ...certificate, learning_outcomes: await outcomesOf(learner), waiver: null, has_receipt: true },
  ]);
});

it('the job toolkit has the certificate with a corrected name, and none that was revoked', async () => {
  const learner = await newLearner('Grace Smaple');
  const { certificate_number } = await completeCourse(learner, course);
  const { body: corrected } = await changeAs(certificate_number, 'replacement', {
    student_name: 'Grace Sample',
    reason: 'The name had a typing error.',
  });
  const { certificate_number: number } = corrected;
  expect(await certificatesOf(learner)).toMatchObject([{ certificate_number: number, has_receipt: true }]);
  expect((await changeAs(number, 'revocation', { reason: 'Issued by mistake.' })).status).toBe(200);
  expect(await certificatesOf(learner)).toEqual([]);
});

it('the job toolkit names the company that paid for a course', async () => {
  const learner = await newLearner();
  await proveAddress(learner.email);
  const company_name = `Company ${randomUUID()}`;
  const { body: account } = await admin.send('POST', '/api/admin/corporate-accounts', {
    company_name,
    primary_contact_email: 'hr@example.com',
    seats_purchased: 1,
    account_status: 'active',
  });
  await admin.send('POST', `/api/admin/corporate-accounts/${account.id}/seats`, { email: learner.email });
  await completeCourse(learner, course);
  expect(await certificatesOf(learner)).toMatchObject([
    { kind: 'course', waiver: { reason: 'company_seat', company: company_name }, has_receipt: true },
  ]);
});

it('the job toolkit of a participant of Layoff to Lift-Off has the badge, and says that the course was free', async () => {
  const learner = await newLearner();
  await proveAddress(learner.email);
  const { id } = (await submit(learner)).body;
  const change = { application_status: 'approved', events: 1 };
  expect((await admin.send('PATCH', `/api/admin/layoff-applications/${id}`, change)).status).toBe(200);
  await completeCourse(learner, course);
  const certificates = await certificatesOf(learner);
  expect(certificates).toHaveLength(3);
  expect(certificates).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'course',
        learning_outcomes: await outcomesOf(learner),
        waiver: { reason: 'liftoff', company: null },
        has_receipt: true,
      }),
      expect.objectContaining({ kind: 'program', learning_outcomes: [], waiver: null, has_receipt: false }),
    ]),
  );
});

it('the job toolkit keeps a certificate whose enrollment has ended, without an order', async () => {
  const learner = await newLearner();
  await completeCourse(learner, course);
  expect((await admin.send('DELETE', `/api/admin/enrollments/${learner.userId}.${course}`)).status).toBe(204);
  expect(await certificatesOf(learner)).toMatchObject([
    { status: 'valid', learning_outcomes: [], waiver: null, has_receipt: false },
  ]);
});

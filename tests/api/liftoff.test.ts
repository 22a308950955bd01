import { describe, expect, it } from 'vitest';
import {
  application,
  applications,
  createBucket,
  html,
  objectsOf,
  pdf,
  submit,
  upload,
} from '../clients/liftoff-client.ts';
import { atOnce, countStatuses, emailsTo, newLearner, origin, readOutput } from './shared-platform.ts';

const bucket = createBucket();

describe('an application', () => {
  it('starts as pending with its submission in the history, and the applicant gets an email', {
    tags: ['application-pending'],
  }, async () => {
    const applicant = await newLearner();
    const { email } = applicant;
    const { status, body } = await submit(applicant, { email, phone: '', target_industry: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...application,
      email,
      user_id: applicant.userId,
      application_status: 'pending',
      phone: null,
      linkedin_url: null,
      target_industry: null,
      proof_document_url: null,
      approved_at: null,
      rejection_reason: null,
      history: [{ status: 'pending', time: body.created_at }],
    });
    expect((await applicant.send('GET', applications)).body.items).toEqual([body]);
    expect((await applicant.send('GET', `${applications}/${body.id}`)).body).toEqual(body);
    const emails = await emailsTo(email);
    // The first email is the welcome.
    expect(emails).toHaveLength(2);
    expect(emails[0]?.text).toContain("We'll review your application within 24 hours");
  });

  it('returns the same 404 to another user as a missing application', async () => {
    const [applicant, other] = [await newLearner(), await newLearner()];
    const { body } = await submit(applicant);
    const foreign = await other.send('GET', `${applications}/${body.id}`);
    const missing = await other.send('GET', `${applications}/no-such-application`);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(missing.body);
    expect((await other.send('GET', applications)).body.items).toEqual([]);
  });

  it('is accepted once when sent six times concurrently, and the other calls get an explanation', async () => {
    const applicant = await newLearner();
    const key = await upload(origin, applicant, pdf());
    // The checks of one file wait for each other, and each call has a function's time limit.
    const responses = await atOnce(6, () => submit(applicant, { proof_upload_key: key }));
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 5 });
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body.type).toBe('urn:redwhiteandcode:problem:open-application');
    const { items } = (await applicant.send('GET', applications)).body;
    expect(items).toHaveLength(1);
    expect(await objectsOf(bucket, applicant)).toEqual([items[0].proof_document_url]);
  });
});

it('writes no personal data to the log', async () => {
  const applicant = await newLearner();
  await submit(applicant, {
    applicant_name: 'Unmistakable Person',
    proof_upload_key: await upload(origin, applicant, html),
  });
  await submit(applicant, { applicant_name: 'Unmistakable Person' });
  const output = await readOutput();
  expect(output).not.toMatch(/Unmistakable|applicant@example|incoming\//);
  expect(output).not.toContain(applicant.email);
});

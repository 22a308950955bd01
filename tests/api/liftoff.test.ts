import { afterEach, describe, expect, it } from 'vitest';
import {
  application,
  applications,
  createBucket,
  html,
  objectsOf,
  pdf,
  submit,
  upload,
} from '../liftoff-client.ts';
import {
  atOnce,
  countStatuses,
  expectTrueCounts,
  mailsTo,
  newLearner,
  origin,
  readOutput,
} from './shared-platform.ts';

const bucket = createBucket();

afterEach(expectTrueCounts);

describe('an application', () => {
  it('is pending, with its submission as its history, and its applicant gets an email', {
    tags: ['application-pending'],
  }, async () => {
    const who = await newLearner();
    const { email } = who;
    const { status, body } = await submit(who, { email, phone: '', target_industry: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...application,
      email,
      user_id: who.userId,
      application_status: 'pending',
      phone: null,
      linkedin_url: null,
      target_industry: null,
      proof_document_url: null,
      approved_at: null,
      rejection_reason: null,
      history: [{ status: 'pending', time: body.created_at }],
    });
    expect((await who.send('GET', applications)).body.items).toEqual([body]);
    expect((await who.send('GET', `${applications}/${body.id}`)).body).toEqual(body);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("We'll review your application within 24 hours");
  });

  it('is the same 404 for another person as one that does not exist', async () => {
    const [who, other] = [await newLearner(), await newLearner()];
    const { body } = await submit(who);
    const foreign = await other.send('GET', `${applications}/${body.id}`);
    const missing = await other.send('GET', `${applications}/no-such-application`);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(missing.body);
    expect((await other.send('GET', applications)).body.items).toEqual([]);
  });

  it('is accepted once of twenty sent at the same moment; the others are told so', async () => {
    const who = await newLearner();
    const key = await upload(origin, who, pdf());
    const answers = await atOnce(20, () => submit(who, { proof_upload_key: key }));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 });
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.type).toBe('urn:redwhiteandcode:problem:open-application');
    const { items } = (await who.send('GET', applications)).body;
    expect(items).toHaveLength(1);
    expect(await objectsOf(bucket, who)).toEqual([items[0].proof_document_url]);
  });
});

it('writes nothing personal to the log', async () => {
  const who = await newLearner();
  await submit(who, {
    applicant_name: 'Unmistakable Person',
    proof_upload_key: await upload(origin, who, html),
  });
  await submit(who, { applicant_name: 'Unmistakable Person' });
  const output = await readOutput();
  expect(output).not.toMatch(/Unmistakable|applicant@example|incoming\//);
  expect(output).not.toContain(who.email);
});

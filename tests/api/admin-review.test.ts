import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '../api-client.ts';
import { applications, pdf, submit, upload } from '../liftoff-client.ts';
import {
  admin,
  atOnce,
  countStatuses,
  enroll,
  expectTrueCounts,
  mailsTo,
  newAdmin,
  newLearner,
  origin,
  readList,
  readNewestChange,
  readOutput,
  removeAdmin,
} from './shared-platform.ts';

const list = '/api/admin/layoff-applications';
const reason = 'Sample reason';

const other = await newAdmin();
afterEach(expectTrueCounts);
afterAll(() => removeAdmin(other));

const counts = () => readList(`${list}/counts`);
const read = (id: string, query = '') => readList(`${list}/${id}${query}`);
const openProof = (id: string) => admin.send('GET', `${list}/${id}/proof`);

/** Somebody who has applied with a separate address. */
async function newApplicant(more: object = {}) {
  const who = await newLearner();
  const { email } = who;
  const { status, body } = await submit(who, { email, ...more });
  expect(status).toBe(201);
  return { who, email, id: body.id as string };
}

/** Whether each course of a person is free, the newest enrollment first. */
const areCoursesFree = async (who: Caller): Promise<boolean[]> =>
  (await who.send('GET', '/api/enrollments')).body.items.map(({ is_free }: { is_free: boolean }) => is_free);

/** Decides on an application of which so many events were seen. */
const decide = (id: string, application_status: string, events: number, more: object = {}, by = admin) =>
  by.send('PATCH', `${list}/${id}`, { application_status, events, ...more });

describe('the list of applications', () => {
  it('counts them by status, and does not tell who decided', async () => {
    const before = await counts();
    const { id } = await newApplicant();
    expect(await counts()).toEqual({ ...before, total: before.total + 1, pending: before.pending + 1 });
    const { items } = await readList(`${list}?limit=2`);
    expect(items[0]).toMatchObject({ id, application_status: 'pending', history: [{ status: 'pending' }] });
    expect(JSON.stringify(items)).not.toContain('"by"');
  });

  it.each(['under_review', 'approved', 'rejected'])('is narrowed to what is %s', async (status) => {
    const { id } = await newApplicant();
    await decide(id, status, 1, { reason });
    const find = async () => (await readList(`${list}?status=${status}`)).items;
    await expect.poll(async () => (await find())[0].id).toBe(id);
    for (const row of await find()) expect(row.application_status).toBe(status);
    expect((await admin.send('GET', `${list}?status=open`)).status).toBe(400);
  });
});

describe('one application', () => {
  it('is shown with its whole history and its neighbors in the list', async () => {
    const [older, { id }, newer] = [await newApplicant(), await newApplicant(), await newApplicant()];
    await decide(id, 'under_review', 1);
    await decide(id, 'approved', 2, {}, other);
    expect(await read(id)).toMatchObject({
      previous_id: newer.id,
      next_id: older.id,
      history: [
        { status: 'pending' },
        { status: 'under_review' },
        { status: 'approved', by: { user_id: other.userId, full_name: 'Test Learner' } },
      ],
    });
    expect((await read(newer.id)).previous_id).toBeNull();
    expect((await read('sample-application-1')).next_id).toBeNull();
  });

  it('is shown with its neighbors among those of a status', async () => {
    const [older, skipped, newer] = [await newApplicant(), await newApplicant(), await newApplicant()];
    await decide(skipped.id, 'under_review', 1);
    const neighbors = (id: string) => read(id, '?status=pending');
    await expect.poll(() => neighbors(older.id)).toMatchObject({ previous_id: newer.id });
    await expect.poll(() => neighbors(newer.id)).toMatchObject({ previous_id: null, next_id: older.id });
  });

  it('that does not exist is a 404, to be read, decided, or opened', async () => {
    const id = 'no-such-application';
    const answers = [
      await admin.send('GET', `${list}/${id}`),
      await decide(id, 'approved', 1),
      await openProof(id),
    ];
    expect(countStatuses(answers)).toEqual({ 404: 3 });
  });
});

describe('a decision', () => {
  it('to start the review is kept with its time and admin, and sends no email', async () => {
    const { who, email, id } = await newApplicant();
    const { body } = await decide(id, 'under_review', 1);
    expect(body).toMatchObject({ application_status: 'under_review', approved_at: null });
    expect(body.history[1]).toMatchObject({ status: 'under_review', by: { user_id: admin.userId } });
    expect(await mailsTo(email)).toHaveLength(1);
    const own = await who.send('GET', `${applications}/${id}`);
    expect(JSON.stringify(own.body)).not.toContain('"by"');
    // A person has one open application, also while it is reviewed.
    expect((await submit(who)).status).toBe(409);
  });

  it('to approve sets the time, opens all courses, sends an email, and is counted and logged', {
    tags: ['application-approved'],
  }, async () => {
    const { who, email, id } = await newApplicant({ applicant_name: 'Approved Sample' });
    await enroll(who, 'ai-literacy-101');
    expect(await areCoursesFree(who)).toEqual([false]);
    const before = await counts();
    const { body } = await decide(id, 'approved', 1);
    expect(body).toMatchObject({ application_status: 'approved', approved_at: body.history[1].time });
    expect(await counts()).toEqual({ ...before, pending: before.pending - 1, approved: before.approved + 1 });
    await enroll(who, 'prompt-engineering-mastery');
    expect(await areCoursesFree(who)).toEqual([true, true]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your application to Layoff to Lift-Off is approved');
    expect(mail?.text).toContain('All courses are open to you. Enrolling in them is free.');
    expect(await readNewestChange()).toMatchObject({
      actor: 'Demo Admin',
      action: 'Approved an application',
      subject: 'Approved Sample',
      changes: [
        { field: 'application_status', before: 'pending', after: 'approved' },
        { field: 'approved_at', after: body.approved_at },
      ],
    });
  });

  it('to reject needs a reason, sends it as text, clears the approval, and ends the free courses', {
    tags: ['application-rejected'],
  }, async () => {
    const { who, email, id } = await newApplicant({ applicant_name: '<b>Hostile</b> Sample' });
    await enroll(who, 'ai-literacy-101');
    await decide(id, 'approved', 1);
    expect(await decide(id, 'rejected', 2)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.reason' }] },
    });
    const rejection_reason = 'The letter names <b>another</b> person.\nPlease send your own.';
    const { body } = await decide(id, 'rejected', 2, { reason: rejection_reason });
    expect(body).toMatchObject({ application_status: 'rejected', approved_at: null, rejection_reason });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(rejection_reason);
    expect(mail?.html).toContain('&lt;b&gt;another&lt;/b&gt;');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('Hostile');
    expect(await areCoursesFree(who)).toEqual([false]);
    expect((await who.send('GET', applications)).body.items[0]).toMatchObject({ rejection_reason });
    // A person who was rejected may apply again.
    expect((await submit(who)).status).toBe(201);
  });

  it('ends the free courses only when no other application of the person is approved', async () => {
    const { who, id } = await newApplicant();
    await enroll(who, 'ai-literacy-101');
    await decide(id, 'rejected', 1, { reason });
    const second = (await submit(who)).body.id as string;
    await decide(second, 'approved', 1);
    await decide(id, 'approved', 2);
    await decide(second, 'rejected', 2, { reason });
    expect(await areCoursesFree(who)).toEqual([true]);
    await decide(id, 'rejected', 3, { reason });
    expect(await areCoursesFree(who)).toEqual([false]);
  });

  it('that the present status does not allow is a 409 with the application as it is', async () => {
    const { id } = await newApplicant();
    const { body: current } = await decide(id, 'approved', 1);
    expect(await decide(id, 'under_review', 2)).toMatchObject({
      status: 409,
      body: { type: 'about:blank', current },
    });
    expect((await decide(id, 'pending', 2)).status).toBe(400);
  });

  it('on an older state is a 409 with the application as it is', async () => {
    const { id } = await newApplicant();
    await decide(id, 'under_review', 1, {}, other);
    expect(await decide(id, 'approved', 1)).toMatchObject({
      status: 409,
      body: {
        type: 'urn:redwhiteandcode:problem:stale-change',
        current: { id, history: [{}, { status: 'under_review', by: { user_id: other.userId } }] },
      },
    });
    expect((await decide(id, 'approved', 2)).status).toBe(200);
  });

  it('sent twice is made once, with the same answer both times', async () => {
    const { email, id } = await newApplicant();
    const answers = await atOnce(2, () => decide(id, 'approved', 1));
    answers.push(await decide(id, 'approved', 1));
    expect(countStatuses(answers)).toEqual({ 200: 3 });
    expect((await read(id)).history).toHaveLength(2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('of two admins at once is one of the two, and the other admin is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, id } = await newApplicant();
      const answers = await Promise.all([
        decide(id, 'approved', 1),
        decide(id, 'rejected', 1, { reason }, other),
      ]);
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
      const won = answers.find(({ status }) => status === 200)?.body;
      const told = answers.find(({ status }) => status === 409)?.body;
      expect(told.current).toEqual(won);
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(2);
      expect(mails[0]?.subject).toContain(won.application_status === 'approved' ? 'approved' : 'decided');
    }
  });
});

describe('a proof', () => {
  it('is opened over a link that saves it, on this origin, and the audit log says who did', async () => {
    const who = await newLearner();
    const file = pdf(300);
    const { body } = await submit(who, {
      applicant_name: 'Proven Sample',
      proof_upload_key: await upload(origin, who, file),
    });
    const { url, file_name, expires_at } = (await openProof(body.id)).body;
    expect(file_name).toBe(`proof-${body.id}.pdf`);
    const signed = new URL(url, origin).searchParams;
    expect(signed.get('X-Amz-Expires')).toBe('300');
    const date = (signed.get('X-Amz-Date') ?? '').replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:');
    expect(Math.round((Date.parse(expires_at) - Date.parse(date)) / 60_000)).toBe(5);
    const answer = await fetch(new URL(url, origin));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file_name}"`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file);
    expect(await readNewestChange()).toMatchObject({
      actor: 'Demo Admin',
      action: 'Opened a proof document',
      subject: 'Proven Sample',
    });
  });

  it('is not reached by another key, another method or a changed link', async () => {
    const [who, victim] = [await newLearner(), await newLearner()];
    const sentBy = async (person: Caller) =>
      (await submit(person, { proof_upload_key: await upload(origin, person, pdf()) })).body;
    const [mine, theirs] = [await sentBy(who), await sentBy(victim)];
    const { url } = (await openProof(mine.id)).body as { url: string };
    for (const [method, changed] of [
      ['GET', url.replace(mine.proof_document_url, theirs.proof_document_url)],
      ['GET', url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000')],
      ['GET', url.replace(/attachment/, 'inline')],
      ['PUT', url],
      ['DELETE', url],
    ] as const) {
      const answer = await fetch(new URL(changed, origin), { method });
      await answer.arrayBuffer();
      expect(answer.status, `${method} ${changed}`).toBe(403);
    }
  });

  it('that was not sent is a 404', async () => {
    expect((await openProof('sample-application-1')).status).toBe(404);
  });
});

it('writes nothing personal to the log', async () => {
  expect(await readOutput()).not.toMatch(/Sample reason|X-Amz-Signature/i);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../api-client.ts';
import { applications, pdf, submit, upload } from '../liftoff-client.ts';
import {
  admin,
  enroll,
  mailsTo,
  newAdmin,
  newLearner,
  origin,
  readList,
  readOutput,
  recount,
  removeAdmin,
  visitor,
} from './shared-platform.ts';

const list = '/api/admin/layoff-applications';
const messages = '/api/admin/messages';

let other: Caller;
beforeAll(async () => {
  other = await newAdmin();
});
afterAll(() => removeAdmin(other));

const counts = () => readList(`${list}/counts`);
const read = (id: string, query = '') => admin.send('GET', `${list}/${id}${query}`);
const readNewestChange = async () => (await readList('/api/admin/audit-log?limit=1')).items[0];

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

const decide = (
  id: string,
  application_status: string,
  events: number,
  { reason, by = admin }: { reason?: string; by?: Caller } = {},
) => by.send('PATCH', `${list}/${id}`, { application_status, events, ...(reason && { reason }) });

describe('the list of applications', () => {
  it('counts them by status, and does not tell who decided', async () => {
    const before = await counts();
    const { id } = await newApplicant();
    expect(await counts()).toEqual({ ...before, total: before.total + 1, pending: before.pending + 1 });
    const page = await admin.send('GET', `${list}?limit=2`);
    expect(page.body.items[0]).toMatchObject({
      id,
      application_status: 'pending',
      history: [{ status: 'pending' }],
    });
    expect(JSON.stringify(page.body)).not.toContain('"by"');
  });

  it.each(['under_review', 'approved', 'rejected'])('is narrowed to what is %s', async (status) => {
    const { id } = await newApplicant();
    await decide(id, status, 1, { reason: 'Sample reason' });
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
    await decide(id, 'approved', 2, { by: other });
    const { body } = await read(id);
    expect(body).toMatchObject({ previous_id: newer.id, next_id: older.id });
    const statuses = body.history.map((event: { status: string }) => event.status);
    expect(statuses).toEqual(['pending', 'under_review', 'approved']);
    expect(body.history[2].by).toEqual({ user_id: other.userId, full_name: 'Test Learner' });
    expect((await read(newer.id)).body.previous_id).toBeNull();
    expect((await read('sample-application-1')).body.next_id).toBeNull();
  });

  it('is shown with its neighbors among those of a status', async () => {
    const [older, skipped, newer] = [await newApplicant(), await newApplicant(), await newApplicant()];
    await decide(skipped.id, 'under_review', 1);
    const neighbors = async (id: string) => (await read(id, '?status=pending')).body;
    await expect.poll(() => neighbors(older.id)).toMatchObject({ previous_id: newer.id });
    await expect.poll(() => neighbors(newer.id)).toMatchObject({ previous_id: null, next_id: older.id });
  });

  it('that does not exist is a 404, to be read, decided, or opened', async () => {
    for (const answer of [
      await read('no-such-application'),
      await decide('no-such-application', 'approved', 1),
      await admin.send('GET', `${list}/no-such-application/proof`),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe('a decision', () => {
  it('to start the review is kept with its time and admin, and sends no email', async () => {
    const { who, email, id } = await newApplicant();
    const { status, body } = await decide(id, 'under_review', 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ application_status: 'under_review', approved_at: null });
    expect(body.history[1]).toMatchObject({ status: 'under_review', by: { user_id: admin.userId } });
    expect(await mailsTo(email)).toHaveLength(1);
    const own = (await who.send('GET', `${applications}/${id}`)).body;
    expect(own.history.map((event: object) => Object.keys(event))).toEqual([
      ['status', 'time'],
      ['status', 'time'],
    ]);
    // A person has one open application, also while it is reviewed.
    expect((await submit(who)).status).toBe(409);
  });

  it('to approve sets the time, opens all courses, sends an email, and is counted and logged', async () => {
    const { who, email, id } = await newApplicant({ applicant_name: 'Approved Sample' });
    await enroll(who, 'ai-literacy-101');
    expect(await areCoursesFree(who)).toEqual([false]);
    const before = await counts();
    const { status, body } = await decide(id, 'approved', 1);
    expect(status).toBe(200);
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
    expect(await recount()).toEqual([]);
  });

  it('to reject needs a reason, sends it as text, clears the approval, and ends the free courses', async () => {
    const { who, email, id } = await newApplicant({ applicant_name: '<b>Hostile</b> Sample' });
    await enroll(who, 'ai-literacy-101');
    await decide(id, 'approved', 1);
    const refused = await decide(id, 'rejected', 2);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].path).toBe('body.reason');
    const reason = 'The letter names <b>another</b> person.\nPlease send your own.';
    const { status, body } = await decide(id, 'rejected', 2, { reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      application_status: 'rejected',
      approved_at: null,
      rejection_reason: reason,
    });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(reason);
    expect(mail?.html).toContain('&lt;b&gt;another&lt;/b&gt;');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('Hostile');
    expect(await areCoursesFree(who)).toEqual([false]);
    expect((await who.send('GET', applications)).body.items[0].rejection_reason).toBe(reason);
    // Whoever was rejected may apply again.
    expect((await submit(who)).status).toBe(201);
    expect(await recount()).toEqual([]);
  });

  it('ends the free courses only when no other application of the person is approved', async () => {
    const { who, id } = await newApplicant();
    await enroll(who, 'ai-literacy-101');
    await decide(id, 'rejected', 1, { reason: 'Sample reason' });
    const second = (await submit(who)).body.id as string;
    await decide(second, 'approved', 1);
    await decide(id, 'approved', 2);
    await decide(second, 'rejected', 2, { reason: 'Sample reason' });
    expect(await areCoursesFree(who)).toEqual([true]);
    await decide(id, 'rejected', 3, { reason: 'Sample reason' });
    expect(await areCoursesFree(who)).toEqual([false]);
    expect(await recount()).toEqual([]);
  });

  it('that the present status does not allow is a 409 with the application as it is', async () => {
    const { id } = await newApplicant();
    await decide(id, 'approved', 1);
    const { status, body } = await decide(id, 'under_review', 2);
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'about:blank', current: { id, application_status: 'approved' } });
    expect(body.current.history).toHaveLength(2);
    expect((await decide(id, 'pending', 2)).status).toBe(400);
  });

  it('on an older state is a 409 with the application as it is', async () => {
    const { id } = await newApplicant();
    await decide(id, 'under_review', 1, { by: other });
    const { status, body } = await decide(id, 'approved', 1);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      type: 'urn:redwhiteandcode:problem:stale-change',
      current: { id, application_status: 'under_review' },
    });
    expect(body.current.history[1].by.user_id).toBe(other.userId);
    expect((await decide(id, 'approved', 2)).status).toBe(200);
  });

  it('sent twice is made once, with the same answer both times', async () => {
    const { email, id } = await newApplicant();
    const [one, two] = await Promise.all([decide(id, 'approved', 1), decide(id, 'approved', 1)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await decide(id, 'approved', 1)).status).toBe(200);
    expect((await read(id)).body.history).toHaveLength(2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('of two admins at once is one of the two, and the other admin is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, id } = await newApplicant();
      const answers = await Promise.all([
        decide(id, 'approved', 1),
        decide(id, 'rejected', 1, { reason: 'Sample reason', by: other }),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const won = answers.find(({ status }) => status === 200)?.body;
      const told = answers.find(({ status }) => status === 409)?.body;
      expect(told.current).toEqual(won);
      expect((await mailsTo(email)).map(({ subject }) => subject)[0]).toContain(
        won.application_status === 'approved' ? 'approved' : 'decided',
      );
      expect(await mailsTo(email)).toHaveLength(2);
    }
    expect(await recount()).toEqual([]);
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
    const opened = await admin.send('GET', `${list}/${body.id}/proof`);
    expect(opened.status).toBe(200);
    const { url, file_name, expires_at } = opened.body;
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
    const { url } = (await admin.send('GET', `${list}/${mine.id}/proof`)).body as { url: string };
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
    expect((await admin.send('GET', `${list}/sample-application-1/proof`)).status).toBe(404);
  });
});

describe('the inbox', () => {
  const write = async () => {
    const lastName = `W${crypto.randomUUID()}`;
    const email = `${lastName.toLowerCase()}@inbox.example`;
    const message = { firstName: 'Sample', lastName, email, company: 'Inbox Works', message: 'Hello.' };
    expect((await visitor.send('POST', '/api/contact', message)).status).toBe(204);
    return (await readList(`${messages}?limit=1`)).items[0];
  };
  const mark = (id: string, is_answered: boolean, by = admin) =>
    by.send('PATCH', `${messages}/${id}`, { is_answered });

  it('has every message as it was sent, by whether it is answered', async () => {
    const [first, second] = [await write(), await write()];
    expect(second).toMatchObject({
      first_name: 'Sample',
      email: `${second.last_name.toLowerCase()}@inbox.example`,
      company: 'Inbox Works',
      phone: null,
      employees: null,
      message: 'Hello.',
      is_answered: false,
    });
    expect((await mark(first.id, true)).body.is_answered).toBe(true);
    const find = async (query: string) => (await readList(`${messages}?limit=1&${query}`)).items[0].id;
    await expect.poll(() => find('answered=true')).toBe(first.id);
    await expect.poll(() => find('answered=false')).toBe(second.id);
    const exported = await admin.send('GET', `${messages}/export?answered=true`);
    expect(exported.body).toContain(`Sample,${first.last_name},${first.email},Inbox Works,,,Answered,Hello.`);
    expect(exported.body).not.toContain(second.last_name);
  });

  it('marks a message once, by many admins at the same moment, in the count and the audit log', async () => {
    const { id, last_name: lastName } = await write();
    const answers = await Promise.all([mark(id, true), mark(id, true, other), mark(id, true)]);
    expect(answers.map(({ status, body }) => [status, body.is_answered])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ]);
    const { items } = await readList('/api/admin/audit-log?limit=2');
    const entry = { action: 'Marked a message as answered', subject: `Message from Sample ${lastName}` };
    expect(items[0]).toMatchObject(entry);
    expect(items[1]).not.toMatchObject(entry);
    expect((await mark(id, false)).body.is_answered).toBe(false);
    expect(await recount()).toEqual([]);
    expect((await mark('no-such-message', true)).status).toBe(404);
  });
});

it('writes nothing personal to the log', async () => {
  expect(await readOutput()).not.toMatch(/inbox\.example|Sample reason|X-Amz-Signature/i);
});

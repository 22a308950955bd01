import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { applications, pdf, submit, upload } from '../clients/liftoff-client.ts';
import {
  admin,
  atOnce,
  countStatuses,
  enroll,
  emailsTo,
  newAdmin,
  newLearner,
  origin,
  proveAddress,
  readList,
  readNewestChange,
  readOutput,
  removeAdmin,
} from './shared-platform.ts';

const list = '/api/admin/layoff-applications';
const reason = 'Sample reason';

const other = await newAdmin();
afterAll(() => removeAdmin(other));

const counts = () => readList(`${list}/counts`);
const read = (id: string, query = '') => readList(`${list}/${id}${query}`);
const openProof = (id: string) => admin.send('GET', `${list}/${id}/proof`);

/** Creates a learner applicant applied with a unique address. */
async function newApplicant(more: object = {}) {
  const applicant = await newLearner();
  const { email } = applicant;
  await proveAddress(email);
  const { status, body } = await submit(applicant, { email, ...more });
  expect(status).toBe(201);
  return { applicant, email, id: body.id as string };
}

/** Returns whether each of a learner's courses is free, the newest enrollment first. */
const areCoursesFree = async (applicant: Caller): Promise<boolean[]> =>
  (await applicant.send('GET', '/api/enrollments')).body.items.map(
    ({ is_free }: { is_free: boolean }) => is_free,
  );

/** Decides on an application, based on the number of events that the admin saw. */
const decide = (id: string, application_status: string, events: number, more: object = {}, by = admin) =>
  by.send('PATCH', `${list}/${id}`, { application_status, events, ...more });

describe('the application list', () => {
  it('counts them by status, and does not show which admin decided', async () => {
    const before = await counts();
    const { id } = await newApplicant();
    expect(await counts()).toEqual({ ...before, total: before.total + 1, pending: before.pending + 1 });
    const { items } = await readList(`${list}?limit=2`);
    expect(items[0]).toMatchObject({ id, application_status: 'pending', history: [{ status: 'pending' }] });
    expect(JSON.stringify(items)).not.toContain('"by"');
  });

  it.each(['under_review', 'approved', 'rejected'])('can be filtered to %s', async (status) => {
    const { id } = await newApplicant();
    await decide(id, status, 1, { reason });
    const find = async () => (await readList(`${list}?status=${status}`)).items;
    await expect.poll(async () => (await find())[0].id).toBe(id);
    for (const row of await find()) expect(row.application_status).toBe(status);
    expect((await admin.send('GET', `${list}?status=open`)).status).toBe(400);
  });
});

describe('one application', () => {
  it('has its complete history and its neighbors in the list', async () => {
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

  it('has its neighbors among the applications with a given status', async () => {
    const [older, skipped, newer] = [await newApplicant(), await newApplicant(), await newApplicant()];
    await decide(skipped.id, 'under_review', 1);
    const neighbors = (id: string) => read(id, '?status=pending');
    await expect.poll(() => neighbors(older.id)).toMatchObject({ previous_id: newer.id });
    await expect.poll(() => neighbors(newer.id)).toMatchObject({ previous_id: null, next_id: older.id });
  });

  it('returns 404 to every operation if it does not exist', async () => {
    const id = 'no-such-application';
    const responses = [
      await admin.send('GET', `${list}/${id}`),
      await decide(id, 'approved', 1),
      await openProof(id),
    ];
    expect(countStatuses(responses)).toEqual({ 404: 3 });
  });
});

describe('a decision', () => {
  it('to start the review stores its time and admin, and sends no email', async () => {
    const { applicant, email, id } = await newApplicant();
    const { body } = await decide(id, 'under_review', 1);
    expect(body).toMatchObject({ application_status: 'under_review', approved_at: null });
    expect(body.history[1]).toMatchObject({ status: 'under_review', by: { user_id: admin.userId } });
    // The welcome and the confirmation.
    expect(await emailsTo(email)).toHaveLength(2);
    const own = await applicant.send('GET', `${applications}/${id}`);
    expect(JSON.stringify(own.body)).not.toContain('"by"');
    // An application under review still counts as open.
    expect((await submit(applicant)).status).toBe(409);
  });

  it('to approve sets the time, unlocks all courses, sends an email, and is counted and logged', {
    tags: ['application-approved'],
  }, async () => {
    const { applicant, email, id } = await newApplicant({ applicant_name: 'Approved Sample' });
    await enroll(applicant, 'ai-literacy-101');
    expect(await areCoursesFree(applicant)).toEqual([false]);
    const before = await counts();
    const { body } = await decide(id, 'approved', 1);
    expect(body).toMatchObject({ application_status: 'approved', approved_at: body.history[1].time });
    expect(await counts()).toEqual({ ...before, pending: before.pending - 1, approved: before.approved + 1 });
    const [message] = await emailsTo(email);
    await enroll(applicant, 'prompt-engineering-mastery');
    expect(await areCoursesFree(applicant)).toEqual([true, true]);
    expect(message?.subject).toBe('Your application to Layoff to Lift-Off has been approved');
    expect(message?.text).toContain(
      'All courses are open to you. Enrolling in them is free once your email address is confirmed.',
    );
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

  it('to reject requires a reason, emails it as text, clears the approval, and ends free access', {
    tags: ['application-rejected'],
  }, async () => {
    const { applicant, email, id } = await newApplicant({ applicant_name: '<b>Hostile</b> Sample' });
    await enroll(applicant, 'ai-literacy-101');
    await decide(id, 'approved', 1);
    expect(await decide(id, 'rejected', 2)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.reason' }] },
    });
    const rejection_reason = 'The letter names <b>another</b> person.\nPlease send your own.';
    const { body } = await decide(id, 'rejected', 2, { reason: rejection_reason });
    expect(body).toMatchObject({ application_status: 'rejected', approved_at: null, rejection_reason });
    const [message] = await emailsTo(email);
    expect(message?.text).toContain(rejection_reason);
    expect(message?.html).toContain('&lt;b&gt;another&lt;/b&gt;');
    expect(`${message?.subject}${message?.text}${message?.html}`).not.toContain('Hostile');
    expect(await areCoursesFree(applicant)).toEqual([false]);
    expect((await applicant.send('GET', applications)).body.items[0]).toMatchObject({ rejection_reason });
    // A rejected applicant may apply again.
    expect((await submit(applicant)).status).toBe(201);
  });

  it('to reject ends free access only if the applicant has no other approved application', async () => {
    const { applicant, id } = await newApplicant();
    await enroll(applicant, 'ai-literacy-101');
    await decide(id, 'rejected', 1, { reason });
    const second = (await submit(applicant)).body.id as string;
    await decide(second, 'approved', 1);
    await decide(id, 'approved', 2);
    await decide(second, 'rejected', 2, { reason });
    expect(await areCoursesFree(applicant)).toEqual([true]);
    await decide(id, 'rejected', 3, { reason });
    expect(await areCoursesFree(applicant)).toEqual([false]);
  });

  it('that the current status does not allow returns 409 with the current application', async () => {
    const { id } = await newApplicant();
    const { body: current } = await decide(id, 'approved', 1);
    expect(await decide(id, 'under_review', 2)).toMatchObject({
      status: 409,
      body: { type: 'about:blank', current },
    });
    expect((await decide(id, 'pending', 2)).status).toBe(400);
  });

  it('based on an outdated version returns 409 with the current application', async () => {
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

  it('sent twice is applied once and gets the same response both times', async () => {
    const { email, id } = await newApplicant();
    const responses = await atOnce(2, () => decide(id, 'approved', 1));
    responses.push(await decide(id, 'approved', 1));
    expect(countStatuses(responses)).toEqual({ 200: 3 });
    expect((await read(id)).history).toHaveLength(2);
    expect(await emailsTo(email)).toHaveLength(3);
  });

  it('succeeds for one of two concurrent admins, and the other gets a 409', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, id } = await newApplicant();
      const responses = await Promise.all([
        decide(id, 'approved', 1),
        decide(id, 'rejected', 1, { reason }, other),
      ]);
      expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
      const won = responses.find(({ status }) => status === 200)?.body;
      const refused = responses.find(({ status }) => status === 409)?.body;
      expect(refused.current).toEqual(won);
      const emails = await emailsTo(email);
      expect(emails).toHaveLength(3);
      expect(emails[0]?.subject).toContain(won.application_status === 'approved' ? 'approved' : 'decision');
    }
  });
});

describe('a proof', () => {
  it('opens through a link on this origin that downloads it, and the audit log names the admin', async () => {
    const applicant = await newLearner();
    const file = pdf();
    const { body } = await submit(applicant, {
      applicant_name: 'Proven Sample',
      proof_upload_key: await upload(origin, applicant, file),
    });
    const { url, file_name, expires_at } = (await openProof(body.id)).body;
    expect(file_name).toBe(`proof-${body.id}.pdf`);
    const signed = new URL(url, origin).searchParams;
    expect(signed.get('X-Amz-Expires')).toBe('300');
    const date = (signed.get('X-Amz-Date') ?? '').replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:');
    expect(Math.round((Date.parse(expires_at) - Date.parse(date)) / 60_000)).toBe(5);
    const response = await fetch(new URL(url, origin));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file_name}"`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(file);
    expect(await readNewestChange()).toMatchObject({
      actor: 'Demo Admin',
      action: 'Opened a proof document',
      subject: 'Proven Sample',
    });
  });

  it('cannot be opened with another key, another method, or a modified link', async () => {
    const [applicant, victim] = [await newLearner(), await newLearner()];
    const sentBy = async (person: Caller) =>
      (await submit(person, { proof_upload_key: await upload(origin, person, pdf()) })).body;
    const [mine, theirs] = [await sentBy(applicant), await sentBy(victim)];
    const { url } = (await openProof(mine.id)).body as { url: string };
    for (const [method, changed] of [
      ['GET', url.replace(mine.proof_document_url, theirs.proof_document_url)],
      ['GET', url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000')],
      ['GET', url.replace(/attachment/, 'inline')],
      ['PUT', url],
      ['DELETE', url],
    ] as const) {
      const response = await fetch(new URL(changed, origin), { method });
      await response.arrayBuffer();
      expect(response.status, `${method} ${changed}`).toBe(403);
    }
  });

  it('returns 404 if none was sent', async () => {
    expect((await openProof('sample-application-1')).status).toBe(404);
  });
});

it('writes no personal data to the log', async () => {
  expect(await readOutput()).not.toMatch(/Sample reason|X-Amz-Signature/i);
});

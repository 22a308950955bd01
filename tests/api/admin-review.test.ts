import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextCursorHeader } from '../../lambdas/contract/csv-export.ts';
import { indexes, keys } from '../../lambdas/src/platform/keys.ts';
import { type ApiAnswer, type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { applications, pdf, submit, upload } from '../liftoff-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

const list = '/api/admin/layoff-applications';
const messages = '/api/admin/messages';

let platform: Platform;
let visitor: Caller;
let admin: Caller;
let other: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
  visitor = createCaller(platform.origin);
  admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
  other = await newLearner(platform.origin);
  const role = await admin.send('POST', '/api/admin/roles', { user_id: other.userId, role: 'admin' });
  expect(role.status).toBe(201);
});
afterAll(() => platform?.stop());

const recount = async () => (await visitor.send('GET', '/local/recount.json')).body.differences;
const counts = async () => (await admin.send('GET', `${list}/counts`)).body;
const read = (id: string, query = '') => admin.send('GET', `${list}/${id}${query}`);
const idsOf = ({ body }: ApiAnswer): string[] => body.items.map(({ id }: { id: string }) => id);

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
const mailsTo = async (address: string): Promise<Mail[]> =>
  ((await visitor.send('GET', '/local/outbox.json')).body as Mail[]).filter(({ to }) => to === address);

let sent = 0;
/** Somebody who has applied under an address and a name of their own. */
async function newApplicant(more: object = {}) {
  const who = await newLearner(platform.origin);
  const email = `review-${process.pid}-${sent++}@example.com`;
  const { status, body } = await submit(who, { email, ...more });
  expect(status).toBe(201);
  return { who, email, id: body.id as string };
}

const decide = (
  id: string,
  application_status: string,
  events: number,
  { reason, by = admin }: { reason?: string; by?: Caller } = {},
) => by.send('PATCH', `${list}/${id}`, { application_status, events, ...(reason && { reason }) });

/** What the audit log holds, the newest entry first. */
async function auditLog(): Promise<
  { actor_id: string; action: string; subject: string; changes: unknown }[]
> {
  const { listItems } = await import('../../lambdas/src/platform/table.ts');
  const z = await import('zod');
  const { items } = await listItems(
    { index: 'gsi1', pk: 'AUDIT', newestFirst: true },
    { limit: 100 },
    z.object({ actor_id: z.string(), action: z.string(), subject: z.string(), changes: z.unknown() }),
  );
  return items;
}

/** Waits until the index of words, which follows the table, finds what it should. */
const waiting = { timeout: 10_000, interval: 100 };
const found = (find: () => Promise<unknown>, wanted: unknown) => expect.poll(find, waiting).toEqual(wanted);

describe('the list of applications', () => {
  it('has all of them, newest first, and what the header counts', async () => {
    const before = await counts();
    const { id } = await newApplicant();
    const page = await admin.send('GET', `${list}?limit=2`);
    expect(page.status).toBe(200);
    expect(page.body.items[0]).toMatchObject({
      id,
      application_status: 'pending',
      history: [{ status: 'pending' }],
    });
    expect(JSON.stringify(page.body)).not.toContain('"by"');
    expect(await counts()).toEqual({ ...before, total: before.total + 1, pending: before.pending + 1 });
    const rest = await admin.send('GET', `${list}?limit=100&cursor=${page.body.next}`);
    const all = [...idsOf(page), ...idsOf(rest)];
    expect(all).toEqual(expect.arrayContaining([1, 2, 3, 4].map((n) => `sample-application-${n}`)));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(before.total + 1);
    const oldest = await admin.send('GET', `${list}?limit=1&order=ascending`);
    expect(idsOf(oldest)).toEqual(['sample-application-1']);
  });

  it('finds name, e-mail and previous company, from the start of a word and without case', async () => {
    const { id } = await newApplicant({
      applicant_name: 'Quincy Sample',
      email: 'quincy@zeb.example',
      previous_company: 'Zebulon Works',
    });
    for (const q of ['Quincy', 'quin', 'Zebulon Works', 'ZEBULON', 'quincy@zeb.example', 'QUINCY@ZEB']) {
      const find = async () => idsOf(await admin.send('GET', `${list}?q=${encodeURIComponent(q)}`));
      await expect.poll(find, waiting).toEqual([id]);
    }
    expect(idsOf(await admin.send('GET', `${list}?q=uincy`))).toEqual([]);
  });

  it('is narrowed by status, and sorted by name', async () => {
    for (const [status, n] of [
      ['under_review', 2],
      ['approved', 3],
      ['rejected', 4],
    ] as const) {
      const page = await admin.send('GET', `${list}?status=${status}&limit=100`);
      expect(idsOf(page)).toContain(`sample-application-${n}`);
      for (const row of page.body.items) expect(row.application_status).toBe(status);
    }
    const query = 'sort=applicant_name&order=ascending&q=&limit=100';
    const names = (await admin.send('GET', `${list}?${query}`)).body.items.map(
      (row: { applicant_name: string }) => row.applicant_name.toLowerCase(),
    );
    expect(names).toEqual(names.toSorted());
    expect((await admin.send('GET', `${list}?status=open`)).status).toBe(400);
    expect((await admin.send('GET', `${list}?sort=email`)).status).toBe(400);
  });

  it('is exported as the query finds it, harmless in a spreadsheet', async () => {
    const { id } = await newApplicant({
      applicant_name: '=HYPERLINK("x")',
      previous_company: 'Yonder, Inc.',
    });
    await found(async () => idsOf(await admin.send('GET', `${list}?q=yonder`)), [id]);
    const { status, headers, body } = await admin.send('GET', `${list}/export?q=yonder`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [titles, row, ...rest] = (body as string).split('\r\n');
    expect(titles).toMatch(/^Applicant,Email,Phone,Previous Company,/);
    expect(row).toMatch(/^"'=HYPERLINK\(""x""\)",.*"Yonder, Inc."/);
    expect(rest).toEqual(['']);
  });
});

describe('one application', () => {
  it('has its whole history with names, and its neighbours in the list', async () => {
    const third = await read('sample-application-3');
    expect(third.body).toMatchObject({
      previous_id: 'sample-application-4',
      next_id: 'sample-application-2',
    });
    expect(third.body.history.map((event: { status: string }) => event.status)).toEqual([
      'pending',
      'under_review',
      'approved',
    ]);
    expect(third.body.history[2].by).toEqual({ user_id: admin.userId, full_name: expect.any(String) });
    expect((await read('sample-application-1')).body.next_id).toBeNull();
    const { id } = await newApplicant();
    expect((await read(id)).body.previous_id).toBeNull();
  });

  it('has its neighbours among those of a status', async () => {
    const [newer, older] = [await newApplicant(), await newApplicant()].toReversed();
    const skipped = await newApplicant();
    await decide(skipped.id, 'under_review', 1);
    const pending = async () => (await read(older?.id ?? '', '?status=pending')).body.previous_id;
    await found(pending, newer?.id);
    expect((await read(newer?.id ?? '', '?status=pending')).body).toMatchObject({
      previous_id: null,
      next_id: older?.id,
    });
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
  it('to start the review is kept with who and when, and mails nobody', async () => {
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

  it('to approve stamps the time, opens all courses, mails, counts and is in the audit log', async () => {
    const { who, email, id } = await newApplicant({ applicant_name: 'Approved Sample' });
    await who.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
    const isFree = async () => (await who.send('GET', '/api/enrollments')).body.items[0].is_free;
    expect(await isFree()).toBe(false);
    const before = await counts();
    const { status, body } = await decide(id, 'approved', 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ application_status: 'approved', approved_at: body.history[1].time });
    expect(await counts()).toEqual({ ...before, pending: before.pending - 1, approved: before.approved + 1 });
    expect(await isFree()).toBe(true);
    await who.send('POST', '/api/enrollments', { course_id: 'prompt-engineering-mastery' });
    const { items } = (await who.send('GET', '/api/enrollments')).body as { items: { is_free: boolean }[] };
    expect(items.map(({ is_free }) => is_free)).toEqual([true, true]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your application to Layoff to Lift-Off is approved');
    expect(mail?.text).toContain('All courses are open to you. Enrolling in them is free.');
    expect((await auditLog())[0]).toEqual({
      actor_id: admin.userId,
      action: 'Approved an application',
      subject: 'Approved Sample',
      changes: [
        { field: 'application_status', before: 'pending', after: 'approved' },
        { field: 'approved_at', after: body.approved_at },
      ],
    });
    expect(await recount()).toEqual([]);
  });

  it('to reject needs a reason, mails it as text, clears the approval and takes the courses back', async () => {
    const { who, email, id } = await newApplicant({ applicant_name: '<b>Hostile</b> Sample' });
    await who.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
    await decide(id, 'approved', 1);
    for (const reason of [undefined, ' ', '\u200b', 'a\u0000b', 'x'.repeat(1001)]) {
      const refused = await decide(id, 'rejected', 2, reason === undefined ? {} : { reason });
      expect(refused.status, JSON.stringify(reason)).toBe(400);
      expect(refused.body.errors[0].path).toBe('body.reason');
    }
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
    expect((await who.send('GET', '/api/enrollments')).body.items[0].is_free).toBe(false);
    expect((await who.send('GET', applications)).body.items[0].rejection_reason).toBe(reason);
    // Whoever was rejected may apply again.
    expect((await submit(who)).status).toBe(201);
    expect(await recount()).toEqual([]);
  });

  it('takes the courses back only when no other application of the person is approved', async () => {
    const { who, id } = await newApplicant();
    await who.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
    await decide(id, 'rejected', 1, { reason: 'Sample reason' });
    const second = (await submit(who)).body.id as string;
    await decide(second, 'approved', 1);
    await decide(id, 'approved', 2);
    await decide(second, 'rejected', 2, { reason: 'Sample reason' });
    const isFree = async () => (await who.send('GET', '/api/enrollments')).body.items[0].is_free;
    expect(await isFree()).toBe(true);
    await decide(id, 'rejected', 3, { reason: 'Sample reason' });
    expect(await isFree()).toBe(false);
    expect(await recount()).toEqual([]);
  });

  it.each([
    [['under_review'], 'under_review'],
    [['approved'], 'approved'],
    [['approved'], 'under_review'],
    [['rejected'], 'rejected'],
    [['rejected'], 'under_review'],
  ])('after %j cannot be %s', async (done, next) => {
    const { id } = await newApplicant();
    const reason = 'Sample reason';
    for (const [at, status] of done.entries()) await decide(id, status, at + 1, { reason });
    const { status, body } = await decide(id, next, done.length + 1, { reason });
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'about:blank', current: { id, application_status: done.at(-1) } });
    expect(body.current.history).toHaveLength(done.length + 1);
    expect((await decide(id, 'pending', done.length + 1)).status).toBe(400);
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

  it('sent twice is made once, and told as made both times', async () => {
    const { email, id } = await newApplicant();
    const [one, two] = await Promise.all([decide(id, 'approved', 1), decide(id, 'approved', 1)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await decide(id, 'approved', 1)).status).toBe(200);
    expect((await read(id)).body.history).toHaveLength(2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('of two admins at once is one of the two, and the other is told', async () => {
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
    const who = await newLearner(platform.origin);
    const file = pdf(300);
    const { body } = await submit(who, {
      applicant_name: 'Proven Sample',
      proof_upload_key: await upload(platform.origin, who, file),
    });
    const opened = await admin.send('GET', `${list}/${body.id}/proof`);
    expect(opened.status).toBe(200);
    const { url, file_name, expires_at } = opened.body;
    expect(file_name).toBe(`proof-${body.id}.pdf`);
    const seconds = (Date.parse(expires_at) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(280);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(new URL(url, platform.origin).searchParams.get('X-Amz-Expires')).toBe('300');
    const answer = await fetch(new URL(url, platform.origin));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file_name}"`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file);
    expect((await auditLog())[0]).toMatchObject({
      actor_id: admin.userId,
      action: 'Opened a proof document',
      subject: 'Proven Sample',
    });
  });

  it('is not reached by another key, another method or a changed link', async () => {
    const [who, victim] = [await newLearner(platform.origin), await newLearner(platform.origin)];
    const sentBy = async (person: Caller) =>
      (await submit(person, { proof_upload_key: await upload(platform.origin, person, pdf()) })).body;
    const [mine, theirs] = [await sentBy(who), await sentBy(victim)];
    const { url } = (await admin.send('GET', `${list}/${mine.id}/proof`)).body as { url: string };
    for (const [method, changed] of [
      ['GET', url.replace(mine.proof_document_url, theirs.proof_document_url)],
      ['GET', url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000')],
      ['GET', url.replace(/attachment/, 'inline')],
      ['PUT', url],
      ['DELETE', url],
    ] as const) {
      const answer = await fetch(new URL(changed, platform.origin), { method });
      await answer.arrayBuffer();
      expect(answer.status, `${method} ${changed}`).toBe(403);
    }
  });

  it('that was not sent is a 404', async () => {
    expect((await admin.send('GET', `${list}/sample-application-1/proof`)).status).toBe(404);
  });
});

describe('the inbox', () => {
  const write = async (firstName: string) => {
    const message = {
      firstName,
      lastName: 'Sample',
      company: 'Inbox Works',
      message: `Hello from ${firstName}.`,
    };
    const email = `${firstName.toLowerCase()}@inbox.example`;
    expect((await visitor.send('POST', '/api/contact', { ...message, email })).status).toBe(204);
    return (await admin.send('GET', `${messages}?limit=1`)).body.items[0] as { id: string };
  };
  const mark = (id: string, is_answered: boolean, by = admin) =>
    by.send('PATCH', `${messages}/${id}`, { is_answered });
  const named = (query: string) => async () => idsOf(await admin.send('GET', `${messages}?${query}`));

  it('has every message, newest first, and finds them by words and by whether they are answered', async () => {
    const first = await write('Firsty');
    const second = await write('Secondy');
    expect(second).toMatchObject({
      first_name: 'Secondy',
      last_name: 'Sample',
      email: 'secondy@inbox.example',
      company: 'Inbox Works',
      phone: null,
      employees: null,
      message: 'Hello from Secondy.',
      is_answered: false,
    });
    expect(await named('limit=2')()).toEqual([second.id, first.id]);
    await found(named('q=firsty'), [first.id]);
    await found(named('q=secondy@inbox.example'), [second.id]);
    expect((await mark(first.id, true)).body.is_answered).toBe(true);
    await found(named('answered=true'), [first.id]);
    await found(named('answered=false&q=inbox'), [second.id]);
    const exported = await admin.send('GET', `${messages}/export?answered=true`);
    expect(exported.body).toMatch(
      /Firsty,Sample,firsty@inbox\.example,Inbox Works,,,Answered,Hello from Firsty\./,
    );
    expect(exported.body).not.toContain('Secondy');
  });

  it('is marked once, whoever marks it and how often, counted and in the audit log', async () => {
    const { id } = await write('Oncely');
    const before = (await auditLog()).length;
    const answers = await Promise.all([mark(id, true), mark(id, true, other), mark(id, true)]);
    expect(answers.map(({ status, body }) => [status, body.is_answered])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ]);
    const log = await auditLog();
    expect(log.length).toBe(Math.min(100, before + 1));
    expect(log[0]).toMatchObject({
      action: 'Marked a message as answered',
      subject: 'Message from Oncely Sample',
    });
    expect((await mark(id, false)).body.is_answered).toBe(false);
    expect(await recount()).toEqual([]);
    expect((await mark('no-such-message', true)).status).toBe(404);
  });

  it('is exported whole, in parts that can be answered, however long the messages are', async () => {
    const { transact } = await import('../../lambdas/src/platform/table.ts');
    const received_at = '2024-01-01T00:00:00.000Z';
    const puts = Array.from({ length: 450 }, (_, at) => {
      const id = `long-${at}`;
      const row = {
        id,
        received_at,
        first_name: `Long${at}`,
        last_name: 'Sample',
        email: 'long@inbox.example',
      };
      const more = { company: 'Inbox Works', phone: null, employees: null, is_answered: true };
      const text = { ...more, message: '語'.repeat(5000) };
      return {
        Put: { Item: { ...keys.message(id), ...indexes.messages(received_at, id), ...row, ...text } },
      };
    });
    for (let start = 0; start < puts.length; start += 90) await transact(puts.slice(start, start + 90));
    let text = '';
    let cursor: string | null = null;
    do {
      const part = await admin.send('GET', `${messages}/export${cursor ? `?cursor=${cursor}` : ''}`);
      expect(part.status).toBe(200);
      text += part.body;
      cursor = part.headers.get(nextCursorHeader);
    } while (cursor);
    const names = text.match(/\bLong\d+/g) ?? [];
    expect(names).toHaveLength(450);
    expect(new Set(names).size).toBe(450);
  });
});

it('tells nothing personal to the log', () => {
  expect(platform.output()).not.toMatch(/quincy|review-\d|inbox\.example|Sample reason|X-Amz-Signature/i);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../api-client.ts';
import { admin, readList, recount } from './shared-platform.ts';

type Row = Record<string, unknown>;

const reimbursements = '/api/admin/reimbursements';
const accounts = '/api/admin/corporate-accounts';

/** Whatever a test did, every count agrees with its rows. */
afterEach(async () => {
  expect(await recount()).toEqual([]);
});

const get = (address: string) => admin.send('GET', address);
const itemsOf = async (address: string): Promise<Row[]> => (await readList(address)).items;
const valuesOf = async (address: string, field: string) => (await itemsOf(address)).map((row) => row[field]);
const readNewestChange = async () => (await itemsOf('/api/admin/audit-log?limit=1'))[0];

describe('the list of reimbursements', () => {
  it('shows the newest toolkit first, with its student and course', async () => {
    const { status, body } = await get(reimbursements);
    expect(status).toBe(200);
    expect(body.next).toBeNull();
    expect(body.items.map(({ id }: Row) => id)).toEqual([
      'sample-toolkit-3',
      'sample-toolkit-2',
      'sample-toolkit-1',
    ]);
    expect(body.items.at(-1)).toMatchObject({
      course_id: 'ai-fundamentals-for-business',
      toolkit_generated_at: '2025-04-10T14:00:00.000Z',
      student_name: 'Sample Applicant One',
      student_email: 'sample-1@example.com',
      course_title: 'AI Fundamentals for Business',
    });
  });

  it('goes page by page in both directions, without one missing or twice', async () => {
    for (const query of ['order=ascending', 'order=descending', 'sort=employer_name', 'q=sample']) {
      const seen: unknown[] = [];
      let cursor = '';
      do {
        const { body } = await get(`${reimbursements}?limit=1&${query}${cursor && `&cursor=${cursor}`}`);
        seen.push(...body.items.map(({ id }: Row) => id));
        cursor = body.next ?? '';
      } while (cursor !== '');
      expect(seen, query).toHaveLength(3);
      expect(new Set(seen).size, query).toBe(3);
    }
  });

  it.each([
    ['a student’s name', 'two', ['sample-toolkit-2']],
    ['a student’s email', 'sample-3@example.com', ['sample-toolkit-3']],
    ['a course', 'fundamentals busi', ['sample-toolkit-1', 'sample-toolkit-2', 'sample-toolkit-3']],
    ['an employer, in any case', 'EMPLOYER sou', ['sample-toolkit-2']],
    ['words of several of them', 'one employer fundamentals', ['sample-toolkit-1']],
    ['what nothing is about', 'nobody', []],
  ])('is searched by %s', async (_what, q, ids) => {
    const find = async () => new Set(await valuesOf(`${reimbursements}?q=${encodeURIComponent(q)}`, 'id'));
    await expect.poll(find).toEqual(new Set(ids));
  });

  it('is sorted by employer and by amount', async () => {
    const employers = () => valuesOf(`${reimbursements}?sort=employer_name&order=ascending`, 'employer_name');
    await expect.poll(employers).toEqual([null, 'Sample Employer North', 'Sample Employer South']);
    const amounts = () => valuesOf(`${reimbursements}?sort=reimbursement_amount`, 'reimbursement_amount');
    await expect.poll(amounts).toEqual([2950, null, null]);
  });

  it('is one person’s when asked for, in every order', async () => {
    const [newest] = await itemsOf(reimbursements);
    const one = `${reimbursements}?user_id=${String(newest?.user_id)}`;
    expect(await valuesOf(one, 'id')).toEqual(['sample-toolkit-3']);
    await expect.poll(() => valuesOf(`${one}&sort=employer_name`, 'id')).toEqual(['sample-toolkit-3']);
    expect(await valuesOf(`${one}&q=two`, 'id')).toEqual([]);
    expect(await itemsOf(`${reimbursements}?user_id=nobody`)).toEqual([]);
  });

  it('is exported', async () => {
    const { headers, body } = await get(`${reimbursements}/export`);
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = String(body).split('\r\n');
    expect(lines[0]).toBe('Student,Email,Course,Employer,Status,Amount,Generated');
    expect(lines[3]).toBe(
      'Sample Applicant One,sample-1@example.com,AI Fundamentals for Business,Sample Employer North,Reimbursed,2950,2025-04-10T14:00:00.000Z',
    );
  });
});

const readToolkit = async (id: string): Promise<Row> =>
  (await itemsOf(reimbursements)).find((row) => row.id === id) as Row;

/** Corrects a toolkit as it was seen. */
const correct = (seen: Row, change: Row): Promise<ApiAnswer> =>
  admin.send('PATCH', `${reimbursements}/${String(seen.id)}`, {
    version: seen.version,
    employer_name: seen.employer_name,
    employer_reimbursed: seen.employer_reimbursed,
    reimbursement_amount: seen.reimbursement_amount,
    ...change,
  });

describe('correcting a reimbursement', () => {
  let before: Row[];
  beforeAll(async () => {
    before = await itemsOf(reimbursements);
  });
  /** The toolkits are those of the demo data, since nothing makes others: each gets back what it was. */
  afterAll(async () => {
    for (const toolkit of before) {
      const { version } = await readToolkit(String(toolkit.id));
      expect((await correct({ ...toolkit, version }, {})).status).toBe(200);
    }
  });

  it('changes the toolkit, the summary and the audit log together', async () => {
    const summary = await readList(`${reimbursements}/summary`);
    const seen = await readToolkit('sample-toolkit-3');
    const paid = {
      employer_name: 'Sample Employer Harbor',
      employer_reimbursed: true,
      reimbursement_amount: 19.99,
    };
    const { status, body } = await correct(seen, paid);
    expect(status).toBe(200);
    expect(body).toEqual({ ...seen, ...paid, version: Number(seen.version) + 1 });
    expect(await readToolkit('sample-toolkit-3')).toEqual(body);
    expect(await readList(`${reimbursements}/summary`)).toEqual({
      total_toolkits: 3,
      reimbursed_toolkits: summary.reimbursed_toolkits + 1,
      success_rate: '66.7',
      total_reimbursed: summary.total_reimbursed + 19.99,
    });
    expect(await readNewestChange()).toMatchObject({
      actor_id: admin.userId,
      action: 'Corrected a reimbursement',
      subject: 'Sample Applicant Three, AI Fundamentals for Business',
      changes: [
        { field: 'employer_name', after: 'Sample Employer Harbor' },
        { field: 'employer_reimbursed', before: 'false', after: 'true' },
        { field: 'reimbursement_amount', after: '19.99' },
      ],
    });
    await expect.poll(() => valuesOf(`${reimbursements}?q=harbor`, 'id')).toEqual(['sample-toolkit-3']);
  });

  it('is refused on an older state, and shows the present one', async () => {
    const seen = await readToolkit('sample-toolkit-1');
    expect((await correct(seen, { reimbursement_amount: 3000 })).status).toBe(200);
    const late = await correct(seen, { reimbursement_amount: 1000 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      type: 'urn:redwhiteandcode:problem:stale-change',
      detail: 'This record has changed since you opened it.',
      current: await readToolkit('sample-toolkit-1'),
    });
    expect(late.body.current.reimbursement_amount).toBe(3000);
  });

  it('is done once when it is sent again, and leaves one entry in the audit log', async () => {
    const seen = await readToolkit('sample-toolkit-1');
    const first = await correct(seen, { reimbursement_amount: 2000 });
    const change = await readNewestChange();
    const again = await correct(seen, { reimbursement_amount: 2000 });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await readNewestChange()).toEqual(change);
  });

  it('has one winner of many at once', async () => {
    const seen = await readToolkit('sample-toolkit-1');
    const amounts = Array.from({ length: 8 }, (_, at) => 100 + at);
    const answers = await Promise.all(
      amounts.map((amount) => correct(seen, { reimbursement_amount: amount })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await readToolkit('sample-toolkit-1')).toEqual(won[0]?.body);
  });

  it('is refused by the name of the wrong field, and for a toolkit that does not exist', async () => {
    const seen = await readToolkit('sample-toolkit-2');
    const { status, body } = await correct(seen, { employer_reimbursed: true, reimbursement_amount: 1.005 });
    expect(status).toBe(400);
    expect(body.errors.map((it: { path: string }) => it.path)).toEqual(['body.reimbursement_amount']);
    expect((await correct({ ...seen, id: 'no-such-toolkit' }, {})).status).toBe(404);
  });
});

const company = { company_name: 'Test Company', primary_contact_email: 'hr@example.com', seats_purchased: 3 };

/** Adds an account. */
const add = (more: Row = {}, headers: Record<string, string> = {}): Promise<ApiAnswer> =>
  admin.send('POST', accounts, { ...company, account_status: 'active', ...more }, headers);
const addOne = async (more: Row = {}): Promise<Row & { id: string }> => (await add(more)).body;
const readAccount = (id: string): Promise<Row> => readList(`${accounts}/${id}`);
const edit = ({ id, ...seen }: Row & { id: string }, change: Row): Promise<ApiAnswer> =>
  admin.send('PATCH', `${accounts}/${id}`, {
    version: seen.version,
    company_name: seen.company_name,
    primary_contact_email: seen.primary_contact_email,
    seats_purchased: seen.seats_purchased,
    account_status: seen.account_status,
    ...change,
  });
const give = (id: string, email: string): Promise<ApiAnswer> =>
  admin.send('POST', `${accounts}/${id}/seats`, { email });
const takeBack = (id: string, seat: string): Promise<ApiAnswer> =>
  admin.send('DELETE', `${accounts}/${id}/seats/${seat}`);

describe('corporate accounts', () => {
  it('are exported with their seats', async () => {
    const { body } = await get(`${accounts}/export?order=ascending`);
    expect(String(body).split('\r\n')[1]).toBe(
      'Sample Company 1,sample-company-1@example.com,12,25,Active,2025-02-10T14:00:00.000Z',
    );
  });

  it('are added with their place in the summary and in the audit log', async () => {
    const before = await readList(`${accounts}/summary`);
    const { status, body } = await add({ primary_contact_email: ' HR@Example.com ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...company,
      account_status: 'active',
      seats_used: 0,
      created_at: expect.any(String),
      version: 1,
    });
    expect(await readList(`${accounts}/summary`)).toEqual({
      total_accounts: before.total_accounts + 1,
      active_accounts: before.active_accounts + 1,
      seats_purchased: before.seats_purchased + 3,
      seats_used: before.seats_used,
    });
    expect(await readNewestChange()).toMatchObject({
      action: 'Added a corporate account',
      subject: 'Test Company',
    });
  });

  it('are made once by a call that is named and repeated, also many times at once', async () => {
    const before = (await readList(`${accounts}/summary`)).total_accounts;
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({}, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await readList(`${accounts}/summary`)).total_accounts).toBe(before + 1);
    const other = await add({ seats_purchased: 4 }, key);
    expect(other.status).toBe(409);
    expect(other.body.type).toBe('urn:redwhiteandcode:problem:key-reused');
    expect((await add({}, { 'idempotency-key': 'two words' })).status).toBe(400);
  });

  it('are edited on the state that was seen', async () => {
    const seen = await addOne();
    const { status, body } = await edit(seen, { account_status: 'inactive', seats_purchased: 5 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...seen, account_status: 'inactive', seats_purchased: 5, version: 2 });
    expect(await readNewestChange()).toMatchObject({
      action: 'Changed a corporate account',
      changes: [
        { field: 'seats_purchased', before: '3', after: '5' },
        { field: 'account_status', before: 'active', after: 'inactive' },
      ],
    });
    const late = await edit(seen, { company_name: 'Late Company' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ type: 'urn:redwhiteandcode:problem:stale-change' });
    expect(late.body.current).toEqual(body);
    expect((await edit(seen, { account_status: 'inactive', seats_purchased: 5 })).body).toEqual(body);
  });

  it('keep the seats that are taken', async () => {
    const seen = await addOne();
    for (const name of ['a', 'b']) await give(seen.id, `${name}@example.com`);
    const { status, body } = await edit(seen, { seats_purchased: 1 });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'body.seats_purchased', message: '2 seats are taken; take some back first' },
    ]);
    expect((await edit(seen, { seats_purchased: 2 })).body).toMatchObject({
      seats_purchased: 2,
      seats_used: 2,
    });
  });

  it('never have fewer seats than are given at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const seen = await addOne({ seats_purchased: 2 });
      await give(seen.id, 'first@example.com');
      const [given, edited] = await Promise.all([
        give(seen.id, 'second@example.com'),
        edit(seen, { seats_purchased: 1 }),
      ]);
      expect([given.status, edited.status]).toSatisfy(
        ([seat, account]) => (seat === 201 && account === 422) || (seat === 409 && account === 200),
      );
      const { seats_used, seats_purchased } = await readAccount(seen.id);
      expect(seats_used).toBe(seats_purchased);
    }
  });

  it('are refused by the name of the wrong field', async () => {
    const { status, body } = await add({ seats_purchased: 0 });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'body.seats_purchased', message: 'Enter a whole number of seats, 1 or more' },
    ]);
  });

  it('that do not exist are not found, by whatever is asked of them', async () => {
    const missing = { ...(await addOne()), id: 'no-such-account' };
    const answers = await Promise.all([
      get(`${accounts}/${missing.id}`),
      get(`${accounts}/${missing.id}/seats`),
      edit(missing, {}),
      give(missing.id, 'a@example.com'),
      takeBack(missing.id, 'no-such-seat'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('seats', () => {
  it('are given to an address once, counted, listed newest first, and taken back once', async () => {
    const { id } = await addOne();
    const first = await give(id, ' First@Example.com ');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(String),
      email: 'first@example.com',
      given_at: expect.any(String),
    });
    const again = await give(id, 'first@example.com');
    expect([again.status, again.body.detail]).toEqual([409, 'This address has a seat already']);
    const second = await give(id, 'second@example.com');
    expect(await itemsOf(`${accounts}/${id}/seats`)).toEqual([second.body, first.body]);
    expect(await itemsOf(`${accounts}/${id}/seats?order=ascending`)).toEqual([first.body, second.body]);
    expect(await readAccount(id)).toMatchObject({ seats_used: 2, version: 1 });
    const answers = await Promise.all([takeBack(id, first.body.id), takeBack(id, first.body.id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]));
    expect(await readAccount(id)).toMatchObject({ seats_used: 1 });
    expect((await give(id, 'first@example.com')).status).toBe(201);
  });

  it('are never more than were bought: of many who want the last one, one gets it', async () => {
    const { id } = await addOne({ seats_purchased: 4 });
    for (const name of ['a', 'b', 'c']) await give(id, `${name}@example.com`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => give(id, `last-${at}@example.com`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    for (const { body } of refused) expect(body.detail).toBe('All 4 seats are taken; take one back first');
    expect(await readAccount(id)).toMatchObject({ seats_used: 4 });
    expect(await itemsOf(`${accounts}/${id}/seats`)).toHaveLength(4);
  });

  it('of one address, wanted many times at once, are one', async () => {
    const { id } = await addOne();
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(id, 'same@example.com')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await readAccount(id)).toMatchObject({ seats_used: 1 });
  });

  it('are not given by an account that is not active, which still takes them back', async () => {
    const seen = await addOne();
    const { body: seat } = await give(seen.id, 'a@example.com');
    await edit(seen, { account_status: 'inactive' });
    const { status, body } = await give(seen.id, 'b@example.com');
    expect([status, body.detail]).toEqual([409, 'This account is not active: no seats can be given.']);
    expect((await takeBack(seen.id, seat.id)).status).toBe(204);
    expect(await readNewestChange()).toMatchObject({
      action: 'Took a seat back',
      subject: 'Test Company',
      changes: [{ field: 'email', before: 'a@example.com' }],
    });
  });

  it('are paged', async () => {
    const { body } = await get(`${accounts}/sample-account-2/seats?limit=30`);
    expect(body.items).toHaveLength(30);
    const rest = await get(`${accounts}/sample-account-2/seats?limit=30&cursor=${body.next}`);
    expect(rest.body.items).toHaveLength(10);
    expect(rest.body.next).toBeNull();
  });

  it('of another account are not found', async () => {
    const [one, other] = [await addOne(), await addOne()];
    const { body: seat } = await give(one.id, 'a@example.com');
    expect((await takeBack(other.id, seat.id)).status).toBe(404);
    expect(await readAccount(other.id)).toMatchObject({ seats_used: 0 });
  });
});

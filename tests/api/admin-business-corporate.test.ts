import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type ApiAnswer, readPages } from '../api-client.ts';
import {
  admin,
  atOnce,
  countStatuses,
  expectTrueCounts,
  readList,
  readNewestChange,
} from './shared-platform.ts';

type Account = Record<string, unknown> & { id: string };

const accounts = '/api/admin/corporate-accounts';

afterEach(expectTrueCounts);

const company = { company_name: 'Test Company', primary_contact_email: 'hr@example.com', seats_purchased: 3 };

/** Adds an account. */
const add = (more: object = {}, headers: Record<string, string> = {}): Promise<ApiAnswer> =>
  admin.send('POST', accounts, { ...company, account_status: 'active', ...more }, headers);
const addOne = async (more: object = {}): Promise<Account> => (await add(more)).body;
const readAccount = (id: string): Promise<Account> => readList(`${accounts}/${id}`);
const readSummary = () => readList(`${accounts}/summary`);
/** Edits an account as it was seen. */
function edit(seen: Account, change: object): Promise<ApiAnswer> {
  const { id, version, company_name, primary_contact_email, seats_purchased, account_status } = seen;
  const body = { version, company_name, primary_contact_email, seats_purchased, account_status, ...change };
  return admin.send('PATCH', `${accounts}/${id}`, body);
}
const give = (id: string, email: string): Promise<ApiAnswer> =>
  admin.send('POST', `${accounts}/${id}/seats`, { email });
const readSeats = (id: string, query = '') => readList(`${accounts}/${id}/seats${query}`);
const takeBack = (id: string, seat: string): Promise<ApiAnswer> =>
  admin.send('DELETE', `${accounts}/${id}/seats/${seat}`);

describe('corporate accounts', () => {
  it('are added with their place in the summary and in the audit log', async () => {
    const before = await readSummary();
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
    expect(await readSummary()).toEqual({
      ...before,
      total_accounts: before.total_accounts + 1,
      active_accounts: before.active_accounts + 1,
      seats_purchased: before.seats_purchased + 3,
    });
    expect(await readNewestChange()).toMatchObject({
      action: 'Added a corporate account',
      subject: 'Test Company',
    });
  });

  it('are made once by a call that is named and repeated, also many times at once', async () => {
    const before = await readSummary();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await atOnce(6, () => add({}, key));
    expect(countStatuses(answers)).toEqual({ 201: 6 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await readSummary()).total_accounts).toBe(before.total_accounts + 1);
    expect(await add({ seats_purchased: 4 }, key)).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:key-reused' },
    });
    expect((await add({}, { 'idempotency-key': 'two words' })).status).toBe(400);
  });

  it('are edited on the state that was seen', async () => {
    const seen = await addOne();
    const change = { account_status: 'inactive', seats_purchased: 5 };
    const { body } = await edit(seen, change);
    expect(body).toEqual({ ...seen, ...change, version: 2 });
    expect(await readNewestChange()).toMatchObject({
      action: 'Changed a corporate account',
      changes: [
        { field: 'seats_purchased', before: '3', after: '5' },
        { field: 'account_status', before: 'active', after: 'inactive' },
      ],
    });
    expect(await edit(seen, { company_name: 'Late Company' })).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:stale-change', current: body },
    });
    expect((await edit(seen, change)).body).toEqual(body);
  });

  it('keep the seats that are taken', async () => {
    const seen = await addOne();
    await atOnce(2, (at) => give(seen.id, `${at}@example.com`));
    const errors = [{ path: 'body.seats_purchased', message: '2 seats are taken; take some back first' }];
    expect(await edit(seen, { seats_purchased: 1 })).toMatchObject({ status: 422, body: { errors } });
    const { body } = await edit(seen, { seats_purchased: 2 });
    expect(body).toMatchObject({ seats_purchased: 2, seats_used: 2 });
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

  it('that do not exist are not found by any call', async () => {
    const missing = { ...(await addOne()), id: 'no-such-account' };
    const answers = await Promise.all([
      admin.send('GET', `${accounts}/${missing.id}`),
      admin.send('GET', `${accounts}/${missing.id}/seats`),
      edit(missing, {}),
      give(missing.id, 'a@example.com'),
      takeBack(missing.id, 'no-such-seat'),
    ]);
    expect(countStatuses(answers)).toEqual({ 404: 5 });
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
    expect(await give(id, 'first@example.com')).toMatchObject({
      status: 409,
      body: { detail: 'This address has a seat already' },
    });
    const second = await give(id, 'second@example.com');
    expect((await readSeats(id)).items).toEqual([second.body, first.body]);
    expect((await readSeats(id, '?order=ascending')).items).toEqual([first.body, second.body]);
    expect(await readAccount(id)).toMatchObject({ seats_used: 2, version: 1 });
    expect(countStatuses(await atOnce(2, () => takeBack(id, first.body.id)))).toEqual({ 204: 1, 404: 1 });
    expect(await readAccount(id)).toMatchObject({ seats_used: 1 });
    expect((await give(id, 'first@example.com')).status).toBe(201);
  });

  it('are never more than were bought: of many who want the last one, one gets it', async () => {
    const { id } = await addOne({ seats_purchased: 4 });
    await atOnce(3, (at) => give(id, `${at}@example.com`));
    const answers = await atOnce(10, (at) => give(id, `last-${at}@example.com`));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 9 });
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.detail).toBe('All 4 seats are taken; take one back first');
    expect(await readAccount(id)).toMatchObject({ seats_used: 4 });
    expect((await readSeats(id)).items).toHaveLength(4);
  });

  it('of one address, wanted many times at once, are one', async () => {
    const { id } = await addOne();
    const answers = await atOnce(6, () => give(id, 'same@example.com'));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await readAccount(id)).toMatchObject({ seats_used: 1 });
  });

  it('are not given by an account that is not active, which still takes them back', async () => {
    const seen = await addOne();
    const { body: seat } = await give(seen.id, 'a@example.com');
    await edit(seen, { account_status: 'inactive' });
    expect(await give(seen.id, 'b@example.com')).toMatchObject({
      status: 409,
      body: { detail: 'This account is not active: no seats can be given.' },
    });
    expect((await takeBack(seen.id, seat.id)).status).toBe(204);
    expect(await readNewestChange()).toMatchObject({
      action: 'Took a seat back',
      subject: 'Test Company',
      changes: [{ field: 'email', before: 'a@example.com' }],
    });
  });

  it('are paged', async () => {
    const seats = await readPages(admin, `${accounts}/sample-account-2/seats?limit=30`);
    expect(new Set(seats.map(({ id }) => id)).size).toBe(40);
  });

  it('of another account are not found', async () => {
    const [one, other] = [await addOne(), await addOne()];
    const { body: seat } = await give(one.id, 'a@example.com');
    expect((await takeBack(other.id, seat.id)).status).toBe(404);
    expect(await readAccount(other.id)).toMatchObject({ seats_used: 0 });
  });
});

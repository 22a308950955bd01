import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, readPages } from '../clients/api-client.ts';
import { admin, atOnce, countStatuses, emailsTo, readList, readNewestChange } from './shared-platform.ts';

type Account = Record<string, unknown> & { id: string };

const accounts = '/api/admin/corporate-accounts';

const company = { company_name: 'Test Company', primary_contact_email: 'hr@example.com', seats_purchased: 3 };

/** Adds an account. */
const add = (more: object = {}, headers: Record<string, string> = {}): Promise<ApiResponse> =>
  admin.send('POST', accounts, { ...company, account_status: 'active', ...more }, headers);
const addOne = async (more: object = {}): Promise<Account> => (await add(more)).body;
const readAccount = (id: string): Promise<Account> => readList(`${accounts}/${id}`);
const readSummary = () => readList(`${accounts}/summary`);
/** Edits an account based on the version that was read. */
function edit(seen: Account, change: object): Promise<ApiResponse> {
  const { id, version, company_name, primary_contact_email, seats_purchased, account_status } = seen;
  const body = { version, company_name, primary_contact_email, seats_purchased, account_status, ...change };
  return admin.send('PATCH', `${accounts}/${id}`, body);
}
const assignSeat = (id: string, email: string): Promise<ApiResponse> =>
  admin.send('POST', `${accounts}/${id}/seats`, { email });
const readSeats = (id: string, query = '') => readList(`${accounts}/${id}/seats${query}`);
const revoke = (id: string, seat: string): Promise<ApiResponse> =>
  admin.send('DELETE', `${accounts}/${id}/seats/${seat}`);

describe('corporate accounts', () => {
  it('update the summary and the audit log when added', async () => {
    const before = await readSummary();
    const { status, body } = await add({ primary_contact_email: ' HR@Example.com ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...company,
      account_status: 'active',
      seats_ordered: 0,
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

  it('are created once per idempotency key, even by concurrent calls', async () => {
    const before = await readSummary();
    const key = { 'idempotency-key': randomUUID() };
    const responses = await atOnce(6, () => add({}, key));
    expect(countStatuses(responses)).toEqual({ 201: 6 });
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await readSummary()).total_accounts).toBe(before.total_accounts + 1);
    expect(await add({ seats_purchased: 4 }, key)).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:key-reused' },
    });
    expect((await add({}, { 'idempotency-key': 'two words' })).status).toBe(400);
  });

  it('reject edits based on an outdated version', async () => {
    const seen = await addOne();
    const change = { account_status: 'inactive', seats_purchased: 5 };
    const { body } = await edit(seen, change);
    expect(body).toEqual({ ...seen, ...change, version: 2 });
    expect(await readNewestChange()).toMatchObject({
      action: 'Edited a corporate account',
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

  it('cannot have fewer seats than are taken', async () => {
    const seen = await addOne();
    await atOnce(2, (at) => assignSeat(seen.id, `${at}@example.com`));
    const errors = [{ path: 'body.seats_purchased', message: '2 seats are assigned; remove some first' }];
    expect(await edit(seen, { seats_purchased: 1 })).toMatchObject({ status: 422, body: { errors } });
    const { body } = await edit(seen, { seats_purchased: 2 });
    expect(body).toMatchObject({ seats_purchased: 2, seats_used: 2 });
  });

  it('never end up with fewer seats than concurrent calls assign', async () => {
    for (let round = 0; round < 5; round++) {
      const seen = await addOne({ seats_purchased: 2 });
      await assignSeat(seen.id, 'first@example.com');
      const [given, edited] = await Promise.all([
        assignSeat(seen.id, 'second@example.com'),
        edit(seen, { seats_purchased: 1 }),
      ]);
      expect([given.status, edited.status]).toSatisfy(
        ([seat, account]) => (seat === 201 && account === 422) || (seat === 409 && account === 200),
      );
      const { seats_used, seats_purchased } = await readAccount(seen.id);
      expect(seats_used).toBe(seats_purchased);
    }
  });

  it('return 404 from every operation when they do not exist', async () => {
    const missing = { ...(await addOne()), id: 'no-such-account' };
    const responses = await Promise.all([
      admin.send('GET', `${accounts}/${missing.id}`),
      admin.send('GET', `${accounts}/${missing.id}/seats`),
      edit(missing, {}),
      assignSeat(missing.id, 'a@example.com'),
      revoke(missing.id, 'no-such-seat'),
    ]);
    expect(countStatuses(responses)).toEqual({ 404: 5 });
  });
});

describe('seats', () => {
  it('are assigned to an address once, counted, listed newest first, and removed once', async () => {
    const { id } = await addOne();
    const first = await assignSeat(id, ' First@Example.com ');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(String),
      email: 'first@example.com',
      given_at: expect.any(String),
      courses: [],
    });
    expect(await assignSeat(id, 'first@example.com')).toMatchObject({
      status: 409,
      body: { detail: 'This address already has a seat' },
    });
    const second = await assignSeat(id, 'second@example.com');
    expect((await readSeats(id)).items).toEqual([second.body, first.body]);
    expect((await readSeats(id, '?order=ascending')).items).toEqual([first.body, second.body]);
    expect(await readAccount(id)).toMatchObject({ seats_used: 2, version: 1 });
    expect(countStatuses(await atOnce(2, () => revoke(id, first.body.id)))).toEqual({ 204: 1, 404: 1 });
    expect(await readAccount(id)).toMatchObject({ seats_used: 1 });
    expect((await assignSeat(id, 'first@example.com')).status).toBe(201);
  });

  it('never exceed the number bought: only one of many concurrent requests gets the last seat', async () => {
    const { id } = await addOne({ seats_purchased: 4 });
    await atOnce(3, (at) => assignSeat(id, `${at}@example.com`));
    const responses = await atOnce(10, (at) => assignSeat(id, `last-${at}@example.com`));
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 9 });
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body.detail).toBe('All 4 seats are assigned; remove one first');
    expect(await readAccount(id)).toMatchObject({ seats_used: 4 });
    expect((await readSeats(id)).items).toHaveLength(4);
  });

  it('are assigned to an address once by concurrent calls', async () => {
    const { id } = await addOne();
    const responses = await atOnce(6, () => assignSeat(id, 'same@example.com'));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await readAccount(id)).toMatchObject({ seats_used: 1 });
  });

  it('are announced to their address by an email with the company’s name', async () => {
    const { id } = await addOne({ company_name: 'Announcing Company' });
    const address = `announced-${randomUUID()}@example.com`;
    await assignSeat(id, address);
    const emails = await emailsTo(address);
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Announcing Company has a seat for you'),
    ]);
  });

  it('of an inactive account can be revoked but not given', async () => {
    const seen = await addOne();
    const { body: seat } = await assignSeat(seen.id, 'a@example.com');
    await edit(seen, { account_status: 'inactive' });
    expect(await assignSeat(seen.id, 'b@example.com')).toMatchObject({
      status: 409,
      body: {
        detail:
          'This account is not active. Seats cannot be assigned, and the courses of its seats are closed.',
      },
    });
    expect((await revoke(seen.id, seat.id)).status).toBe(204);
    expect(await readNewestChange()).toMatchObject({
      action: 'Removed a seat',
      subject: 'Test Company',
      changes: [{ field: 'email', before: 'a@example.com' }],
    });
  });

  it('are paginated', async () => {
    const seats = await readPages(admin, `${accounts}/sample-account-2/seats?limit=30`);
    expect(new Set(seats.map(({ id }) => id)).size).toBe(40);
  });

  it('of another account return 404', async () => {
    const [one, other] = [await addOne(), await addOne()];
    const { body: seat } = await assignSeat(one.id, 'a@example.com');
    expect((await revoke(other.id, seat.id)).status).toBe(404);
    expect(await readAccount(other.id)).toMatchObject({ seats_used: 0 });
  });
});

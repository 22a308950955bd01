import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { type Order, orderFor, readOrder, recordCheck } from './order-calls.ts';
import {
  admin,
  atOnce,
  countStatuses,
  enroll,
  newLearner,
  proveAddress,
  readList,
} from './shared-platform.ts';

const featuredId = 'ai-literacy-101';

describe('the seats of a company', () => {
  const granted = {
    company_name: 'Granted Company',
    primary_contact_email: 'hr@example.com',
    seats_purchased: 10,
    account_status: 'active',
  };

  it('are ordered once per key, and added when the order is paid', async () => {
    const company = {
      company_name: 'Invoice Company',
      primary_contact_email: 'hr@example.com',
      seats_purchased: 10,
      account_status: 'active',
    };
    const { id } = (await admin.send('POST', '/api/admin/corporate-accounts', company)).body;
    const order = { seats: 5, seat_price_cents: 19_900, purchase_order: 'PO-1' };
    const key = { 'idempotency-key': randomUUID() };
    const path = `/api/admin/corporate-accounts/${id}/orders`;
    const made = await atOnce(3, () => admin.send('POST', path, order, key));
    expect(countStatuses(made)).toEqual({ 201: 3 });
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(made[0]?.body).toMatchObject({ total_cents: 99_500, payer: { company: 'Invoice Company' } });
    expect((await recordCheck(made[0]?.body)).status).toBe(200);
    expect(await readList(`/api/admin/corporate-accounts/${id}`)).toMatchObject({
      seats_purchased: 10,
      seats_ordered: 5,
    });
  });

  it('that were granted are not added again by the order that pays for them', async () => {
    const { id } = (
      await admin.send('POST', '/api/admin/corporate-accounts', { ...granted, seats_purchased: 80 })
    ).body;
    const account = () => readList(`/api/admin/corporate-accounts/${id}`);
    expect(await account()).toMatchObject({ seats_purchased: 80, seats_ordered: 0 });
    const pay = async (seats: number) => {
      const body = { seats, seat_price_cents: 14_900, purchase_order: '' };
      const made = await admin.send('POST', `/api/admin/corporate-accounts/${id}/orders`, body);
      return recordCheck(made.body);
    };
    expect((await pay(80)).status).toBe(200);
    expect(await account()).toMatchObject({ seats_purchased: 80, seats_ordered: 80 });
    const both = await Promise.all([pay(20), pay(5)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await account()).toMatchObject({ seats_purchased: 105, seats_ordered: 105 });
  });

  it('are ordered in sight of the contact whose proven address the order carries, and of nobody else', async () => {
    const [contact, other] = [await newLearner(), await newLearner()];
    await proveAddress(other.email);
    const company = { ...granted, primary_contact_email: contact.email };
    const { id } = (await admin.send('POST', '/api/admin/corporate-accounts', company)).body;
    const body = { seats: 2, seat_price_cents: 19_900, purchase_order: '' };
    const order = (await admin.send('POST', `/api/admin/corporate-accounts/${id}/orders`, body)).body;
    const idsOf = async (learner: Caller, query = '') =>
      (await learner.send('GET', `/api/orders${query}`)).body.items.map((one: Order) => one.id);
    const path = `/api/orders/${order.id}`;
    expect(await idsOf(contact)).toEqual([]);
    expect((await contact.send('GET', path)).status).toBe(404);

    await proveAddress(contact.email);
    await enroll(contact, featuredId);
    const own = await orderFor(contact, featuredId);
    expect(await idsOf(contact)).toEqual([own.id, order.id]);
    const first = (await contact.send('GET', '/api/orders?limit=1')).body;
    expect(await idsOf(contact, `?limit=1&cursor=${encodeURIComponent(first.next)}`)).toEqual([order.id]);
    expect(await readOrder(contact, order.id)).toMatchObject({ status: 'due', total_cents: 39_800 });
    expect((await contact.send('GET', `${path}/invoice`)).status).toBe(200);
    expect((await contact.send('POST', `${path}/cancel`)).status).toBe(409);
    expect(await idsOf(other)).toEqual([]);
    for (const rest of ['', '/invoice', '/receipt'])
      expect((await other.send('GET', `${path}${rest}`)).status).toBe(404);

    expect((await recordCheck(order)).status).toBe(200);
    expect((await contact.send('GET', `${path}/receipt`)).status).toBe(200);
  });
});

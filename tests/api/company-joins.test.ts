import { beforeAll, describe, expect, it } from 'vitest';
import {
  actionsOf,
  addDomain,
  join,
  makeLink,
  newMemberAt,
  newRoom,
  offerOf,
  onDomain,
  proveDomain,
  readDomain,
  type Room,
} from './company-domain-calls.ts';
import { newGroup } from './company-calls.ts';
import { admin, atOnce, countStatuses, siteUrl } from './shared-platform.ts';

const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { setAttributes, transact } = await import('../../lambdas/src/platform/table.ts');

let room: Room;
beforeAll(async () => {
  room = await newRoom(100);
});

describe('a join link', () => {
  it('lets people with a proven address at the domain join, with a seat, the group and one count', async () => {
    const own = await newRoom();
    const { domain } = await proveDomain(own);
    const group = await newGroup(own.id);
    const token = await makeLink(own, domain, { group, limit: 5, last_day: '2099-12-31' });
    expect((await offerOf(token)).body).toEqual({
      company_id: own.id,
      company_name: 'Joined Company',
      domain,
    });
    const member = await newMemberAt(domain);
    // The same press twice, at the same time and later.
    const presses = [...(await atOnce(3, () => join(member, token))), await join(member, token)];
    expect(countStatuses(presses)).toEqual({ 200: 4 });
    const { items } = (await own.owner.send('GET', `${own.path}/people`)).body;
    expect(items).toMatchObject([
      {
        email: member.email,
        name: 'Sample Joiner',
        state: 'accepted',
        joined_by_link: true,
        has_seat: true,
        groups: [group],
      },
    ]);
    expect((await own.owner.send('GET', own.path)).body).toMatchObject({ seats_used: 1 });
    expect(await readDomain(own, domain)).toMatchObject({ join_link: { joins: 1, limit: 5, group } });
    expect((await actionsOf(own))[0]).toBe('Joined by link');
    expect((await member.send('GET', '/api/enrollments/waiver')).body.waiver).toMatchObject({
      company: 'Joined Company',
    });
  });

  it('accepts the open invitation of somebody who has one', async () => {
    const own = await newRoom();
    const { domain } = await proveDomain(own);
    const member = await newMemberAt(domain);
    const { body } = await own.owner.send('POST', `${own.path}/people`, { email: member.email });
    const token = await makeLink(own, domain);
    expect((await join(member, token)).status).toBe(200);
    const person = (await own.owner.send('GET', `${own.path}/people/${body.id}`)).body;
    expect(person).toMatchObject({ state: 'accepted', joined_by_link: false });
    expect(await readDomain(own, domain)).toMatchObject({ join_link: { joins: 0 } });
    expect((await own.owner.send('GET', own.path)).body).toMatchObject({ seats_used: 1 });
  });

  it('proves no address, and is for no other domain', async () => {
    const { domain } = await proveDomain(room);
    const token = await makeLink(room, domain);
    expect(await join(await newMemberAt(domain, { isProven: false }), token)).toMatchObject({
      status: 403,
      body: { type: 'urn:redwhiteandcode:problem:email-unproven' },
    });
    const elsewhere = await newMemberAt(`sub.${domain}`);
    const { status, body } = await join(elsewhere, token);
    expect(status).toBe(403);
    expect(body.detail).toContain(`for addresses at ${domain}, and you are signed in as ${elsewhere.email}`);
  });

  it('gives the last seat, and the last place of its limit, to one of two people', async () => {
    const full = await newRoom(1);
    const limited = await newRoom(10);
    for (const [own, limits, why] of [
      [full, {}, 'no free seat'],
      [limited, { limit: 1 }, 'as the link allows'],
    ] as const) {
      const { domain } = await proveDomain(own);
      const token = await makeLink(own, domain, limits);
      const members = await Promise.all([newMemberAt(domain), newMemberAt(domain)]);
      const results = await Promise.all(members.map((member) => join(member, token)));
      expect(countStatuses(results)).toEqual({ 200: 1, 409: 1 });
      expect(results.find(({ status }) => status === 409)?.body.detail).toContain(why);
      expect((await offerOf(token)).body.detail).toContain(why);
      expect((await own.owner.send('GET', own.path)).body).toMatchObject({ seats_used: 1 });
      // A person who has joined sees that, also when the link no longer works.
      const joined = members[results.findIndex(({ status }) => status === 200)];
      expect(joined && (await join(joined, token)).status).toBe(200);
    }
  });

  it('stops when it is revoked or replaced, and when its domain is removed', async () => {
    const { domain } = await proveDomain(room);
    const first = await makeLink(room, domain);
    const second = await makeLink(room, domain);
    const member = await newMemberAt(domain);
    expect((await join(member, first)).body.detail).toContain('revoked or replaced');
    expect((await offerOf(second)).status).toBe(200);
    expect((await onDomain(room, 'DELETE', `${domain}/join-link`)).status).toBe(204);
    expect((await onDomain(room, 'DELETE', `${domain}/join-link`)).status).toBe(204);
    expect((await join(member, second)).body.detail).toContain('revoked or replaced');
    expect(await readDomain(room, domain)).toMatchObject({ join_link: null });
    const third = await makeLink(room, domain);
    await onDomain(room, 'DELETE', domain);
    expect((await join(member, third)).status).toBe(409);
    expect((await offerOf('A'.repeat(43))).status).toBe(404);
  });

  it('stops after its last day, and while the account is not active', async () => {
    const own = await newRoom();
    const { domain } = await proveDomain(own);
    const token = await makeLink(own, domain, { last_day: '2099-12-31' });
    const member = await newMemberAt(domain);
    const account = (await admin.send('GET', `/api/admin/corporate-accounts/${own.id}`)).body;
    const edit = { ...account, account_status: 'inactive' };
    await admin.send('PATCH', `/api/admin/corporate-accounts/${own.id}`, edit);
    expect((await join(member, token)).body.detail).toContain('is not active');
    await transact([setAttributes(keys.companyDomain(own.id, domain), { join_last_day: '2026-01-01' })]);
    expect((await join(member, token)).body.detail).toContain('The last day of this link is over');
    expect((await offerOf(token)).status).toBe(409);
  });

  it('does not give a new seat to a person whose seat was taken back', async () => {
    const own = await newRoom();
    const { domain } = await proveDomain(own);
    const token = await makeLink(own, domain);
    const member = await newMemberAt(domain);
    await join(member, token);
    const [{ id }] = (await own.owner.send('GET', `${own.path}/people`)).body.items;
    expect((await own.owner.send('DELETE', `${own.path}/people/${id}/seat?reason=left`)).status).toBe(204);
    expect((await join(member, token)).body.detail).toContain('took your seat back');
  });

  it('is only for a proven domain, with limits that the company has', async () => {
    const own = await newRoom(3);
    const added = await addDomain(own);
    expect((await onDomain(own, 'PUT', `${added.domain}/join-link`, {})).status).toBe(409);
    const { domain } = await proveDomain(own);
    for (const [limits, field] of [
      [{ limit: 4 }, 'limit'],
      [{ last_day: '2020-01-01' }, 'last_day'],
      [{ group: 'nothing' }, 'group'],
    ] as const) {
      const { status, body } = await onDomain(own, 'PUT', `${domain}/join-link`, limits);
      expect([status, body.errors?.[0]?.path]).toEqual([422, `body.${field}`]);
    }
    const { body } = await onDomain(own, 'PUT', `${domain}/join-link`, { limit: 3 });
    expect(body.url).toMatch(new RegExp(`^${siteUrl}/company-join/[\\w-]{43}$`));
    expect(JSON.stringify(await readDomain(own, domain))).not.toContain(body.url.slice(-43));
  });
});

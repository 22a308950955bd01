import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { domainMessages, domainTerms } from '@redwhiteandcode/contract/company/domain-rules.ts';
import {
  addDomain,
  addRecord,
  join,
  makeLink,
  newDomain,
  newMemberAt,
  newRoom,
  offerOf,
  onDomain,
  proveDomain,
  type Room,
} from './company-domain-calls.ts';
import { giveCompanyRole, newGroup } from './company-calls.ts';
import {
  admin,
  atOnce,
  countStatuses,
  dataDir,
  emailsTo,
  readNewestChange,
  runAs,
  siteUrl,
} from './shared-platform.ts';

const { advanceDomains } = await import('../../lambdas/src/company/domain-checks.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { setAttributes, transact } = await import('../../lambdas/src/platform/table.ts');
const { deliverDueMails } = await import('../../lambdas/src/platform/mail-outbox.ts');

const day = 86_400_000;
/** Runs the schedule some days from now. */
const runAfter = (days: number) =>
  runAs('AdvanceCompanies', () => advanceDomains(1000, new Date(Date.now() + days * day).toISOString()));
const stateOf = async (room: Room, domain: string) =>
  (await room.owner.send('GET', `${room.path}/domains`)).body.items.find(
    (one: { domain: string }) => one.domain === domain,
  );
const actionsOf = async ({ path: room, owner }: Room): Promise<string[]> =>
  (await owner.send('GET', `${room}/log`)).body.items.map(({ action }: { action: string }) => action);

let room: Room;
beforeAll(async () => {
  room = await newRoom(100);
});

describe('a domain of a company', () => {
  it('is added in ASCII, once, with the record that proves it', async () => {
    const domain = newDomain();
    const added = await addDomain(room, ` Bücher.${domain.toUpperCase()}. `);
    expect(added).toMatchObject({ domain: `xn--bcher-kva.${domain}`, state: 'pending', join_link: null });
    expect(added.record).toEqual({
      name: `_redwhiteandcode-challenge.xn--bcher-kva.${domain}`,
      value: expect.stringMatching(/^redwhiteandcode-verification=[\w-]{22}$/),
    });
    expect(await addDomain(room, added.domain)).toEqual(added);
    expect(await actionsOf(room)).toEqual(['Added a domain', 'Accepted a role']);
  });

  it.each([
    ['no domain', domainMessages.invalid],
    ['outlook.com', domainMessages.publicMail],
    ['co.uk', domainMessages.publicSuffix],
    ['github.io', domainMessages.publicSuffix],
    ['example.nosuchending', domainMessages.unknownEnding],
  ])('is not %s', async (domain, message) => {
    const { status, body } = await room.owner.send('POST', `${room.path}/domains`, { domain });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'body.domain', message }]);
  });

  it('is one of at most 25, also if they are added at the same time', async () => {
    const own = await newRoom();
    const add = () => own.owner.send('POST', `${own.path}/domains`, { domain: newDomain() });
    expect(countStatuses(await atOnce(domainTerms.most + 3, add))).toEqual({ 201: domainTerms.most, 409: 3 });
    const [first] = (await own.owner.send('GET', `${own.path}/domains`)).body.items;
    expect((await onDomain(own, 'DELETE', first.domain)).status).toBe(204);
    expect((await add()).status).toBe(201);
  });
});

describe('the proof of a domain by DNS', () => {
  it('needs the record with its value, and is repeated without a change', async () => {
    const { domain, record } = await addDomain(room);
    const check = async () => (await onDomain(room, 'POST', `${domain}/check`)).body;
    expect(await check()).toMatchObject({ state: 'failed', problem: 'missing' });
    await addRecord({ ...record, value: 'another value' });
    expect(await check()).toMatchObject({ state: 'failed', problem: 'wrong', proven_at: null });
    await addRecord(record);
    const proven = await check();
    expect(proven).toMatchObject({ state: 'proven', proven_by: 'dns', problem: null });
    expect(await check()).toMatchObject({ state: 'proven', proven_at: proven.proven_at });
    expect((await actionsOf(room)).filter((action) => action === 'Proved a domain')).toHaveLength(1);
  });

  it('is for one company only, whose name the others do not learn', async () => {
    const [one, other, domain] = [await newRoom(), await newRoom(), newDomain()];
    for (const each of [one, other]) await addRecord((await addDomain(each, domain)).record);
    const both = await Promise.all([one, other].map((each) => onDomain(each, 'POST', `${domain}/check`)));
    expect(countStatuses(both)).toEqual({ 200: 1, 409: 1 });
    const [first, second] = both[0]?.status === 200 ? [one, other] : [other, one];
    expect((await onDomain(second, 'POST', `${domain}/check`)).body.detail).toBe(domainMessages.taken);
    expect(await stateOf(second, domain)).toMatchObject({ state: 'pending' });
    expect((await onDomain(first, 'DELETE', domain)).status).toBe(204);
    expect((await onDomain(second, 'POST', `${domain}/check`)).body).toMatchObject({ state: 'proven' });
  });

  it('ends 30 days after the record was first missing, with one email to each owner', async () => {
    const own = await newRoom();
    const { domain, record } = await proveDomain(own);
    const token = await makeLink(own, domain);
    await runAfter(6);
    expect(await stateOf(own, domain)).toMatchObject({ missing_since: null });
    const zone = path.join(dataDir, 'dns.txt');
    await writeFile(zone, '');
    await runAfter(8);
    expect(await stateOf(own, domain)).toMatchObject({ state: 'proven', problem: 'missing' });
    expect((await offerOf(token)).status).toBe(200);
    await addRecord(record);
    await runAfter(10);
    expect(await stateOf(own, domain)).toMatchObject({ problem: null, missing_since: null });
    await writeFile(zone, '');
    await runAfter(18);
    await Promise.all([runAfter(49), runAfter(49)]);
    expect(await stateOf(own, domain)).toMatchObject({ state: 'ended', problem: 'missing' });
    expect((await offerOf(token)).body.detail).toContain(`has not proven that ${domain}`);
    await runAfter(60);
    await deliverDueMails();
    const mails = (await emailsTo(own.owner.email)).filter(({ subject }) => subject.includes(domain));
    expect(mails.map(({ subject }) => subject)).toEqual([`${domain} is no longer proven`]);
    // Another company can prove it now.
    await proveDomain(await newRoom(), domain);
  });
});

describe('the approval of a domain', () => {
  const decide = ({ id }: Room, domain: string, approve: boolean) =>
    admin.send('POST', `/api/admin/corporate-accounts/${id}/domains/${domain}/decision`, { approve });
  const ask = (own: Room, domain: string) => onDomain(own, 'POST', `${domain}/approval-request`);
  const roomAt = async (domain: string) => newRoom(10, await newMemberAt(domain));

  it('is asked for by an owner with an address there, and decided by an admin', async () => {
    const domain = newDomain();
    const own = await roomAt(domain);
    await addDomain(own, domain);
    expect((await atOnce(3, () => ask(own, domain))).map(({ body }) => body.approval)).toEqual([
      'asked',
      'asked',
      'asked',
    ]);
    const list = `/api/admin/corporate-accounts/${own.id}/domains`;
    expect((await admin.send('GET', list)).body.items).toMatchObject([
      { domain, approval: 'asked', asked_by: { email: own.owner.email } },
    ]);
    expect((await decide(own, domain, false)).body).toMatchObject({ approval: 'denied', asked_by: null });
    expect((await decide(own, domain, true)).status).toBe(409);
    await ask(own, domain);
    expect((await decide(own, domain, true)).body).toMatchObject({ state: 'proven', proven_by: 'address' });
    expect(await readNewestChange()).toMatchObject({
      action: 'Approved a domain',
      subject: 'Joined Company',
      changes: [{ field: 'domain', after: domain }],
    });
    const subjects = (await emailsTo(own.owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.includes(domain)).toSorted()).toEqual([
      `We approved ${domain}`,
      `We did not approve ${domain}`,
    ]);
    // It has no record, so the schedule does not end it.
    await runAfter(100);
    expect(await stateOf(own, domain)).toMatchObject({ state: 'proven' });
  });

  it('is not asked for with an address elsewhere', async () => {
    const { domain } = await addDomain(room);
    expect((await ask(room, domain)).status).toBe(409);
  });

  it('is refused if the person who asked is no longer an owner, or another company has the domain', async () => {
    const domain = newDomain();
    const own = await roomAt(domain);
    await addDomain(own, domain);
    await ask(own, domain);
    const other = await newRoom();
    await proveDomain(other, domain);
    expect((await decide(own, domain, true)).body.detail).toBe(domainMessages.taken);
    await onDomain(other, 'DELETE', domain);
    const second = await newMemberAt(domain);
    await giveCompanyRole(second, own.id, 'owner');
    expect((await second.send('DELETE', `${own.path}/roles/${own.owner.userId}`)).status).toBe(204);
    expect((await decide(own, domain, true)).status).toBe(409);
  });
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
    expect(await stateOf(own, domain)).toMatchObject({ join_link: { joins: 1, limit: 5, group } });
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
    expect(await stateOf(own, domain)).toMatchObject({ join_link: { joins: 0 } });
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
      // Who has joined is told so, also when nobody else can.
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
    expect(await stateOf(room, domain)).toMatchObject({ join_link: null });
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

  it('does not give a seat again to somebody from whom it was taken back', async () => {
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
    expect(JSON.stringify(await stateOf(own, domain))).not.toContain(body.url.slice(-43));
  });
});

describe('an import', () => {
  it('counts addresses at a proven domain without a question', async () => {
    const own = await newRoom();
    const { domain } = await proveDomain(own);
    const row = { record: 1, email: `new@${domain}`, name: '', group: '', manager: '' };
    const { body } = await own.owner.send('POST', `${own.path}/imports/preview`, {
      rows: [row],
      any_domain: false,
      replaces: false,
    });
    expect(body.domains).toContain(domain);
    expect(body.rows[0].outcome).toBe('new');
  });
});

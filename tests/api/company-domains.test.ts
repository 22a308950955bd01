import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { domainMessages, domainTerms } from '@redwhiteandcode/contract/company/domain-rules.ts';
import {
  actionsOf,
  addDomain,
  addRecord,
  makeLink,
  newDomain,
  newMemberAt,
  newRoom,
  offerOf,
  onDomain,
  proveDomain,
  readDomain,
  type Room,
} from './company-domain-calls.ts';
import { giveCompanyRole } from './company-calls.ts';
import {
  admin,
  atOnce,
  countStatuses,
  dataDir,
  emailsTo,
  readNewestChange,
  runAs,
} from './shared-platform.ts';

const { advanceDomains } = await import('../../lambdas/src/company/domain-checks.ts');
const { deliverDueMails } = await import('../../lambdas/src/platform/mail-outbox.ts');

const day = 86_400_000;
/** Runs the schedule some days from now. */
const runAfter = (days: number) =>
  runAs('AdvanceCompanies', () => advanceDomains(1000, new Date(Date.now() + days * day).toISOString()));
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
    expect(await readDomain(second, domain)).toMatchObject({ state: 'pending' });
    expect((await onDomain(first, 'DELETE', domain)).status).toBe(204);
    expect((await onDomain(second, 'POST', `${domain}/check`)).body).toMatchObject({ state: 'proven' });
  });

  it('ends 30 days after the record was first missing, with one email to each owner', async () => {
    const own = await newRoom();
    const { domain, record } = await proveDomain(own);
    const token = await makeLink(own, domain);
    await runAfter(6);
    expect(await readDomain(own, domain)).toMatchObject({ missing_since: null });
    const zone = path.join(dataDir, 'dns.txt');
    await writeFile(zone, '');
    await runAfter(8);
    expect(await readDomain(own, domain)).toMatchObject({ state: 'proven', problem: 'missing' });
    expect((await offerOf(token)).status).toBe(200);
    await addRecord(record);
    await runAfter(10);
    expect(await readDomain(own, domain)).toMatchObject({ problem: null, missing_since: null });
    await writeFile(zone, '');
    await runAfter(18);
    await Promise.all([runAfter(49), runAfter(49)]);
    expect(await readDomain(own, domain)).toMatchObject({ state: 'ended', problem: 'missing' });
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
    expect(await readDomain(own, domain)).toMatchObject({ state: 'proven' });
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

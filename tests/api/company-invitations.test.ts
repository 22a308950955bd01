import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonState } from '@redwhiteandcode/contract/company/person-states.ts';
import type { ApiResponse, Caller } from '../clients/api-client.ts';
import {
  acceptInvitation,
  acceptNewest,
  giveCompanyRole,
  invitationsTo,
  type Member,
  newCompany,
  newestToken,
  newGroup,
  openInvitation,
  proveWith,
  tokenIn,
} from './company-calls.ts';
import {
  admin,
  atOnce,
  countStatuses,
  emailsTo,
  enroll,
  newLearner,
  proveAddress,
  runAs,
  visitor,
} from './shared-platform.ts';

const { advanceInvitations } = await import('../../lambdas/src/company/advance.ts');
const { deliverDueMails, queueMail } = await import('../../lambdas/src/platform/mail-outbox.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { getItem, transact } = await import('../../lambdas/src/platform/table.ts');
const { PersonItem } = await import('../../lambdas/src/rows/person/row.ts');

const hour = 3_600_000;
/** Runs the schedule some hours from now. */
const runAfter = (hours: number) =>
  runAs('AdvanceCompanies', () =>
    advanceInvitations(1000, new Date(Date.now() + hours * hour).toISOString()),
  );

interface Room {
  id: string;
  owner: Member;
  path: string;
}

async function newRoom(seats = 10, name?: string): Promise<Room> {
  const [id, owner] = [await newCompany(seats, name), await newLearner('Sample Owner')];
  await giveCompanyRole(owner, id, 'owner');
  return { id, owner, path: `/api/company/${id}` };
}

/** The room of the tests that need no room of their own. */
let room: Room;
beforeAll(async () => {
  room = await newRoom(100);
});

const newAddress = () => `invited-${crypto.randomUUID()}@example.com`;
const invite = (
  { path, owner }: Room,
  body: object,
  headers?: Record<string, string>,
): Promise<ApiResponse> => owner.send('POST', `${path}/people`, body, headers);
/** Invites a new user, who has not proven the address. */
async function invited(at: Room, more: object = {}): Promise<{ member: Member; person: string }> {
  const member = await newLearner('Sample Employee');
  const { status, body } = await invite(at, { email: member.email, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return { member, person: body.id };
}
const onPerson = ({ path, owner }: Room, method: string, person: string, what = ''): Promise<ApiResponse> =>
  owner.send(method, `${path}/people/${person}${what}`);
const stateOf = async (at: Room, person: string): Promise<PersonState> =>
  (await onPerson(at, 'GET', person)).body.state;
const seatsUsed = async ({ path, owner }: Room): Promise<number> =>
  (await owner.send('GET', path)).body.seats_used;
const listPeople = async ({ path }: Room, caller: Caller, query = '') =>
  (await caller.send('GET', `${path}/people${query}`)).body.items;
const logOf = async ({ path, owner }: Room) => (await owner.send('GET', `${path}/log`)).body.items;
const waiverOf = async (learner: Caller) =>
  (await learner.send('GET', '/api/enrollments/waiver')).body.waiver;

describe('an invitation to a seat', () => {
  it('gives the seat, and says in one email who invites, to what, and for how long', async () => {
    const own = await newRoom(2, 'Invited & <Sons>');
    const email = newAddress();
    const { status, body } = await invite(own, { email: email.toUpperCase(), name: ' Ann  Example ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, name: 'Ann  Example', state: 'invited', has_seat: true });
    expect(await seatsUsed(own)).toBe(1);
    const [mail, ...others] = await emailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Invited & <Sons> has a seat for you');
    for (const text of ['Invited by: Sample Owner', 'works for 30 days', `only for ${email}`])
      expect(mail?.text).toContain(text);
    expect(mail?.text.match(/company-invitation/g)).toHaveLength(1);
    expect(mail?.html).toContain('Invited &amp; &lt;Sons&gt;');
    expect(await logOf(own)).toMatchObject([
      { action: 'Invited a person', actor: 'Sample Owner', changes: [{ field: 'email', after: email }] },
      { action: 'Accepted a role' },
    ]);
    expect(await listPeople(own, own.owner)).toEqual([body]);
  });

  it('is opened, accepted by the address it was sent to, and makes the seat usable', async () => {
    const { member, person } = await invited(room);
    const token = await newestToken(member.email);
    expect((await openInvitation(token)).body).toMatchObject({
      company_id: room.id,
      email: member.email,
      role: null,
      state: 'open',
    });
    expect(await stateOf(room, person)).toBe('opened');
    expect(await acceptInvitation(member, token)).toMatchObject({
      status: 403,
      body: { type: 'urn:redwhiteandcode:problem:email-unproven' },
    });
    expect((await proveWith(member, token)).body).toMatchObject({ email_verified: true });
    expect((await acceptInvitation(member, token)).body).toMatchObject({ state: 'accepted' });
    expect((await onPerson(room, 'GET', person)).body).toMatchObject({
      state: 'accepted',
      accepted_at: expect.any(String),
    });
    expect(await waiverOf(member)).toEqual({ reason: 'company_seat', company: 'Sample Company' });
    // Pressing again changes nothing.
    expect((await acceptInvitation(member, token)).status).toBe(200);
    expect((await openInvitation(token)).body).toMatchObject({ state: 'accepted' });
    expect(await stateOf(room, person)).toBe('accepted');
  });

  it('is created once by calls with the same key, and not for an address that has a seat', async () => {
    const own = await newRoom(3);
    const [email, key] = [newAddress(), { 'idempotency-key': crypto.randomUUID() }];
    const responses = await atOnce(4, () => invite(own, { email }, key));
    expect(countStatuses(responses)).toEqual({ 201: 4 });
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await emailsTo(email)).toHaveLength(1);
    expect(await invite(own, { email: newAddress() }, key)).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:key-reused' },
    });
    expect(await invite(own, { email })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'body.email', message: 'This address already has a seat' }] },
    });
    expect(await seatsUsed(own)).toBe(1);
  });

  it('is refused without a free seat, also to all but one of concurrent calls', async () => {
    const own = await newRoom(1);
    const responses = await atOnce(5, () => invite(own, { email: newAddress() }));
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 4 });
    expect(responses.find(({ status }) => status === 409)?.body.detail).toBe(
      'All 1 seats are assigned; remove one first',
    );
    expect(await seatsUsed(own)).toBe(1);
  });

  it('stores hostile names as they are, and refuses what nobody can read', async () => {
    for (const name of ['<script>x</script>', '$& ${7*7} {{x}}', 'שרה כהן', '__proto__']) {
      const { status, body } = await invite(room, { email: newAddress(), name });
      expect(status).toBe(201);
      expect((await onPerson(room, 'GET', body.id)).body.name).toBe(name);
    }
    for (const name of ['a\u0000b', 'x'.repeat(101), 'one\ntwo'])
      expect((await invite(room, { email: newAddress(), name })).body.errors?.[0].path).toBe('body.name');
    expect((await invite(room, { email: 'no address' })).body.errors?.[0].path).toBe('body.email');
  });
});

describe('an invitation cannot be accepted', () => {
  const unknownToken = 'x'.repeat(43);

  it('without a valid link, or by a visitor or a suspended account', async () => {
    const { member } = await invited(room);
    const token = await newestToken(member.email);
    for (const response of [
      await openInvitation(unknownToken),
      await acceptInvitation(member, unknownToken),
      await proveWith(member, unknownToken),
    ])
      expect(response).toMatchObject({ status: 404, body: { detail: expect.stringContaining('not valid') } });
    expect((await acceptInvitation(visitor, token)).status).toBe(401);
    await admin.send('POST', `/api/admin/users/${member.userId}/suspension`);
    expect((await acceptInvitation(member, token)).status).toBe(401);
  });

  it('by another address, whose account it does not prove', async () => {
    const { member, person } = await invited(room);
    const other = await newLearner();
    await proveAddress(other.email);
    const token = await newestToken(member.email);
    for (const response of [await acceptInvitation(other, token), await proveWith(other, token)])
      expect(response).toMatchObject({
        status: 403,
        body: { detail: expect.stringContaining(`is for ${member.email}`) },
      });
    expect(await stateOf(room, person)).toBe('invited');
  });

  it.each([
    ['withdrawn', 'was withdrawn', (person: string) => onPerson(room, 'DELETE', person, '/invitation')],
    [
      'removed',
      'taken this seat back',
      (person: string) => onPerson(room, 'DELETE', person, '/seat?reason=left'),
    ],
    ['expired', 'has expired', () => runAfter(30 * 24)],
    ['invited', 'A newer invitation', (person: string) => onPerson(room, 'POST', person, '/invitation')],
  ] as const)('once it is %s: it %s', async (state, sentence, end) => {
    const { member, person } = await invited(room);
    const token = await newestToken(member.email);
    await end(person);
    expect(await stateOf(room, person)).toBe(state);
    for (const response of [
      await openInvitation(token),
      await proveWith(member, token),
      await acceptInvitation(member, token),
    ])
      expect(response).toMatchObject({ status: 409, body: { detail: expect.stringContaining(sentence) } });
    expect((await member.send('GET', '/api/me')).body.email_verified).toBe(false);
  });

  it('while the account of the company is not active', async () => {
    const own = await newRoom();
    const { member } = await invited(own);
    await proveAddress(member.email);
    const token = await newestToken(member.email);
    const { body } = await admin.send('GET', `/api/admin/corporate-accounts/${own.id}`);
    const { id: _, seats_used: _used, seats_ordered: _ordered, created_at: _at, ...account } = body;
    const closed = { ...account, account_status: 'inactive' };
    expect((await admin.send('PATCH', `/api/admin/corporate-accounts/${own.id}`, closed)).status).toBe(200);
    expect(await acceptInvitation(member, token)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('is not active') },
    });
  });
});

/** What brings a person into each state, in a room with this name. */
const reach: Partial<Record<PersonState, (at: Room, person: string, member: Member) => Promise<unknown>>> = {
  invited: async () => undefined,
  opened: async (_at, _person, { email }) => openInvitation(await newestToken(email)),
  accepted: async (_at, _person, member) => acceptNewest(member),
  expired: async () => runAfter(30 * 24),
  withdrawn: async (at, person) => onPerson(at, 'DELETE', person, '/invitation'),
  removed: async (at, person) => onPerson(at, 'DELETE', person, '/seat?reason=other'),
};

describe('a person', () => {
  /** The statuses of sending the invitation again, withdrawing it, and taking the seat back, with the states after them. */
  it.each([
    ['invited', [200, 'invited'], [204, 'withdrawn'], [204, 'removed']],
    ['opened', [200, 'invited'], [204, 'withdrawn'], [204, 'removed']],
    ['accepted', [409, 'accepted'], [409, 'accepted'], [204, 'removed']],
    ['expired', [200, 'invited'], [409, 'expired'], [409, 'expired']],
    ['withdrawn', [200, 'invited'], [204, 'withdrawn'], [409, 'withdrawn']],
    ['removed', [200, 'invited'], [409, 'removed'], [409, 'removed']],
  ] as const)('who is %s', async (state, again, withdrawn, takenBack) => {
    for (const [[status, after], method, what] of [
      [again, 'POST', '/invitation'],
      [withdrawn, 'DELETE', '/invitation'],
      [takenBack, 'DELETE', '/seat?reason=left'],
    ] as const) {
      const own = await newRoom(1);
      const { member, person } = await invited(own);
      await reach[state]?.(own, person, member);
      expect(await stateOf(own, person)).toBe(state);
      expect((await onPerson(own, method, person, what)).status, `${method} ${what}`).toBe(status);
      expect(await stateOf(own, person), `${method} ${what}`).toBe(after);
      expect(await seatsUsed(own)).toBe(['invited', 'accepted'].includes(after) ? 1 : 0);
    }
  });

  it('keeps the reason and the courses when the seat is taken back, and has the same id with the next one', async () => {
    const own = await newRoom(1);
    const { member, person } = await invited(own);
    await acceptNewest(member);
    await enroll(member, 'ai-literacy-101');
    expect((await onPerson(own, 'DELETE', person, '/seat')).status).toBe(400);
    await onPerson(own, 'DELETE', person, '/seat?reason=layoff');
    expect((await onPerson(own, 'GET', person)).body).toMatchObject({
      removed_because: 'layoff',
      has_seat: false,
    });
    expect((await logOf(own))[0]).toMatchObject({
      action: 'Took a seat back',
      changes: [{ before: member.email }, { field: 'reason', after: 'Because of a layoff' }],
    });
    expect(await waiverOf(member)).toBeNull();
    expect((await invite(own, { email: member.email })).body).toMatchObject({
      id: person,
      state: 'invited',
      accepted_at: null,
      removed_because: null,
    });
  });

  it('who learns with the seat keeps it, also without accepting', async () => {
    const own = await newRoom(1);
    const { member, person } = await invited(own);
    await proveAddress(member.email);
    await enroll(member, 'ai-literacy-101');
    expect((await onPerson(own, 'DELETE', person, '/invitation')).body.detail).toContain('already learns');
    await runAfter(30 * 24);
    expect(await stateOf(own, person)).toBe('accepted');
    expect(await seatsUsed(own)).toBe(1);
  });
});

describe('a manager', () => {
  it('invites and reaches only the people of their groups', async () => {
    const own = await newRoom(10);
    const [group, otherGroup] = [await newGroup(own.id), await newGroup(own.id)];
    const manager = await newLearner('Sample Manager');
    await giveCompanyRole(manager, own.id, 'manager', [group]);
    const asManager: Room = { ...own, owner: manager };
    const { person: other, member } = await invited(own, { group: otherGroup });
    const { person: nobody } = await invited(own);
    for (const body of [{}, { group: otherGroup }, { group: 'nothing' }])
      expect(await invite(asManager, { email: newAddress(), ...body })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'body.group' }] },
      });
    const { person } = await invited(asManager, { group });
    expect((await listPeople(own, manager)).map(({ id }: { id: string }) => id)).toEqual([person]);
    for (const hidden of [other, nobody])
      for (const [method, what] of [
        ['GET', ''],
        ['POST', '/invitation'],
        ['DELETE', '/invitation'],
        ['DELETE', '/seat?reason=left'],
      ] as const)
        expect((await onPerson(asManager, method, hidden, what)).status, method).toBe(404);
    expect((await invite(asManager, { email: member.email, group })).status).toBe(409);
    expect((await onPerson(asManager, 'DELETE', person, '/invitation')).status).toBe(204);
    expect((await invite(own, { email: newAddress(), group: 'nothing' })).status).toBe(422);
  });
});

describe('the schedule', () => {
  it('reminds once, after 48 hours, with another link beside the first', async () => {
    const { member, person } = await invited(room);
    const first = await newestToken(member.email);
    await runAfter(47);
    await runAs('DeliverMails', () => deliverDueMails({ now: new Date(Date.now() + hour).toISOString() }));
    expect(await invitationsTo(member.email)).toHaveLength(1);
    await openInvitation(first);
    await atOnce(4, () => runAfter(49));
    await runAfter(29 * 24);
    await runAs('DeliverMails', () => deliverDueMails({ now: new Date(Date.now() + hour).toISOString() }));
    const [reminder, ...others] = await invitationsTo(member.email);
    expect(others).toHaveLength(1);
    expect(reminder?.subject).toBe('Your invitation from Sample Company is waiting');
    expect(tokenIn(reminder)).not.toBe(first);
    expect((await openInvitation(first)).status).toBe(200);
    expect((await acceptNewest(member)).status).toBe(200);
    expect(await stateOf(room, person)).toBe('accepted');
  });

  it('does not remind of what was accepted, withdrawn or replaced, and a late one only ends', async () => {
    const [accepted, withdrawn, late] = [await invited(room), await invited(room), await invited(room)];
    await acceptNewest(accepted.member);
    await onPerson(room, 'DELETE', withdrawn.person, '/invitation');
    await runAfter(49);
    const used = await seatsUsed(room);
    const again = await invited(room);
    await atOnce(3, () => runAfter(31 * 24));
    await runAs('DeliverMails', () => deliverDueMails({ now: new Date(Date.now() + hour).toISOString() }));
    expect(await stateOf(room, accepted.person)).toBe('accepted');
    for (const { member } of [accepted, withdrawn, again])
      expect(await invitationsTo(member.email)).toHaveLength(1);
    expect(await stateOf(room, late.person)).toBe('expired');
    expect(await stateOf(room, again.person)).toBe('expired');
    expect(await seatsUsed(room)).toBeLessThan(used);
  });

  it('sends no email that waits for an invitation which was withdrawn', async () => {
    const { member, person } = await invited(room);
    const row = await getItem(keys.person(room.id, person), PersonItem, { consistent: true });
    const { item } = queueMail({ to: member.email, subject: 'Waiting', parts: ['Waiting.'] });
    const waiting = { ...item.Put, Item: { ...item.Put?.Item, ...keys.mail(row?.mail_id ?? '') } };
    await transact([{ Put: waiting }]);
    await onPerson(room, 'DELETE', person, '/invitation');
    await runAs('DeliverMails', () => deliverDueMails({ now: new Date(Date.now() + hour).toISOString() }));
    expect((await emailsTo(member.email)).map(({ subject }) => subject)).not.toContain('Waiting');
  });
});

describe('an uploaded list', () => {
  const listOf = (emails: readonly string[], replaces = false) => ({
    rows: emails.map((email, at) => ({ record: at + 1, email, name: 'Ann', group: 'Sales', manager: '' })),
    any_domain: true,
    replaces,
  });
  /** Previews a list, imports it, and waits until it is done. Returns its outcomes. */
  async function importList({ path, owner }: Room, list: object) {
    const { mark } = (await owner.send('POST', `${path}/imports/preview`, list)).body;
    const { status, body } = await owner.send('POST', `${path}/imports`, { ...list, mark, reason: 'left' });
    expect(status, JSON.stringify(body)).toBe(201);
    const current = async () => (await owner.send('GET', `${path}/imports/${body.id}`)).body;
    await expect.poll(async () => (await current()).state).toBe('done');
    const { items } = (await owner.send('GET', `${path}/imports/${body.id}/rows`)).body;
    return items.map(({ email, outcome }: Record<string, string>) => [email, outcome]);
  }

  it('invites its people by email, and takes back the seats of those who are not in the next one', async () => {
    const own = await newRoom(3);
    const member = await newLearner('Sample Employee');
    const other = newAddress();
    expect(await importList(own, listOf([member.email, other, 'nobody']))).toEqual([
      [member.email, 'invited'],
      [other, 'invited'],
      ['nobody', 'not_an_address'],
    ]);
    await runAs('DeliverMails', () => deliverDueMails());
    expect((await acceptNewest(member)).body).toMatchObject({ state: 'accepted' });
    expect(await importList(own, listOf([member.email], true))).toEqual([
      [other, 'removed'],
      [member.email, 'already_member'],
    ]);
    expect(await seatsUsed(own)).toBe(1);
    const [person] = await listPeople(own, own.owner, '?state=accepted');
    expect(person).toMatchObject({ email: member.email, name: 'Ann', groups: [expect.any(String)] });
    expect((await logOf(own)).map(({ action }: { action: string }) => action)).toEqual([
      'Took a seat back',
      'Imported a list of people',
      'Accepted a seat',
      'Imported a list of people',
      'Accepted a role',
    ]);
    const { items } = (await own.owner.send('GET', `${own.path}/imports`)).body;
    expect(items).toMatchObject([{ removed: 1 }, { rows: 3, removed: 0 }]);
    expect((await own.owner.send('GET', `${own.path}/imports/nothing`)).status).toBe(404);
  });
});

describe('of two changes at the same moment', () => {
  /** Runs both changes of a person with a proven address, some times. */
  async function race(
    change: (at: Room, person: string) => Promise<unknown>,
    check: (outcome: { accepted: number; state: PersonState; seats: number }) => void,
  ) {
    for (let round = 0; round < 4; round++) {
      const own = await newRoom(1);
      const { member, person } = await invited(own);
      await proveAddress(member.email);
      const token = await newestToken(member.email);
      const [{ status }] = await Promise.all([acceptInvitation(member, token), change(own, person)]);
      check({ accepted: status, state: await stateOf(own, person), seats: await seatsUsed(own) });
    }
  }

  it('accepting and withdrawing, one counts', () =>
    race(
      (own, person) => onPerson(own, 'DELETE', person, '/invitation'),
      (outcome) =>
        expect([
          { accepted: 200, state: 'accepted', seats: 1 },
          { accepted: 409, state: 'withdrawn', seats: 0 },
        ]).toContainEqual(outcome),
    ));

  it('accepting and sending again, the invitation is accepted or replaced', () =>
    race(
      (own, person) => onPerson(own, 'POST', person, '/invitation'),
      (outcome) =>
        expect([
          { accepted: 200, state: 'accepted', seats: 1 },
          { accepted: 409, state: 'invited', seats: 1 },
        ]).toContainEqual(outcome),
    ));

  it('accepting and expiring, one counts', () =>
    race(
      () => runAfter(30 * 24),
      (outcome) =>
        expect([
          { accepted: 200, state: 'accepted', seats: 1 },
          { accepted: 409, state: 'expired', seats: 0 },
        ]).toContainEqual(outcome),
    ));

  it('taking a seat back and withdrawing, one frees the seat', async () => {
    const own = await newRoom(1);
    const { person } = await invited(own);
    const responses = await Promise.all([
      onPerson(own, 'DELETE', person, '/invitation'),
      onPerson(own, 'DELETE', person, '/seat?reason=left'),
    ]);
    expect(countStatuses(responses)).toEqual({ 204: 1, 409: 1 });
    expect(await seatsUsed(own)).toBe(0);
  });
});

describe('a role', () => {
  const rolesOf = async ({ path, owner }: Room) => (await owner.send('GET', `${path}/roles`)).body.items;
  const pendingIn = async ({ path, owner }: Room) =>
    (await owner.send('GET', `${path}/role-invitations`)).body.items;
  const onRole = ({ path, owner }: Room, method: string, { userId }: Caller, body?: object) =>
    owner.send(method, `${path}/roles/${userId}`, body);
  const inviteRole = ({ path, owner }: Room, body: object) => owner.send('POST', `${path}/roles`, body);

  it('begins with an accepted invitation, changes, and ends with the next request', async () => {
    const own = await newRoom();
    const member = await newLearner('Sample Viewer');
    const { status, body } = await inviteRole(own, { email: member.email, role: 'viewer' });
    expect([status, body]).toMatchObject([201, { role: 'viewer', state: 'invited', groups: [] }]);
    const [mail] = await invitationsTo(member.email);
    expect(mail?.subject).toContain('invites you to be a viewer');
    expect(await pendingIn(own)).toEqual([body]);
    expect((await member.send('GET', own.path)).status).toBe(404);
    expect((await acceptNewest(member)).body).toMatchObject({ role: 'viewer', state: 'accepted' });
    expect((await acceptInvitation(member, tokenIn(mail))).status).toBe(200);
    expect(await pendingIn(own)).toEqual([]);
    expect((await member.send('GET', `${own.path}/people`)).status).toBe(200);
    expect((await inviteRole(own, { email: member.email, role: 'owner' })).status).toBe(409);
    const group = await newGroup(own.id);
    expect((await onRole(own, 'PUT', member, { role: 'manager', groups: ['nothing'] })).status).toBe(422);
    expect((await onRole(own, 'PUT', member, { role: 'manager', groups: [group] })).body).toMatchObject({
      full_name: 'Sample Viewer',
      role: 'manager',
      groups: [group],
    });
    expect((await member.send('GET', own.path)).body.role).toBe('manager');
    expect((await onRole(own, 'DELETE', member)).status).toBe(204);
    expect((await member.send('GET', own.path)).status).toBe(404);
    expect((await onRole(own, 'DELETE', member)).status).toBe(404);
    expect((await acceptInvitation(member, tokenIn(mail))).body.detail).toContain('has ended since');
    const actions = (await logOf(own)).map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 4)).toEqual([
      'Removed a role',
      'Changed a role',
      'Accepted a role',
      'Invited somebody to a role',
    ]);
  });

  it('is not given by an invitation that was withdrawn, replaced or has expired', async () => {
    const own = await newRoom();
    const member = await newLearner();
    await proveAddress(member.email);
    const { body } = await inviteRole(own, { email: member.email, role: 'owner' });
    const first = await newestToken(member.email);
    await inviteRole(own, { email: member.email, role: 'viewer' });
    expect((await acceptInvitation(member, first)).body.detail).toContain('A newer invitation');
    const second = await newestToken(member.email);
    const withdraw = () => own.owner.send('DELETE', `${own.path}/role-invitations/${body.id}`);
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).status).toBe(204);
    expect((await acceptInvitation(member, second)).body.detail).toContain('was withdrawn');
    expect(await pendingIn(own)).toEqual([]);
    await inviteRole(own, { email: member.email, role: 'viewer' });
    await runAfter(30 * 24);
    expect(await pendingIn(own)).toMatchObject([{ state: 'expired' }]);
    expect((await acceptInvitation(member, await newestToken(member.email))).body.detail).toContain(
      'expired',
    );
    expect((await withdraw()).status).toBe(204);
    expect(await pendingIn(own)).toEqual([]);
    expect((await withdraw()).status).toBe(404);
    expect(await rolesOf(own)).toHaveLength(1);
  });

  it('of the last owner stays, also if two owners remove each other', async () => {
    const own = await newRoom();
    expect((await onRole(own, 'DELETE', own.owner)).body.detail).toContain('needs an owner');
    expect((await onRole(own, 'PUT', own.owner, { role: 'viewer' })).status).toBe(409);
    const other = await newLearner();
    await giveCompanyRole(other, own.id, 'owner');
    const responses = await Promise.all([
      onRole(own, 'DELETE', other),
      onRole({ ...own, owner: other }, 'DELETE', own.owner),
    ]);
    expect(countStatuses(responses)).toSatisfy(
      (found: Record<number, number>) => found[204] === 1 && (found[409] === 1 || found[404] === 1),
    );
    const stays = responses[0].status === 204 ? own.owner : other;
    expect(await rolesOf({ ...own, owner: stays })).toHaveLength(1);
    expect((await onRole({ ...own, owner: stays }, 'DELETE', stays)).status).toBe(409);
  });
});

describe('an admin of the platform', () => {
  it('gives a seat with an invitation, and invites an owner', async () => {
    const id = await newCompany(1, 'Admin & Company');
    const accounts = `/api/admin/corporate-accounts/${id}`;
    const member = await newLearner();
    expect((await admin.send('POST', `${accounts}/seats`, { email: member.email })).status).toBe(201);
    const [mail] = await invitationsTo(member.email);
    expect(mail?.subject).toContain('Admin & Company has a seat for you');
    expect(mail?.text).not.toContain('Invited by');
    expect((await acceptNewest(member)).status).toBe(200);
    const owner = await newLearner();
    expect((await admin.send('POST', `${accounts}/owners`, { email: owner.email })).status).toBe(204);
    expect((await acceptNewest(owner)).body).toMatchObject({ role: 'owner' });
    expect((await owner.send('GET', `/api/company/${id}/people`)).body.items).toMatchObject([
      { email: member.email, state: 'accepted' },
    ]);
  });
});

import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../clients/api-client.ts';
import { runJob } from '../platform/platform.ts';
import { isFullRun } from '../samples/sample.ts';
import { turnOn } from '../clients/two-step-client.ts';
import {
  admin,
  atOnce,
  codeIn,
  countStatuses,
  dataDir,
  emailsTo,
  enroll,
  newAdmin,
  newLearner,
  origin,
  readList,
  readNewestChange,
  removeAdmin,
  runAs,
  visitor,
} from './shared-platform.ts';

const pool = new CognitoIdentityProviderClient({});
/** Returns a user's groups in the pool. */
async function groupsOf(Username: string | undefined): Promise<string[]> {
  const command = new AdminListGroupsForUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username });
  return ((await pool.send(command)).Groups ?? []).flatMap(({ GroupName }) => GroupName ?? []).toSorted();
}

const { copyQueuedGroups } = await import('../../lambdas/src/identity/groups.ts');
/** Runs the schedule that copies roles to the pool, by default so late that every change is due. */
const copyGroups = (after = 60_001) => runAs('CopyGroups', () => copyQueuedGroups(Date.now() + after));

/** Creates an account whose role `user` has been copied to the pool. */
async function newMember() {
  const person = await newLearner();
  await copyGroups();
  return person;
}

const assign = (caller: Caller, userId: string | undefined, role: string, headers = {}) =>
  caller.send('POST', '/api/admin/roles', { user_id: userId, role }, headers);
const remove = (caller: Caller, userId: string | undefined, role: string) =>
  caller.send('DELETE', `/api/admin/roles/${userId}.${role}`);
const rolesOf = async (userId: string | undefined): Promise<string[]> =>
  (await readList(`/api/admin/users/${userId}`)).roles.toSorted();
const readAnalytics = () => readList('/api/admin/analytics');

it('the overview counts users, courses, enrollments, and admins', {
  tags: ['overview-totals'],
}, async () => {
  const before = await readAnalytics();
  const person = await newAdmin();
  await enroll(person, 'ai-literacy-101');
  expect(await readAnalytics()).toEqual({
    total_users: before.total_users + 1,
    total_courses: before.total_courses,
    active_enrollments: before.active_enrollments + 1,
    total_enrollments: before.total_enrollments + 1,
    total_admins: before.total_admins + 1,
    paid_cents: before.paid_cents,
    refunded_cents: before.refunded_cents,
    due_cents: before.due_cents + 29_900,
    due_orders: before.due_orders + 1,
  });
  await removeAdmin(person);
});

describe('a user', () => {
  it('is found once, and by email address, whatever the name looks like', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const likeAddresses = await newLearner(`${word} ${word}#1@x ${word}#2@x`);
    const many = Array.from({ length: 30 }, (_, at) => `${word}${at.toString(36)}`).join(' ');
    const wordy = await newLearner(many.slice(0, 100));
    const find = async (q: string) =>
      (await readList(`/api/admin/users?q=${encodeURIComponent(q)}`)).items.map(
        (row: { id: string }) => row.id,
      );
    await expect.poll(() => find(`${word}#2@x`)).toEqual([likeAddresses.userId]);
    await expect.poll(() => find(wordy.email)).toEqual([wordy.userId]);
    expect(new Set(await find(word))).toEqual(new Set([likeAddresses.userId, wordy.userId]));
  });

  it('has roles and a certificate count in the details', async () => {
    const { userId } = await newLearner('Shown Sample');
    const shown = await readList(`/api/admin/users/${userId}`);
    expect(shown).toMatchObject({ full_name: 'Shown Sample', roles: ['user'], certificates: 0 });
    expect((await admin.send('GET', '/api/admin/users/nobody')).status).toBe(404);
  });
});

describe('ending a user’s sessions', () => {
  it('refuses the next request with each of them, and is logged', async () => {
    const person = await newLearner('Signed Out Sample');
    const other = await signIn(origin, person.email, person.password);
    const bystander = await newLearner();
    const end = (userId = '') => admin.send('POST', `/api/admin/users/${userId}/sign-out`);
    expect((await end(person.userId)).status).toBe(204);
    const statuses = await Promise.all(
      [person, other, bystander].map(async (caller) => (await caller.send('GET', '/api/me')).status),
    );
    expect(statuses).toEqual([401, 401, 200]);
    expect(await readNewestChange()).toMatchObject({
      action: 'Ended all sessions',
      subject: `Signed Out Sample (${person.email})`,
    });
    expect((await end('nobody')).status).toBe(404);
  });
});

describe('an admin helps a user', () => {
  const onUser = (method: string, userId: string | undefined, action: string) =>
    admin.send(method, `/api/admin/users/${userId}/${action}`);
  const tryToSignIn = ({ email, password }: { email: string; password: string }) =>
    visitor.send('POST', '/api/auth/sign-in', { email, password });
  const stateOf = async (userId = '') => (await admin.send('GET', `/api/admin/users/${userId}`)).body;

  it('by suspending the account until it is reactivated', async () => {
    const person = await newLearner('Suspended Sample');
    expect((await onUser('POST', person.userId, 'suspension')).status).toBe(204);
    expect(await readNewestChange()).toMatchObject({
      action: 'Suspended an account',
      subject: `Suspended Sample (${person.email})`,
    });
    expect((await person.send('GET', '/api/me')).status).toBe(401);
    expect((await tryToSignIn(person)).status).toBe(401);
    expect(await stateOf(person.userId)).toMatchObject({ is_suspended: true });
    const { items } = await readList('/api/admin/users?limit=5');
    expect(items).toContainEqual(expect.objectContaining({ user_id: person.userId, is_suspended: true }));
    expect((await onUser('POST', person.userId, 'suspension')).status).toBe(204);
    expect((await onUser('DELETE', person.userId, 'suspension')).status).toBe(204);
    expect(await readNewestChange()).toMatchObject({ action: 'Reactivated an account' });
    expect(await stateOf(person.userId)).toMatchObject({ is_suspended: false });
    expect((await tryToSignIn(person)).status).toBe(200);
  });

  it('and cannot suspend the own account, nor can two admins suspend each other', async () => {
    expect((await onUser('POST', admin.userId, 'suspension')).status).toBe(409);
    const [one, other] = [await newAdmin(), await newAdmin()];
    const suspend = (by: Caller, about: Caller) =>
      by.send('POST', `/api/admin/users/${about.userId}/suspension`);
    const responses = await Promise.all([suspend(one, other), suspend(other, one)]);
    const suspended = [await stateOf(one.userId), await stateOf(other.userId)];
    expect(suspended.filter(({ is_suspended }) => is_suspended)).toHaveLength(1);
    expect(countStatuses(responses)[204]).toBe(1);
    for (const { userId } of [one, other]) {
      await onUser('DELETE', userId, 'suspension');
      await admin.send('DELETE', `/api/admin/roles/${userId}.admin`);
    }
  });

  it('by emailing a link to set a new password', async () => {
    const person = await newLearner();
    expect((await onUser('POST', person.userId, 'password-reset')).status).toBe(204);
    expect((await emailsTo(person.email))[0]?.text).toContain('/auth?mode=reset&email=');
    expect(await readNewestChange()).toMatchObject({ action: 'Sent a password reset' });
    expect((await tryToSignIn(person)).status).toBe(200);
  });

  it('by ending two-step verification, after which only the emailed link gives access', async () => {
    const person = await newLearner();
    expect((await onUser('POST', person.userId, 'end-two-step')).status).toBe(409);
    await turnOn(person, person.password);
    expect(await stateOf(person.userId)).toMatchObject({ has_two_step: true });
    expect((await onUser('POST', person.userId, 'end-two-step')).status).toBe(204);
    expect(await readNewestChange()).toMatchObject({ action: 'Ended two-step verification' });
    expect(await stateOf(person.userId)).toMatchObject({ has_two_step: false });
    expect((await tryToSignIn(person)).status).toBe(401);
    const code = codeIn((await emailsTo(person.email))[0]);
    const body = { email: person.email, code, password: 'another-password' };
    expect((await visitor.send('POST', '/api/auth/password-reset/confirm', body)).status).toBe(204);
    expect((await tryToSignIn({ ...person, password: 'another-password' })).status).toBe(200);
  });
});

describe('a role', () => {
  it('is assigned once, counted, logged, and copied to the user pool', async () => {
    const { userId, email } = await newMember();
    expect(await assign(admin, userId, 'moderator')).toMatchObject({
      status: 201,
      body: { id: `${userId}.moderator`, role: 'moderator', full_name: 'Test Learner', email },
    });
    expect(await groupsOf(userId)).toEqual(['moderator', 'user']);
    expect(await assign(admin, userId, 'moderator')).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:role-exists' },
    });
    expect(await readNewestChange()).toMatchObject({
      actor: 'Demo Admin',
      action: 'Assigned a role',
      subject: `Test Learner (${email})`,
      changes: [{ field: 'role', after: 'moderator' }],
    });
  });

  it('is assigned once by concurrent calls', async () => {
    const person = await newLearner();
    const { total_admins } = await readAnalytics();
    const responses = await atOnce(8, () => assign(admin, person.userId, 'admin'));
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 7 });
    expect((await readAnalytics()).total_admins).toBe(total_admins + 1);
    await removeAdmin(person);
    expect((await readAnalytics()).total_admins).toBe(total_admins);
  });

  it('is logged once, with the same response, when assigned again with the same idempotency key', async () => {
    const person = await newLearner();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await assign(admin, person.userId, 'moderator', key);
    const second = await assign(admin, person.userId, 'moderator', key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const { items } = await readList('/api/admin/audit-log?limit=2');
    const logged = items.filter(({ subject }: { subject: string }) => subject.includes(person.email));
    expect(logged).toHaveLength(1);
    const other = await newLearner();
    expect(await assign(admin, other.userId, 'moderator', key)).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:key-reused' },
    });
    expect(await assign(admin, person.userId, 'admin', key)).toMatchObject({ status: 409 });
  });

  it('can be assigned by an operator’s job when there is no admin yet', async () => {
    const person = await newMember();
    const make = async () => (await runJob(dataDir, 'make-admin', person.email)).trim();
    expect(await make()).toBe(`${person.email} is now an admin.`);
    expect((await person.send('GET', '/api/admin/users')).status).toBe(200);
    expect(await groupsOf(person.userId)).toEqual(['admin', 'user']);
    expect(await make()).toBe(`${person.email} is already an admin.`);
    expect((await removeAdmin(person)).status).toBe(204);
  });

  it('requires a user and a role to be assigned', { tags: ['role-choice'] }, async () => {
    for (const body of [{}, { user_id: '', role: 'admin' }, { user_id: 'x', role: 'owner' }]) {
      const refused = await admin.send('POST', '/api/admin/roles', body);
      expect(refused.status).toBe(400);
      expect(refused.body.errors[0].message).toBe('Please select a user and role');
    }
    expect((await assign(admin, 'nobody', 'moderator')).status).toBe(404);
  });

  it('ends immediately when removed: in the table, in the user pool, and for the next call', {
    tags: ['admin-role-ends'],
  }, async () => {
    const other = await newAdmin();
    await copyGroups();
    expect((await other.send('GET', '/api/admin/users')).status).toBe(200);
    expect((await removeAdmin(other)).status).toBe(204);
    expect(await other.send('GET', '/api/admin/users')).toMatchObject({
      status: 403,
      body: { detail: 'You don’t have administrator privileges.' },
    });
    expect(await groupsOf(other.userId)).toEqual(['user']);
    expect((await removeAdmin(other)).status).toBe(404);
    expect((await remove(admin, 'nobody', 'owner')).status).toBe(404);
    const changes = [{ field: 'role', before: 'admin' }];
    expect(await readNewestChange()).toMatchObject({ action: 'Removed a role', changes });
  });

  it('is the same in the user pool and the table after being assigned and removed concurrently', async () => {
    const person = await newMember();
    for (let round = 0; round < 3; round++) {
      await atOnce(10, (at) => (at % 2 ? remove : assign)(admin, person.userId, 'moderator'));
      expect(await groupsOf(person.userId)).toEqual(await rolesOf(person.userId));
    }
  });

  it('of a new account is copied to the user pool by the schedule', async () => {
    const { userId } = await newLearner();
    await copyGroups();
    expect(await groupsOf(userId)).toEqual(['user']);
  });

  it('is copied later if a change was interrupted before it reached the user pool', async () => {
    const { userId = '' } = await newMember();
    const { addRole } = await import('../../lambdas/src/identity/admin-repository.ts');
    const { newRole } = await import('../../lambdas/src/identity/repository.ts');
    const { queueGroup } = await import('../../lambdas/src/identity/groups.ts');
    const { claimItem } = await import('../../lambdas/src/platform/idempotency.ts');
    const about = { actorId: admin.userId ?? '', userId, role: 'moderator' as const, person: undefined };
    const row = newRole(userId, 'moderator', new Date().toISOString());
    const claim = claimItem(crypto.randomUUID(), {});
    expect(await addRole({ ...about, group: queueGroup(userId, 'moderator') }, row, claim)).toBeUndefined();
    expect(await copyGroups(0)).toBe(0);
    expect(await groupsOf(userId)).toEqual(['user']);
    expect(await copyGroups()).toBe(1);
    expect(await groupsOf(userId)).toEqual(['moderator', 'user']);
    expect(await copyGroups()).toBe(0);
  });

  it('does not come back after it is removed from a user who has no other role', async () => {
    const person = await newMember();
    expect((await remove(admin, person.userId, 'user')).status).toBe(204);
    expect((await person.send('GET', '/api/me')).body.roles).toEqual([]);
    expect(await groupsOf(person.userId)).toEqual([]);
    expect((await signIn(origin, person.email, person.password)).userId).toBe(person.userId);
    expect(await rolesOf(person.userId)).toEqual([]);
  });
});

describe('the last admin', () => {
  const rounds = isFullRun ? 10 : 3;

  beforeEach(async () => {
    const { items } = await readList('/api/admin/roles?q=admin&limit=100');
    for (const { id, user_id, role } of items)
      if (role === 'admin' && user_id !== admin.userId) await admin.send('DELETE', `/api/admin/roles/${id}`);
    expect((await readAnalytics()).total_admins).toBe(1);
  });

  it('cannot be removed by anyone', async () => {
    expect(await remove(admin, admin.userId, 'admin')).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:last-admin' },
    });
    expect(await rolesOf(admin.userId)).toEqual(['admin', 'user']);
    expect((await admin.send('GET', '/api/me')).body.roles).toContain('admin');
  });

  it.each(['each other', 'themselves'])('remains when two admins demote %s concurrently', async (target) => {
    const other = await newLearner();
    for (let round = 0; round < rounds; round++) {
      await assign(admin, other.userId, 'admin');
      const [first, second] = target === 'themselves' ? [admin, other] : [other, admin];
      const responses = await Promise.all([
        remove(admin, first.userId, 'admin'),
        remove(other, second.userId, 'admin'),
      ]);
      expect(countStatuses(responses)).toBeOneOf([
        { 204: 1, 403: 1 },
        { 204: 1, 409: 1 },
      ]);
      const isAdmin = (await admin.send('GET', '/api/me')).body.roles.includes('admin');
      const winner = isAdmin ? admin : other;
      expect((await winner.send('GET', '/api/admin/analytics')).body.total_admins).toBe(1);
      if (!isAdmin) await assign(other, admin.userId, 'admin');
      await remove(admin, other.userId, 'admin');
    }
    expect(await groupsOf(admin.userId)).toEqual(['admin', 'user']);
  });

  it.each([
    ['was disabled', AdminDisableUserCommand],
    ['was deleted', AdminDeleteUserCommand],
  ])('cannot leave if the account of the only other one %s in the pool', async (_what, Command) => {
    const other = await newAdmin();
    await pool.send(
      new Command({
        UserPoolId: process.env.USER_POOL_ID,
        Username: other.userId,
      }) as AdminDisableUserCommand,
    );
    expect((await readAnalytics()).total_admins).toBe(2);
    const refused = await remove(admin, admin.userId, 'admin');
    expect(refused).toMatchObject({
      status: 409,
      body: { type: 'urn:redwhiteandcode:problem:last-admin' },
    });
    const third = await newAdmin();
    expect((await remove(admin, other.userId, 'admin')).status).toBe(204);
    expect((await remove(admin, third.userId, 'admin')).status).toBe(204);
  });

  it('can leave once another one exists', async () => {
    const other = await newAdmin();
    expect((await remove(admin, admin.userId, 'admin')).status).toBe(204);
    expect((await remove(other, other.userId, 'admin')).status).toBe(409);
    expect((await assign(other, admin.userId, 'admin')).status).toBe(201);
    expect((await remove(other, other.userId, 'admin')).status).toBe(204);
  });

  it('is not the only one protected: when two of three admins demote each other, one of the two remains', async () => {
    const people = [await newLearner(), await newLearner()] as const;
    for (let round = 0; round < rounds; round++) {
      for (const { userId } of people) await assign(admin, userId, 'admin');
      const [one, two] = people;
      const responses = await Promise.all([
        remove(one, two.userId, 'admin'),
        remove(two, one.userId, 'admin'),
      ]);
      expect(countStatuses(responses)).toEqual({ 204: 1, 403: 1 });
      for (const { userId } of people) await remove(admin, userId, 'admin');
    }
  });
});

it('the audit log can be read in both orders and as CSV', async () => {
  const person = await newLearner();
  for (const change of [assign, remove, assign, remove]) await change(admin, person.userId, 'moderator');
  const first = await readList('/api/admin/audit-log?limit=2');
  const second = await readList(`/api/admin/audit-log?limit=2&cursor=${first.next}`);
  const [assigned, removed] = [{ action: 'Assigned a role' }, { action: 'Removed a role' }];
  expect([...first.items, ...second.items]).toMatchObject([removed, assigned, removed, assigned]);
  const oldest = (await readList('/api/admin/audit-log?order=ascending&limit=100')).items;
  const times = oldest.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted());
  const { body } = await admin.send('GET', '/api/admin/audit-log/export');
  const [titles, newest] = (body as string).split('\r\n');
  expect(titles).toBe('When,Who,What,Subject,Before and after');
  expect(newest).toContain(`Demo Admin,Removed a role,Test Learner (${person.email}),role: moderator`);
});

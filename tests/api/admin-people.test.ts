import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { type Platform, repository, startPlatform } from '../platform.ts';

interface RoleRow {
  id: string;
  user_id: string;
  role: string;
  full_name: string | null;
  email: string | null;
}

let platform: Platform;
let admin: Caller;
/** Groups of the pool, by the pool's own word. */
let groupsOf: (userId: string) => Promise<string[]>;

beforeAll(async () => {
  platform = await startPlatform();
  process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
  admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
  const { AdminListGroupsForUserCommand, CognitoIdentityProviderClient } = await import(
    '@aws-sdk/client-cognito-identity-provider'
  );
  const pool = new CognitoIdentityProviderClient({});
  groupsOf = async (userId) => {
    const { Groups = [] } = await pool.send(
      new AdminListGroupsForUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: userId }),
    );
    return Groups.flatMap(({ GroupName }) => GroupName ?? []).toSorted();
  };
});
afterAll(() => platform?.stop());

const assign = (caller: Caller, userId: string | undefined, role: string, headers = {}) =>
  caller.send('POST', '/api/admin/roles', { user_id: userId, role }, headers);
const remove = (caller: Caller, userId: string | undefined, role: string) =>
  caller.send('DELETE', `/api/admin/roles/${userId}.${role}`);
const rolesOf = async (userId: string | undefined): Promise<string[]> =>
  (await admin.send('GET', `/api/admin/users/${userId}`)).body.roles.toSorted();
const totalAdmins = async (): Promise<number> =>
  (await admin.send('GET', '/api/admin/analytics')).body.total_admins;
const differences = async () =>
  (await createCaller(platform.origin).send('GET', '/local/recount.json')).body.differences;

async function all<Row>(url: string, caller = admin): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `${url.includes('?') ? '&' : '?'}cursor=${cursor}` : '';
    const { status, body } = await caller.send('GET', url + query);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    rows.push(...body.items);
    cursor = body.next;
  } while (cursor);
  return rows;
}

async function newAdmin() {
  const person = await newLearner(platform.origin);
  expect((await assign(admin, person.userId, 'admin')).status).toBe(201);
  return person;
}

describe('the overview', () => {
  it('counts people, courses, enrollments and admins', async () => {
    const before = (await admin.send('GET', '/api/admin/analytics')).body;
    const learner = await newLearner(platform.origin);
    await learner.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
    await assign(admin, learner.userId, 'admin');
    const after = (await admin.send('GET', '/api/admin/analytics')).body;
    expect(after).toEqual({
      total_users: before.total_users + 1,
      total_courses: before.total_courses,
      active_enrollments: before.active_enrollments + 1,
      total_enrollments: before.total_enrollments + 1,
      total_admins: before.total_admins + 1,
    });
    await remove(admin, learner.userId, 'admin');
  });
});

describe('the list of users', () => {
  it('shows every profile, newest first, page by page', async () => {
    const newest = await newLearner(platform.origin);
    const rows = await all<{ user_id: string; created_at: string }>('/api/admin/users?limit=3');
    expect(rows[0]).toMatchObject({ id: newest.userId, user_id: newest.userId, email: newest.email });
    expect(rows.map(({ created_at }) => created_at)).toEqual(
      rows
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length);
    const { total_users } = (await admin.send('GET', '/api/admin/analytics')).body;
    expect(rows).toHaveLength(total_users);
  });

  it('is searched by name and e-mail without case, and sorted by both', async () => {
    await vi.waitFor(async () => {
      const byName = await all<{ email: string }>('/api/admin/users?q=APPLICANT%20two');
      expect(byName.map(({ email }) => email)).toEqual(['sample-2@example.com']);
    }, 10_000);
    const byEmail = await all<{ email: string }>('/api/admin/users?q=Sample-4@Example');
    expect(byEmail.map(({ email }) => email)).toEqual(['sample-4@example.com']);
    const sorted = await all<{ email: string }>('/api/admin/users?sort=email&order=ascending&limit=4');
    const emails = sorted.map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted());
    expect(emails.length).toBeGreaterThan(4);
  });

  it('is exported with what the query finds', async () => {
    await vi.waitFor(async () => {
      const { status, body, headers } = await admin.send(
        'GET',
        '/api/admin/users/export?q=sample%20applicant',
      );
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/csv');
      const [titles, ...lines] = (body as string).trimEnd().split('\r\n');
      expect(titles).toBe('Name,Email,User ID,Joined');
      expect(lines.map((line) => line.split(',')[0] ?? '').toSorted()).toEqual([
        'Sample Applicant One',
        'Sample Applicant Three',
        'Sample Applicant Two',
      ]);
    }, 10_000);
  });

  it('finds a person once whose name holds signs of an address', async () => {
    const email = 'hash-in-name@example.com';
    const signedUp = await createCaller(platform.origin).send('POST', '/api/auth/sign-up', {
      email,
      password: 'test-password',
      full_name: 'Annabel annabel#1@x annabel#2@x',
    });
    expect(signedUp.status).toBe(201);
    await vi.waitFor(async () => {
      const found = await all<{ email: string }>('/api/admin/users?q=annabel');
      expect(found.map((row) => row.email)).toEqual([email]);
    }, 10_000);
    const { status, body } = await admin.send('GET', '/api/admin/users/export?q=annabel');
    expect(status).toBe(200);
    expect((body as string).trimEnd().split('\r\n')).toHaveLength(2);
    const byAddress = await all<{ email: string }>('/api/admin/users?q=annabel%232');
    expect(byAddress.map((row) => row.email)).toEqual([email]);
  });

  it('finds a person by the address, however many words the name has', async () => {
    const email = 'wordy-name@example.com';
    const full_name = Array.from({ length: 30 }, (_, at) => `n${at.toString(36)}`).join(' ');
    const signedUp = await createCaller(platform.origin).send('POST', '/api/auth/sign-up', {
      email,
      password: 'test-password',
      full_name,
    });
    expect(signedUp.status, JSON.stringify(signedUp.body)).toBe(201);
    await vi.waitFor(async () => {
      for (const q of [email, 'wordy', 'n0']) {
        const found = await all<{ email: string }>(`/api/admin/users?q=${q}`);
        expect(found.map((row) => row.email)).toEqual([email]);
      }
    }, 10_000);
  });

  it('leads to one person with roles and number of certificates', async () => {
    const learner = await signIn(platform.origin, 'learner@example.com', 'learner-demo');
    const { status, body } = await admin.send('GET', `/api/admin/users/${learner.userId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ full_name: 'Demo Learner', roles: ['user'], certificates: 1 });
    expect((await admin.send('GET', '/api/admin/users/nobody')).status).toBe(404);
  });
});

describe('a role', () => {
  it('is given once, counted, logged and copied to the pool', async () => {
    const person = await newLearner(platform.origin);
    const given = await assign(admin, person.userId, 'moderator');
    expect(given.status).toBe(201);
    expect(given.body).toMatchObject({
      id: `${person.userId}.moderator`,
      role: 'moderator',
      full_name: 'Test Learner',
      email: person.email,
    });
    expect(await groupsOf(person.userId ?? '')).toEqual(['moderator', 'user']);
    const again = await assign(admin, person.userId, 'moderator');
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      type: 'urn:redwhiteandcode:problem:role-exists',
      detail: 'This user already has this role',
    });
    const [logged] = await all<object>('/api/admin/audit-log?limit=5');
    expect(logged).toMatchObject({
      actor: 'Demo Admin',
      action: 'Assigned a role',
      subject: `Test Learner (${person.email})`,
      changes: [{ field: 'role', after: 'moderator' }],
    });
  });

  it('is one role, however many ask for it at once', async () => {
    const person = await newLearner(platform.origin);
    const before = await totalAdmins();
    const answers = await Promise.all(Array.from({ length: 8 }, () => assign(admin, person.userId, 'admin')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await totalAdmins()).toBe(before + 1);
    await remove(admin, person.userId, 'admin');
    expect(await totalAdmins()).toBe(before);
    expect(await differences()).toEqual([]);
  });

  it('that is asked for again under the same key is answered as before, and logged once', async () => {
    const person = await newLearner(platform.origin);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await assign(admin, person.userId, 'moderator', key);
    const second = await assign(admin, person.userId, 'moderator', key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const entries = await all<{ subject: string }>('/api/admin/audit-log');
    expect(entries.filter(({ subject }) => subject.includes(person.email))).toHaveLength(1);
  });

  it('of an admin is given by an operator where no admin can', async () => {
    const person = await newLearner(platform.origin);
    const make = async () => {
      const job = path.join(repository, 'lambdas/jobs/make-admin.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [job, person.email]);
      return stdout.trim();
    };
    expect(await make()).toBe(`${person.email} is an admin now.`);
    expect((await person.send('GET', '/api/admin/users')).status).toBe(200);
    expect(await groupsOf(person.userId ?? '')).toEqual(['admin', 'user']);
    expect(await make()).toBe(`${person.email} is an admin already.`);
    expect(await differences()).toEqual([]);
    expect((await remove(admin, person.userId, 'admin')).status).toBe(204);
  });

  it('needs a user and a role', async () => {
    for (const body of [{}, { user_id: '', role: 'admin' }, { user_id: 'x', role: 'owner' }]) {
      const { status, body: problem } = await admin.send('POST', '/api/admin/roles', body);
      expect(status).toBe(400);
      expect(problem.errors[0].message).toBe('Please select a user and role');
    }
    const nobody = await assign(admin, 'nobody', 'moderator');
    expect([nobody.status, nobody.body.detail]).toEqual([404, 'There is no such user.']);
  });

  it('stops at once when it is removed, in the table, the pool and on the next call', async () => {
    const other = await newAdmin();
    expect((await other.send('GET', '/api/admin/users')).status).toBe(200);
    expect((await remove(admin, other.userId, 'admin')).status).toBe(204);
    const refused = await other.send('GET', '/api/admin/users');
    expect([refused.status, refused.body.detail]).toEqual([403, 'You don’t have administrator privileges.']);
    expect(await groupsOf(other.userId ?? '')).toEqual(['user']);
    expect((await remove(admin, other.userId, 'admin')).status).toBe(404);
    expect((await remove(admin, 'nobody', 'owner')).status).toBe(404);
    const [logged] = await all<object>('/api/admin/audit-log');
    expect(logged).toMatchObject({ action: 'Removed a role', changes: [{ field: 'role', before: 'admin' }] });
  });

  it('that is given and taken by many at once is in the pool what it is in the table', async () => {
    const person = await newLearner(platform.origin);
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => (at % 2 ? remove : assign)(admin, person.userId, 'moderator')),
      );
      expect(await groupsOf(person.userId ?? '')).toEqual(await rolesOf(person.userId));
    }
  });

  it('whose change broke off before the pool knew of it is copied later', async () => {
    const person = await newLearner(platform.origin);
    const userId = person.userId ?? '';
    const { addRole } = await import('../../lambdas/src/identity/admin-repository.ts');
    const { newRole } = await import('../../lambdas/src/identity/repository.ts');
    const { copyLateGroups, queueGroup } = await import('../../lambdas/src/identity/groups.ts');
    const about = { actorId: admin.userId ?? '', userId, role: 'moderator' as const, person: undefined };
    const row = newRole(userId, 'moderator', new Date().toISOString());
    expect(await addRole({ ...about, group: queueGroup(userId, 'moderator') }, row)).toBeUndefined();
    expect(await copyLateGroups()).toBe(0);
    expect(await groupsOf(userId)).toEqual(['user']);
    expect(await copyLateGroups(Date.now() + 60_001)).toBe(1);
    expect(await groupsOf(userId)).toEqual(['moderator', 'user']);
    expect(await copyLateGroups(Date.now() + 60_001)).toBe(0);
  });

  it('of a person without any other stays removed', async () => {
    const person = await newLearner(platform.origin);
    expect((await remove(admin, person.userId, 'user')).status).toBe(204);
    expect((await person.send('GET', '/api/me')).body.roles).toEqual([]);
    expect(await groupsOf(person.userId ?? '')).toEqual([]);
    expect((await signIn(platform.origin, person.email, person.password)).userId).toBe(person.userId);
    expect(await rolesOf(person.userId)).toEqual([]);
  });

  it('is listed with who holds it, newest first, and found by name, e-mail and role', async () => {
    const person = await newLearner(platform.origin);
    await assign(admin, person.userId, 'moderator');
    const rows = await all<RoleRow>('/api/admin/roles?limit=4');
    expect(rows[0]).toMatchObject({ role: 'moderator', email: person.email, full_name: 'Test Learner' });
    await vi.waitFor(async () => {
      const found = await all<RoleRow>('/api/admin/roles?q=moderator%20demo');
      expect(found.map(({ email, role }) => [email, role])).toEqual([
        ['moderator@example.com', 'moderator'],
        ['moderator@example.com', 'user'],
      ]);
    }, 10_000);
    const byAddress = await all<RoleRow>(`/api/admin/roles?q=${encodeURIComponent(person.email)}`);
    expect(byAddress.map(({ role }) => role).toSorted()).toEqual(['moderator', 'user']);
    const byRole = await all<RoleRow>('/api/admin/roles?sort=role&order=ascending&limit=100');
    expect(byRole.map(({ role }) => role)).toEqual(byRole.map(({ role }) => role).toSorted());
    const { body } = await admin.send('GET', '/api/admin/roles/export?q=admin@example.com');
    expect(body).toContain('Name,Email,User ID,Role,Assigned\r\n');
    expect(body).toContain('Demo Admin,admin@example.com,');
  });
});

describe('the last admin', () => {
  it('stays, whoever asks', async () => {
    expect(await totalAdmins()).toBe(1);
    const refused = await remove(admin, admin.userId, 'admin');
    expect(refused.status).toBe(409);
    expect(refused.body.type).toBe('urn:redwhiteandcode:problem:last-admin');
    expect(await rolesOf(admin.userId)).toEqual(['admin', 'user']);
    expect((await admin.send('GET', '/api/me')).body.roles).toContain('admin');
  });

  it('is one of two who demote each other at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const other = await newAdmin();
      const [one, two] = await Promise.all([
        remove(admin, other.userId, 'admin'),
        remove(other, admin.userId, 'admin'),
      ]);
      const statuses = [one.status, two.status];
      expect(
        statuses.filter((status) => status === 204),
        String(statuses),
      ).toHaveLength(1);
      expect([403, 409]).toContain(statuses.find((status) => status !== 204));
      const winner = one.status === 204 ? admin : other;
      expect((await winner.send('GET', '/api/admin/analytics')).body.total_admins).toBe(1);
      if (winner === other) {
        await assign(other, admin.userId, 'admin');
        await remove(admin, other.userId, 'admin');
      }
    }
    expect(await differences()).toEqual([]);
  }, 120_000);

  it('is one of two who step down at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const other = await newAdmin();
      const both = await Promise.all([
        remove(admin, admin.userId, 'admin'),
        remove(other, other.userId, 'admin'),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
      if (both[0]?.status === 204) {
        await assign(other, admin.userId, 'admin');
        await remove(admin, other.userId, 'admin');
      }
      expect(await totalAdmins()).toBe(1);
    }
    expect(await groupsOf(admin.userId ?? '')).toEqual(['admin', 'user']);
  }, 120_000);

  it('is not the only one told apart: of two who demote each other, one stays though a third is there', async () => {
    const third = await newAdmin();
    for (let round = 0; round < 10; round++) {
      const [one, two] = [await newAdmin(), await newAdmin()];
      const answers = await Promise.all([remove(one, two.userId, 'admin'), remove(two, one.userId, 'admin')]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403]);
      await remove(admin, (answers[0]?.status === 204 ? one : two).userId, 'admin');
    }
    await remove(admin, third.userId, 'admin');
    expect(await totalAdmins()).toBe(1);
  }, 120_000);
});

describe('what waits', () => {
  const queues = async () => (await admin.send('GET', '/api/admin/queues')).body.items;

  it('is counted, with the time of the oldest: applications, messages, generations', async () => {
    expect(await queues()).toEqual([
      { id: 'layoff-applications', count: 1, oldest_at: '2025-05-01T14:00:00.000Z' },
      { id: 'messages', count: 0, oldest_at: null },
      { id: 'generations', count: 0, oldest_at: null },
    ]);
    const visitor = createCaller(platform.origin);
    const sentAt = Date.now();
    for (const message of ['The first question of all', 'Another question']) {
      const sent = await visitor.send('POST', '/api/contact', {
        firstName: 'Sample',
        lastName: 'Visitor',
        email: 'sample-visitor@example.com',
        company: 'Sample Company',
        message,
      });
      expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
    }
    await vi.waitFor(async () => {
      const [, messages] = await queues();
      expect(messages.count).toBe(2);
      expect(Math.abs(Date.parse(messages.oldest_at) - sentAt)).toBeLessThan(5000);
    }, 10_000);
  });

  it('says since when a generation runs, until it is over', async () => {
    const learner = await newLearner(platform.origin);
    const path = '/api/courses/ai-for-cybersecurity/generation';
    const started = await learner.send('POST', path);
    expect(started.status).toBe(202);
    const [, , running] = await queues();
    if (running.count > 0) expect(running.oldest_at).toBe(started.body.started_at);
    await vi.waitFor(async () => {
      expect((await queues())[2]).toEqual({ id: 'generations', count: 0, oldest_at: null });
    }, 30_000);
  });
});

describe('the audit log', () => {
  it('is read in both orders and as CSV', async () => {
    const person = await newLearner(platform.origin);
    for (const change of [assign, remove, assign, remove]) await change(admin, person.userId, 'moderator');
    const newest = await all<{ id: string }>('/api/admin/audit-log?limit=3');
    const oldest = await all<{ id: string }>('/api/admin/audit-log?order=ascending&limit=3');
    expect(newest.map(({ id }) => id)).toEqual(oldest.map(({ id }) => id).toReversed());
    expect(newest.length).toBeGreaterThanOrEqual(4);
    const { body } = await admin.send('GET', '/api/admin/audit-log/export?order=ascending');
    const [titles, first] = (body as string).split('\r\n');
    expect(titles).toBe('When,Who,What,To what,Before and after');
    expect(first).toContain('Demo Admin,Assigned a role,Test Learner');
    expect((body as string).trimEnd().split('\r\n')).toHaveLength(newest.length + 1);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '../../lambdas/contract/operations.ts';
import type { Access, Operation } from '../../lambdas/contract/operation.ts';
import { type Caller, createCaller, signIn } from '../api-client.ts';
import { submit } from '../liftoff-client.ts';
import {
  admin as setUp,
  enroll,
  newAdmin,
  newLearner,
  origin,
  removeAdmin,
  visitor,
} from './shared-platform.ts';

type OperationId = keyof typeof operations;
const everybody = ['visitor', 'learner', 'other learner', 'moderator', 'admin', 'removed admin'] as const;
type Who = (typeof everybody)[number];

const give = ({ userId }: Caller, role: string) =>
  setUp.send('POST', '/api/admin/roles', { user_id: userId, role });

const accounts = {
  learner: await newLearner(),
  'other learner': await newLearner(),
  moderator: await newLearner(),
  admin: await newAdmin(),
  'removed admin': await newLearner(),
};
expect((await give(accounts.moderator, 'moderator')).status).toBe(201);
afterAll(() => removeAdmin(accounts.admin));

/** Signs everybody in. The token of the removed admin claims a role that the table does not have. */
async function signInAll(): Promise<Record<Who, Caller>> {
  expect((await give(accounts['removed admin'], 'admin')).status).toBe(201);
  const callers: Partial<Record<Who, Caller>> = { visitor };
  for (const [who, { email, password }] of Object.entries(accounts))
    callers[who as Who] = await signIn(origin, email, password);
  expect((await callers['removed admin']?.send('GET', '/api/admin/analytics'))?.status).toBe(200);
  expect((await removeAdmin(accounts['removed admin'])).status).toBe(204);
  return callers as Record<Who, Caller>;
}
let callers = await signInAll();

const courseId = 'prompt-engineering-mastery';
const account = {
  company_name: 'Test Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: 1,
  account_status: 'active',
};
/** The values of path parameters: what the learner has, or what is public. */
const ids: Record<string, string> = {
  courseId,
  enrollmentId: await enroll(callers.learner, courseId),
  applicationId: (await submit(callers.learner)).body.id,
  accountId: (await setUp.send('POST', '/api/admin/corporate-accounts', account)).body.id,
  userId: callers.learner.userId ?? '',
  roleId: `${callers.learner.userId}.moderator`,
  certificateNumber: 'RWC-2025-DEM0CERT',
  module: '1',
  lesson: '1',
};

/** What visitors may call. The paths of the other operations say which of them are for admins only. */
const forVisitors: readonly OperationId[] = [
  'signUp',
  'signIn',
  'refreshSession',
  'signOut',
  'requestPasswordReset',
  'confirmPasswordReset',
  'listCourses',
  'getCourse',
  'verifyCertificate',
  'getHealth',
  'getOpenApi',
  'logClientEvent',
  'listFaqs',
  'voteFaqHelpful',
  'joinWaitlist',
  'leaveWaitlist',
  'sendContactMessage',
];

/**
 * The status of an operation for callers who may call it, unless it is 200, or 400 for a missing body; and its status for
 * the learner who owns the thing in question.
 */
const cases: Partial<
  Record<OperationId, { path?: string; body?: object; status: number; ofLearner?: number }>
> = {
  signOutEverywhere: { status: 204 },
  listCourseContent: { status: 403, ofLearner: 200 },
  completeLesson: { status: 403, ofLearner: 200 },
  uncompleteLesson: { status: 403, ofLearner: 200 },
  updateEnrollment: { body: { status: 'active' }, status: 404, ofLearner: 200 },
  getLayoffApplication: { status: 404, ofLearner: 200 },
  startGeneration: { status: 409 },
  getGeneration: { status: 404 },
  cancelGeneration: { status: 404 },
  removeRole: { status: 404 },
  openProof: { status: 404 },
  takeBackCorporateSeat: { status: 404 },
  deleteCourse: { path: '/api/admin/courses/no-such-course', status: 404 },
  deleteEnrollment: { path: '/api/admin/enrollments/nobody.no-such-course', status: 404 },
};

function accessOf(id: OperationId): Access {
  if (forVisitors.includes(id)) return 'public';
  return operations[id].path.startsWith('/api/admin/') ? 'admin' : 'user';
}

function statusFor(who: Who, id: OperationId): number {
  const access = accessOf(id);
  if (who === 'visitor' && access !== 'public') return 401;
  if (who !== 'admin' && access === 'admin') return 403;
  const { status = 'body' in operations[id] ? 400 : 200, ofLearner = status } = cases[id] ?? {};
  return who === 'learner' ? ofLearner : status;
}

describe('who may call what', { tags: ['server-access', 'own-data'] }, () => {
  it.each(Object.entries<Operation>(operations))('%s', async (name, { method, path, access }) => {
    const id = name as OperationId;
    expect(access).toBe(accessOf(id));
    const address = cases[id]?.path ?? path.replace(/\{(\w+)\}/g, (_, of: string) => ids[of] ?? '999');
    for (const who of everybody) {
      const { status } = await callers[who].send(method, address, cases[id]?.body);
      expect(status, who).toBe(statusFor(who, id));
    }
    if (id === 'signOutEverywhere') callers = await signInAll();
  });

  it('is asked before anything else', async () => {
    for (const { method, path, access } of Object.values<Operation>(operations)) {
      if (access === 'public') continue;
      const body = method === 'GET' ? undefined : '{ not json';
      const answer = await visitor.send(method, path.replace(/\{\w+\}/g, '%20'), body);
      expect(answer.status, path).toBe(401);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
  });
});

describe('tokens that are not good', () => {
  const header = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('is a visitor for each of them', async () => {
    const good = callers.learner.token ?? '';
    const [head = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const tampered = header({ ...claims, sub: callers.admin.userId });
    const tokens = {
      nonsense: 'nonsense',
      'another payload': `${head}.${tampered}.${signature}`,
      'no algorithm': `${header({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'another key id': `${header({ alg: 'RS256', kid: 'unknown' })}.${payload}.${signature}`,
      'cut off': good.slice(0, -10),
      'empty parts': '..',
    };
    for (const [name, token] of Object.entries(tokens)) {
      const { body } = await createCaller(origin, token).send('GET', '/api/me');
      expect(body, name).toMatchObject({ status: 401, title: 'Unauthorized' });
    }
  });

  it('does not take a token in another scheme', async () => {
    const authorization = `Basic ${callers.learner.token}`;
    expect((await visitor.send('GET', '/api/me', undefined, { authorization })).status).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../lambdas/contract/operations.ts';
import { type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { application, submit } from '../liftoff-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

type OperationId = keyof typeof operations;
type Who = 'visitor' | 'learner' | 'other learner' | 'moderator' | 'admin';

let platform: Platform;
let callers: Record<Who, Caller>;
let signInAgain: Record<Who, () => Promise<Caller>>;
let enrollmentId: string;
let applicationId: string;

beforeAll(async () => {
  platform = await startPlatform();
  const { origin } = platform;
  const other = await newLearner(origin);
  signInAgain = {
    visitor: async () => createCaller(origin),
    learner: () => signIn(origin, 'learner@example.com', 'learner-demo'),
    'other learner': () => signIn(origin, other.email, other.password),
    moderator: () => signIn(origin, 'moderator@example.com', 'moderator-demo'),
    admin: () => signIn(origin, 'admin@example.com', 'admin-demo'),
  };
  callers = {
    visitor: await signInAgain.visitor(),
    learner: await signInAgain.learner(),
    'other learner': other,
    moderator: await signInAgain.moderator(),
    admin: await signInAgain.admin(),
  };
  enrollmentId = `${callers.learner.userId}.prompt-engineering-mastery`;
  applicationId = (await submit(callers.learner)).body.id;
});
afterAll(() => platform?.stop());

const course = 'prompt-engineering-mastery';
/** A request of each operation that is good for the demo learner; an operation without one fails the test below. */
const requests: Record<OperationId, () => { path: string; body?: unknown }> = {
  signUp: () => ({
    path: '/api/auth/sign-up',
    body: { email: 'not an address', password: 'x', full_name: '' },
  }),
  signIn: () => ({
    path: '/api/auth/sign-in',
    body: { email: 'learner@example.com', password: 'learner-demo' },
  }),
  refreshSession: () => ({ path: '/api/auth/refresh', body: { refresh_token: 'x' } }),
  signOut: () => ({ path: '/api/auth/sign-out', body: { refresh_token: 'x' } }),
  requestPasswordReset: () => ({ path: '/api/auth/password-reset', body: { email: 'nobody@example.com' } }),
  confirmPasswordReset: () => ({
    path: '/api/auth/password-reset/confirm',
    body: { email: 'nobody@example.com', code: '123456', password: 'secret-1' },
  }),
  getMe: () => ({ path: '/api/me' }),
  updateMe: () => ({ path: '/api/me', body: { full_name: '' } }),
  changePassword: () => ({
    path: '/api/me/password',
    body: { current_password: 'not-the-password', new_password: 'secret-1' },
  }),
  signOutEverywhere: () => ({ path: '/api/me/sign-out-everywhere' }),
  listCourses: () => ({ path: '/api/courses' }),
  getCourse: () => ({ path: `/api/courses/${course}` }),
  getCourseDetails: () => ({ path: `/api/courses/${course}/details` }),
  listCourseContent: () => ({ path: `/api/courses/${course}/content` }),
  listEnrollments: () => ({ path: '/api/enrollments' }),
  enroll: () => ({ path: '/api/enrollments', body: { course_id: 'no-such-course' } }),
  updateEnrollment: () => ({ path: `/api/enrollments/${enrollmentId}`, body: { status: 'active' } }),
  listProgress: () => ({ path: `/api/courses/${course}/progress` }),
  completeLesson: () => ({ path: `/api/courses/${course}/progress/1/1` }),
  uncompleteLesson: () => ({ path: `/api/courses/${course}/progress/4/3` }),
  listCertificates: () => ({ path: '/api/certificates' }),
  verifyCertificate: () => ({ path: '/api/certificates/RWC-2025-DEM0CERT' }),
  createProofUpload: () => ({
    path: '/api/layoff-applications/proofs',
    body: { file_name: 'letter.pdf', content_type: 'application/pdf', size: 1 },
  }),
  submitLayoffApplication: () => ({ path: '/api/layoff-applications', body: application }),
  listLayoffApplications: () => ({ path: '/api/layoff-applications' }),
  getLayoffApplication: () => ({ path: `/api/layoff-applications/${applicationId}` }),
  getHealth: () => ({ path: '/api/health' }),
  getOpenApi: () => ({ path: '/api/openapi.json' }),
  logClientEvent: () => ({ path: '/api/client-events', body: { kind: 'not_found', path: '/nowhere' } }),
  listFaqs: () => ({ path: '/api/faqs' }),
  voteFaqHelpful: () => ({
    path: '/api/faqs/no-such-question/votes',
    body: { visitor_id: '00000000-0000-4000-8000-000000000000' },
  }),
  joinWaitlist: () => ({
    path: '/api/waitlist',
    body: { item_id: 'no-such-launch', email: 'a@example.com' },
  }),
  leaveWaitlist: () => ({
    path: '/api/waitlist/unsubscribe',
    body: { token: `team-cohorts.${'x'.repeat(22)}.${'x'.repeat(32)}` },
  }),
  sendContactMessage: () => ({ path: '/api/contact', body: { email: 'not an address' } }),
};

/** The status each caller gets; one number where all get the same. */
const expected: Record<OperationId, number | Record<Who, number>> = {
  signUp: 400,
  signIn: 200,
  refreshSession: 401,
  signOut: 204,
  requestPasswordReset: 204,
  confirmPasswordReset: 400,
  getMe: signedIn(200),
  updateMe: signedIn(400),
  changePassword: signedIn(400),
  signOutEverywhere: signedIn(204),
  listCourses: 200,
  getCourse: 200,
  getCourseDetails: signedIn(200),
  listCourseContent: { ...signedIn(403), learner: 200 },
  listEnrollments: signedIn(200),
  enroll: signedIn(404),
  updateEnrollment: { ...signedIn(404), learner: 200 },
  listProgress: signedIn(200),
  completeLesson: { ...signedIn(403), learner: 200 },
  uncompleteLesson: { ...signedIn(403), learner: 200 },
  listCertificates: signedIn(200),
  verifyCertificate: 200,
  createProofUpload: signedIn(201),
  submitLayoffApplication: { ...signedIn(201), learner: 409 },
  listLayoffApplications: signedIn(200),
  getLayoffApplication: { ...signedIn(404), learner: 200 },
  getHealth: 200,
  getOpenApi: 200,
  logClientEvent: 204,
  listFaqs: 200,
  voteFaqHelpful: 404,
  joinWaitlist: 404,
  leaveWaitlist: 404,
  sendContactMessage: 400,
};

function signedIn(status: number): Record<Who, number> {
  return { visitor: 401, learner: status, 'other learner': status, moderator: status, admin: status };
}

describe('who may call what', () => {
  const everyone: Who[] = ['visitor', 'learner', 'other learner', 'moderator', 'admin'];
  for (const [id, operation] of Object.entries(operations) as [
    OperationId,
    (typeof operations)[OperationId],
  ][]) {
    for (const who of everyone) {
      it(`${id} as ${who}`, async () => {
        const wanted = expected[id];
        const { path, body } = requests[id]();
        const answer = await callers[who].send(operation.method, path, body);
        expect(answer.status).toBe(typeof wanted === 'number' ? wanted : wanted[who]);
        if (id === 'signOutEverywhere') callers[who] = await signInAgain[who]();
      });
    }
  }

  it('asks for a session before it looks at anything else', async () => {
    for (const operation of Object.values(operations).filter(({ access }) => access !== 'public')) {
      const path = operation.path.replace(/\{\w+\}/g, '%20');
      const answer = await callers.visitor.send(
        operation.method,
        path,
        operation.method === 'GET' ? undefined : '{ not json',
      );
      expect(answer.status, path).toBe(401);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('keeps admin operations, and no others, under /api/admin/', () => {
    for (const { path, access } of Object.values(operations) as { path: string; access: string }[]) {
      expect(path.startsWith('/api/admin/')).toBe(access === 'admin');
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
      const answer = await createCaller(platform.origin, token).send('GET', '/api/me');
      expect(answer.status, name).toBe(401);
      expect(answer.body).toMatchObject({ status: 401, title: 'Unauthorized' });
    }
  });

  it('does not take a token in another scheme', async () => {
    const answer = await callers.visitor.send('GET', '/api/me', undefined, {
      authorization: `Basic ${callers.learner.token}`,
    });
    expect(answer.status).toBe(401);
  });
});

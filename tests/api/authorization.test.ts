import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '../../lambdas/contract/operations.ts';
import { type Caller, createCaller, signIn } from '../api-client.ts';
import { application, submit } from '../liftoff-client.ts';
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

/** A request of an operation, and the status that each caller gets. */
interface Case {
  path: string;
  body: unknown;
  statuses: Record<Who, number>;
}

const learner = await newLearner();
const moderator = await newLearner();
const assigned = await setUp.send('POST', '/api/admin/roles', {
  user_id: moderator.userId,
  role: 'moderator',
});
expect(assigned.status).toBe(201);
const accounts = {
  learner,
  'other learner': await newLearner(),
  moderator,
  admin: await newAdmin(),
  'removed admin': await newAdmin(),
};
const callers: Record<Who, Caller> = { visitor, ...accounts };

/** Signs in as an admin whose role is removed afterwards: the token claims a role that the table does not have. */
async function signInThenRemove(): Promise<void> {
  const { email, password, userId } = accounts['removed admin'];
  await setUp.send('POST', '/api/admin/roles', { user_id: userId, role: 'admin' });
  const caller = await signIn(origin, email, password);
  expect((await caller.send('GET', '/api/admin/analytics')).status).toBe(200);
  expect((await removeAdmin(caller)).status).toBe(204);
  callers['removed admin'] = caller;
}
await signInThenRemove();
afterAll(() => removeAdmin(accounts.admin));

const course = 'prompt-engineering-mastery';
const enrollmentId = await enroll(learner, course);
const applicationId = (await submit(learner)).body.id;
const corporateAccount = {
  company_name: 'Test Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: 1,
  account_status: 'active',
};
const accountId = (await setUp.send('POST', '/api/admin/corporate-accounts', corporateAccount)).body.id;

function signedIn(status: number, path: string, body?: unknown, ofLearner = status): Case {
  const statuses = Object.fromEntries(everybody.map((who) => [who, status])) as Case['statuses'];
  return { path, body, statuses: { ...statuses, visitor: 401, learner: ofLearner } };
}
function everyone(status: number, path: string, body?: unknown): Case {
  const { statuses } = signedIn(status, path);
  return { path, body, statuses: { ...statuses, visitor: status } };
}
function adminOnly(status: number, path: string, body?: unknown): Case {
  const { statuses } = signedIn(403, path);
  return { path, body, statuses: { ...statuses, admin: status } };
}

/** A request of each operation that is good for the learner. An operation without one does not compile. */
const cases: Record<OperationId, Case> = {
  signUp: everyone(400, '/api/auth/sign-up', { email: 'not an address', password: 'x', full_name: '' }),
  signIn: everyone(200, '/api/auth/sign-in', { email: learner.email, password: learner.password }),
  refreshSession: everyone(401, '/api/auth/refresh', { refresh_token: 'x' }),
  signOut: everyone(204, '/api/auth/sign-out', { refresh_token: 'x' }),
  requestPasswordReset: everyone(204, '/api/auth/password-reset', { email: 'nobody@example.com' }),
  confirmPasswordReset: everyone(400, '/api/auth/password-reset/confirm', {
    email: 'nobody@example.com',
    code: '123456',
    password: 'secret-1',
  }),
  getMe: signedIn(200, '/api/me'),
  updateMe: signedIn(400, '/api/me', { full_name: '' }),
  changePassword: signedIn(400, '/api/me/password', {
    current_password: 'not-the-password',
    new_password: 'secret-1',
  }),
  signOutEverywhere: signedIn(204, '/api/me/sign-out-everywhere'),
  getAnalytics: adminOnly(200, '/api/admin/analytics'),
  listQueues: adminOnly(200, '/api/admin/queues'),
  listUsers: adminOnly(200, '/api/admin/users'),
  exportUsers: adminOnly(200, '/api/admin/users/export'),
  getUser: adminOnly(200, `/api/admin/users/${learner.userId}`),
  listRoles: adminOnly(200, '/api/admin/roles'),
  exportRoles: adminOnly(200, '/api/admin/roles/export'),
  assignRole: adminOnly(409, '/api/admin/roles', { user_id: learner.userId, role: 'user' }),
  removeRole: adminOnly(404, `/api/admin/roles/${learner.userId}.moderator`),
  listAuditLog: adminOnly(200, '/api/admin/audit-log'),
  exportAuditLog: adminOnly(200, '/api/admin/audit-log/export'),
  listCourses: everyone(200, '/api/courses'),
  getCourse: everyone(200, `/api/courses/${course}`),
  getCourseDetails: signedIn(200, `/api/courses/${course}/details`),
  listCourseContent: signedIn(403, `/api/courses/${course}/content`, undefined, 200),
  listEnrollments: signedIn(200, '/api/enrollments'),
  enroll: signedIn(404, '/api/enrollments', { course_id: 'no-such-course' }),
  updateEnrollment: signedIn(404, `/api/enrollments/${enrollmentId}`, { status: 'active' }, 200),
  listProgress: signedIn(200, `/api/courses/${course}/progress`),
  completeLesson: signedIn(403, `/api/courses/${course}/progress/1/1`, undefined, 200),
  uncompleteLesson: signedIn(403, `/api/courses/${course}/progress/4/3`, undefined, 200),
  listCertificates: signedIn(200, '/api/certificates'),
  verifyCertificate: everyone(200, '/api/certificates/RWC-2025-DEM0CERT'),
  createProofUpload: signedIn(201, '/api/layoff-applications/proofs', {
    file_name: 'letter.pdf',
    content_type: 'application/pdf',
    size: 1,
  }),
  submitLayoffApplication: signedIn(201, '/api/layoff-applications', application, 409),
  listLayoffApplications: signedIn(200, '/api/layoff-applications'),
  getLayoffApplication: signedIn(404, `/api/layoff-applications/${applicationId}`, undefined, 200),
  listApplicationsToReview: adminOnly(200, '/api/admin/layoff-applications'),
  exportApplications: adminOnly(200, '/api/admin/layoff-applications/export'),
  countApplications: adminOnly(200, '/api/admin/layoff-applications/counts'),
  getApplicationToReview: adminOnly(200, `/api/admin/layoff-applications/${applicationId}`),
  decideApplication: adminOnly(200, `/api/admin/layoff-applications/${applicationId}`, {
    application_status: 'under_review',
    events: 1,
  }),
  openProof: adminOnly(404, `/api/admin/layoff-applications/${applicationId}/proof`),
  listReimbursements: adminOnly(200, '/api/admin/reimbursements'),
  exportReimbursements: adminOnly(200, '/api/admin/reimbursements/export'),
  getReimbursementSummary: adminOnly(200, '/api/admin/reimbursements/summary'),
  correctReimbursement: adminOnly(404, '/api/admin/reimbursements/no-such-toolkit', {
    version: 1,
    employer_name: null,
    employer_reimbursed: false,
    reimbursement_amount: null,
  }),
  listCorporateAccounts: adminOnly(200, '/api/admin/corporate-accounts'),
  exportCorporateAccounts: adminOnly(200, '/api/admin/corporate-accounts/export'),
  getCorporateSummary: adminOnly(200, '/api/admin/corporate-accounts/summary'),
  createCorporateAccount: adminOnly(201, '/api/admin/corporate-accounts', corporateAccount),
  getCorporateAccount: adminOnly(200, `/api/admin/corporate-accounts/${accountId}`),
  updateCorporateAccount: adminOnly(404, '/api/admin/corporate-accounts/no-such-account', {
    version: 1,
    ...corporateAccount,
  }),
  listCorporateSeats: adminOnly(200, `/api/admin/corporate-accounts/${accountId}/seats`),
  giveCorporateSeat: adminOnly(201, `/api/admin/corporate-accounts/${accountId}/seats`, {
    email: 'seat@example.com',
  }),
  takeBackCorporateSeat: adminOnly(404, `/api/admin/corporate-accounts/${accountId}/seats/no-such-seat`),
  getHealth: everyone(200, '/api/health'),
  getOpenApi: everyone(200, '/api/openapi.json'),
  logClientEvent: everyone(204, '/api/client-events', { kind: 'not_found', path: '/nowhere' }),
  listFaqs: everyone(200, '/api/faqs'),
  voteFaqHelpful: everyone(404, '/api/faqs/no-such-question/votes', {
    visitor_id: '00000000-0000-4000-8000-000000000000',
  }),
  joinWaitlist: everyone(404, '/api/waitlist', { item_id: 'no-such-launch', email: 'a@example.com' }),
  leaveWaitlist: everyone(404, '/api/waitlist/unsubscribe', {
    token: `team-cohorts.${'x'.repeat(22)}.${'x'.repeat(32)}`,
  }),
  sendContactMessage: everyone(400, '/api/contact', { email: 'not an address' }),
  listMessages: adminOnly(200, '/api/admin/messages'),
  exportMessages: adminOnly(200, '/api/admin/messages/export'),
  updateMessage: adminOnly(404, '/api/admin/messages/no-such-message', { is_answered: true }),
  listAllCourses: adminOnly(200, '/api/admin/courses'),
  exportCourses: adminOnly(200, '/api/admin/courses/export'),
  createCourse: adminOnly(400, '/api/admin/courses', { title: '' }),
  getEditableCourse: adminOnly(200, `/api/admin/courses/${course}`),
  updateCourse: adminOnly(400, `/api/admin/courses/${course}`, { version: 0 }),
  deleteCourse: adminOnly(404, '/api/admin/courses/no-such-course'),
  listCourseRevisions: adminOnly(200, `/api/admin/courses/${course}/revisions`),
  restoreCourseRevision: adminOnly(404, `/api/admin/courses/${course}/revisions/999/restore`, { version: 1 }),
  listAllEnrollments: adminOnly(200, '/api/admin/enrollments'),
  exportEnrollments: adminOnly(200, '/api/admin/enrollments/export'),
  deleteEnrollment: adminOnly(404, '/api/admin/enrollments/nobody.no-such-course'),
  startGeneration: signedIn(409, `/api/courses/${course}/generation`),
  getGeneration: signedIn(404, `/api/courses/${course}/generation`),
  cancelGeneration: signedIn(404, `/api/courses/${course}/generation`),
  listGenerations: adminOnly(200, '/api/admin/generations'),
};

/** Where the expectations contradict the contract's access. */
function disagreements(said: Partial<Record<string, Case>>): string[] {
  return Object.entries(operations).flatMap(([id, { access }]) => {
    const statuses = said[id]?.statuses;
    if (!statuses) return [`${id}: nothing is expected`];
    const keptOut: Who[] =
      access === 'admin' ? ['learner', 'other learner', 'moderator', 'removed admin'] : [];
    const wanted: [Who, number][] = keptOut.map((who) => [who, 403]);
    if (access !== 'public') wanted.push(['visitor', 401]);
    return wanted
      .filter(([who, status]) => statuses[who] !== status)
      .map(([who]) => `${id}: ${who} gets ${statuses[who]}`);
  });
}

describe('who may call what', () => {
  for (const [id, { path, body, statuses }] of Object.entries(cases)) {
    it.each(everybody)(`${id} as %s`, async (who) => {
      const answer = await callers[who].send(operations[id as OperationId].method, path, body);
      expect(answer.status).toBe(statuses[who]);
      if (id !== 'signOutEverywhere' || who === 'visitor') return;
      if (who === 'removed admin') return signInThenRemove();
      callers[who] = await signIn(origin, accounts[who].email, accounts[who].password);
    });
  }

  it('agrees with the contract’s access', () => {
    expect(Object.keys(cases).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect(disagreements(cases)).toEqual([]);
  });

  it('is compared in full: a missing expectation and one that lets in too many are found', () => {
    const { getMe: _left, ...others } = cases;
    expect(disagreements(others)).toEqual(['getMe: nothing is expected']);
    const open = { ...cases, getMe: everyone(200, ''), listUsers: signedIn(200, '') };
    expect(disagreements(open)).toContain('getMe: visitor gets 200');
    expect(disagreements(open)).toContain('listUsers: moderator gets 200');
  });

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
      const answer = await createCaller(origin, token).send('GET', '/api/me');
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

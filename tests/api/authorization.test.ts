import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../lambdas/contract/operations.ts';
import { type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { application, submit } from '../liftoff-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

type OperationId = keyof typeof operations;
type Who = 'visitor' | 'learner' | 'other learner' | 'moderator' | 'admin' | 'removed admin';

let platform: Platform;
let callers: Record<Who, Caller>;
let signInAgain: Record<Who, () => Promise<Caller>>;
let enrollmentId: string;
let applicationId: string;

beforeAll(async () => {
  platform = await startPlatform();
  const { origin } = platform;
  const other = await newLearner(origin);
  const removed = await newLearner(origin);
  signInAgain = {
    visitor: async () => createCaller(origin),
    learner: () => signIn(origin, 'learner@example.com', 'learner-demo'),
    'other learner': () => signIn(origin, other.email, other.password),
    moderator: () => signIn(origin, 'moderator@example.com', 'moderator-demo'),
    admin: () => signIn(origin, 'admin@example.com', 'admin-demo'),
    'removed admin': () => signInThenRemove(removed),
  };
  callers = {
    visitor: await signInAgain.visitor(),
    learner: await signInAgain.learner(),
    'other learner': other,
    moderator: await signInAgain.moderator(),
    admin: await signInAgain.admin(),
    'removed admin': await signInAgain['removed admin'](),
  };
  enrollmentId = `${callers.learner.userId}.prompt-engineering-mastery`;
  applicationId = (await submit(callers.learner)).body.id;
});
afterAll(() => platform?.stop());

/** Makes an account an admin, lets it sign in, and takes the role away: the token still says what the table does not. */
async function signInThenRemove({ email, password, userId }: Awaited<ReturnType<typeof newLearner>>) {
  const admin = await signInAgain.admin();
  const assigned = await admin.send('POST', '/api/admin/roles', { user_id: userId, role: 'admin' });
  expect(assigned.status).toBe(201);
  const caller = await signIn(platform.origin, email, password);
  expect((await caller.send('GET', '/api/admin/analytics')).status).toBe(200);
  const gone = await admin.send('DELETE', `/api/admin/roles/${assigned.body.id}`);
  expect(gone.status).toBe(204);
  return caller;
}

const course = 'prompt-engineering-mastery';
const corporateAccount = {
  company_name: 'Test Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: 1,
  account_status: 'active',
};
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
  getAnalytics: () => ({ path: '/api/admin/analytics' }),
  listQueues: () => ({ path: '/api/admin/queues' }),
  listUsers: () => ({ path: '/api/admin/users' }),
  exportUsers: () => ({ path: '/api/admin/users/export' }),
  getUser: () => ({ path: `/api/admin/users/${callers.learner.userId}` }),
  listRoles: () => ({ path: '/api/admin/roles' }),
  exportRoles: () => ({ path: '/api/admin/roles/export' }),
  assignRole: () => ({
    path: '/api/admin/roles',
    body: { user_id: callers.learner.userId, role: 'user' },
  }),
  removeRole: () => ({ path: `/api/admin/roles/${callers.learner.userId}.moderator` }),
  listAuditLog: () => ({ path: '/api/admin/audit-log' }),
  exportAuditLog: () => ({ path: '/api/admin/audit-log/export' }),
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
  listApplicationsToReview: () => ({ path: '/api/admin/layoff-applications' }),
  exportApplications: () => ({ path: '/api/admin/layoff-applications/export' }),
  countApplications: () => ({ path: '/api/admin/layoff-applications/counts' }),
  getApplicationToReview: () => ({ path: `/api/admin/layoff-applications/${applicationId}` }),
  decideApplication: () => ({
    path: `/api/admin/layoff-applications/${applicationId}`,
    body: { application_status: 'under_review', events: 1 },
  }),
  openProof: () => ({ path: `/api/admin/layoff-applications/${applicationId}/proof` }),
  listReimbursements: () => ({ path: '/api/admin/reimbursements' }),
  exportReimbursements: () => ({ path: '/api/admin/reimbursements/export' }),
  getReimbursementSummary: () => ({ path: '/api/admin/reimbursements/summary' }),
  correctReimbursement: () => ({
    path: '/api/admin/reimbursements/no-such-toolkit',
    body: { version: 1, employer_name: null, employer_reimbursed: false, reimbursement_amount: null },
  }),
  listCorporateAccounts: () => ({ path: '/api/admin/corporate-accounts' }),
  exportCorporateAccounts: () => ({ path: '/api/admin/corporate-accounts/export' }),
  getCorporateSummary: () => ({ path: '/api/admin/corporate-accounts/summary' }),
  createCorporateAccount: () => ({ path: '/api/admin/corporate-accounts', body: corporateAccount }),
  getCorporateAccount: () => ({ path: '/api/admin/corporate-accounts/sample-account-1' }),
  updateCorporateAccount: () => ({
    path: '/api/admin/corporate-accounts/no-such-account',
    body: { version: 1, ...corporateAccount },
  }),
  listCorporateSeats: () => ({ path: '/api/admin/corporate-accounts/sample-account-1/seats' }),
  giveCorporateSeat: () => ({
    path: '/api/admin/corporate-accounts/sample-account-1/seats',
    body: { email: 'seat@example.com' },
  }),
  takeBackCorporateSeat: () => ({
    path: '/api/admin/corporate-accounts/sample-account-1/seats/no-such-seat',
  }),
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
  listMessages: () => ({ path: '/api/admin/messages' }),
  exportMessages: () => ({ path: '/api/admin/messages/export' }),
  updateMessage: () => ({ path: '/api/admin/messages/no-such-message', body: { is_answered: true } }),
  listAllCourses: () => ({ path: '/api/admin/courses' }),
  exportCourses: () => ({ path: '/api/admin/courses/export' }),
  createCourse: () => ({ path: '/api/admin/courses', body: { title: '' } }),
  getEditableCourse: () => ({ path: `/api/admin/courses/${course}` }),
  updateCourse: () => ({ path: `/api/admin/courses/${course}`, body: { version: 0 } }),
  deleteCourse: () => ({ path: '/api/admin/courses/no-such-course' }),
  listCourseRevisions: () => ({ path: `/api/admin/courses/${course}/revisions` }),
  restoreCourseRevision: () => ({
    path: `/api/admin/courses/${course}/revisions/999/restore`,
    body: { version: 1 },
  }),
  listAllEnrollments: () => ({ path: '/api/admin/enrollments' }),
  exportEnrollments: () => ({ path: '/api/admin/enrollments/export' }),
  deleteEnrollment: () => ({ path: '/api/admin/enrollments/nobody.no-such-course' }),
  startGeneration: () => ({ path: `/api/courses/${course}/generation` }),
  getGeneration: () => ({ path: `/api/courses/${course}/generation` }),
  cancelGeneration: () => ({ path: `/api/courses/${course}/generation` }),
  listGenerations: () => ({ path: '/api/admin/generations' }),
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
  getAnalytics: adminOnly(200),
  listQueues: adminOnly(200),
  listUsers: adminOnly(200),
  exportUsers: adminOnly(200),
  getUser: adminOnly(200),
  listRoles: adminOnly(200),
  exportRoles: adminOnly(200),
  assignRole: adminOnly(409),
  removeRole: adminOnly(404),
  listAuditLog: adminOnly(200),
  exportAuditLog: adminOnly(200),
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
  listApplicationsToReview: adminOnly(200),
  exportApplications: adminOnly(200),
  countApplications: adminOnly(200),
  getApplicationToReview: adminOnly(200),
  decideApplication: adminOnly(200),
  openProof: adminOnly(404),
  listReimbursements: adminOnly(200),
  exportReimbursements: adminOnly(200),
  getReimbursementSummary: adminOnly(200),
  correctReimbursement: adminOnly(404),
  listCorporateAccounts: adminOnly(200),
  exportCorporateAccounts: adminOnly(200),
  getCorporateSummary: adminOnly(200),
  createCorporateAccount: adminOnly(201),
  getCorporateAccount: adminOnly(200),
  updateCorporateAccount: adminOnly(404),
  listCorporateSeats: adminOnly(200),
  giveCorporateSeat: adminOnly(201),
  takeBackCorporateSeat: adminOnly(404),
  getHealth: 200,
  getOpenApi: 200,
  logClientEvent: 204,
  listFaqs: 200,
  voteFaqHelpful: 404,
  joinWaitlist: 404,
  leaveWaitlist: 404,
  sendContactMessage: 400,
  listMessages: adminOnly(200),
  exportMessages: adminOnly(200),
  updateMessage: adminOnly(404),
  listAllCourses: adminOnly(200),
  exportCourses: adminOnly(200),
  createCourse: adminOnly(400),
  getEditableCourse: adminOnly(200),
  updateCourse: adminOnly(400),
  deleteCourse: adminOnly(404),
  listCourseRevisions: adminOnly(200),
  restoreCourseRevision: adminOnly(404),
  listAllEnrollments: adminOnly(200),
  exportEnrollments: adminOnly(200),
  deleteEnrollment: adminOnly(404),
  startGeneration: signedIn(409),
  getGeneration: signedIn(404),
  cancelGeneration: signedIn(404),
  listGenerations: adminOnly(200),
};

function signedIn(status: number): Record<Who, number> {
  return {
    visitor: 401,
    learner: status,
    'other learner': status,
    moderator: status,
    admin: status,
    'removed admin': status,
  };
}

function adminOnly(status: number): Record<Who, number> {
  return { ...signedIn(403), admin: status };
}

/** Where the expectations say something else than the contract's access, or nothing. */
function disagreements(
  declared: Record<string, { access: string }>,
  said: Partial<Record<string, number | Record<Who, number>>>,
): string[] {
  return Object.entries(declared).flatMap(([id, { access }]) => {
    const statuses = said[id];
    if (statuses === undefined) return [`${id}: nothing is expected`];
    const of = (who: Who) => (typeof statuses === 'number' ? statuses : statuses[who]);
    const keptOut: Who[] =
      access === 'admin' ? ['learner', 'other learner', 'moderator', 'removed admin'] : [];
    const wanted = [
      ...(access === 'public' ? [] : [['visitor', 401] as const]),
      ...keptOut.map((who) => [who, 403] as const),
    ];
    return wanted
      .filter(([who, status]) => of(who) !== status)
      .map(([who]) => `${id}: ${who} gets ${of(who)}`);
  });
}

describe('who may call what', () => {
  const everyone: Who[] = ['visitor', 'learner', 'other learner', 'moderator', 'admin', 'removed admin'];
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

  it('is said for every operation of the contract, and for no other', () => {
    const declared = Object.keys(operations).sort();
    expect(Object.keys(requests).sort()).toEqual(declared);
    expect(Object.keys(expected).sort()).toEqual(declared);
    expect(disagreements(operations, expected)).toEqual([]);
  });

  it('finds an operation without an expectation, and one that lets in whom the contract keeps out', () => {
    const { getMe: _left, ...others } = expected;
    expect(disagreements(operations, others)).toEqual(['getMe: nothing is expected']);
    const open = { ...expected, getMe: 200, listUsers: { ...adminOnly(200), moderator: 200 } };
    expect(disagreements(operations, open)).toEqual([
      'getMe: visitor gets 200',
      'listUsers: moderator gets 200',
    ]);
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

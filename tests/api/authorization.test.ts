import { afterAll, describe, expect, it } from 'vitest';
import { learningRecordAchievement } from '../../lambdas/badges/learning-record.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { type Access, type Operation, partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type Caller, createCaller, signIn } from '../clients/api-client.ts';
import { submit } from '../clients/liftoff-client.ts';
import { facts, makeToolkit } from '../clients/toolkit-client.ts';
import {
  admin as setUp,
  completeCourse,
  enroll,
  newAdmin,
  newLearner,
  origin,
  removeAdmin,
  visitor,
} from './shared-platform.ts';

type OperationId = keyof typeof operations;
const callerNames = ['visitor', 'learner', 'other learner', 'moderator', 'admin', 'removed admin'] as const;
type CallerName = (typeof callerNames)[number];

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

/** Signs in all callers. The token of the removed admin claims a role that the table no longer has. */
async function signInAll(): Promise<Record<CallerName, Caller>> {
  expect((await give(accounts['removed admin'], 'admin')).status).toBe(201);
  const callers: Partial<Record<CallerName, Caller>> = { visitor };
  for (const [name, { email, password }] of Object.entries(accounts))
    callers[name as CallerName] = await signIn(origin, email, password);
  expect((await callers['removed admin']?.send('GET', '/api/admin/analytics'))?.status).toBe(200);
  expect((await removeAdmin(accounts['removed admin'])).status).toBe(204);
  return callers as Record<CallerName, Caller>;
}
let callers = await signInAll();

/** Starts another session of the learner and returns its ID. */
async function otherSession(): Promise<string> {
  const { email, password } = accounts.learner;
  await signIn(origin, email, password);
  const { body } = await callers.learner.send('GET', '/api/me/sessions');
  return body.items.find(({ is_current }: { is_current: boolean }) => !is_current).id;
}

const courseId = 'prompt-engineering-mastery';
const account = {
  company_name: 'Test Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: 1,
  account_status: 'active',
};
const enrollmentId = await enroll(callers.learner, courseId);
/** For another course, because an operation cancels the order of the first. */
const reimbursable = 'ai-literacy-101';
await enroll(callers.learner, reimbursable);
const toolkitId = (await makeToolkit(callers.learner, reimbursable)).body.id;
const { certificate_number: certificateNumber } = await completeCourse(
  callers.learner,
  'ai-fundamentals-for-business',
);
const today = businessToday();
const record = await callers.learner.send('POST', '/api/learning-records', { from: today, to: today });
const achievementPath = `/api/credentials/achievements/${learningRecordAchievement.id}/${learningRecordAchievement.revision}`;
/** Returns the version of the blocks of the first lesson. */
async function blocksVersion(learner: Caller): Promise<string> {
  const { items } = (await learner.send('GET', `/api/courses/${courseId}/content`)).body;
  return items[0].lessons[0].blocks_version;
}

/** Values for the path parameters: resources that the learner owns or that are public. */
const ids: Record<string, string> = {
  courseId,
  enrollmentId,
  toolkitId,
  token: 'no-such-token',
  document: 'guide',
  applicationId: (await submit(callers.learner)).body.id,
  accountId: (await setUp.send('POST', '/api/admin/corporate-accounts', account)).body.id,
  userId: callers.learner.userId ?? '',
  roleId: `${callers.learner.userId}.moderator`,
  orderId: (await callers.learner.send('GET', `/api/orders?course_id=${courseId}`)).body.items[0].id,
  certificateNumber,
  recordNumber: record.body.record_number,
  list: '2026-01-0',
  module: '1',
  lesson: '1',
  attempt: '1',
  version: await blocksVersion(callers.learner),
  /** Another session of the learner, which is ended. */
  sessionId: await otherSession(),
};

/** Operations that visitors may call. The paths of the others show which are only for admins. */
const forVisitors: readonly OperationId[] = [
  'signUp',
  'signIn',
  'signInTwoStep',
  'signInPasskey',
  'refreshSession',
  'signOut',
  'requestPasswordReset',
  'confirmPasswordReset',
  'listCourses',
  'getCourse',
  'getCourseOutline',
  'getFreeLesson',
  'openFreeDownload',
  'searchCourses',
  'verifyCertificate',
  'getDidDocument',
  'getIssuer',
  'getAchievement',
  'getStatusList',
  'verifyLearningRecord',
  'getHealth',
  'getOpenApi',
  'logClientEvent',
  'listFaqs',
  'confirmEmail',
  'undoEmailChange',
  'undoTwoStep',
  'voteFaqHelpful',
  'joinWaitlist',
  'confirmWaitlist',
  'leaveWaitlist',
  'leaveWaitlistByMail',
  'openUnsubscribePage',
  'unsubscribe',
  'unsubscribeByMail',
  'openEmailUnsubscribePage',
  'sendContactMessage',
  'receiveStripeEvent',
  'getEmployerApproval',
  'getEmployerDocument',
  'decideEmployerApproval',
  'askEmployeeQuestion',
  'getReimbursementFigures',
  'openCompanyInvitation',
  'getJoinOffer',
  'createPlanDocument',
];

/**
 * The status of an operation for permitted callers, if it is not 200 (or 400 for a missing body), and its status for the
 * learner caller owns the resource.
 */
const cases: Partial<
  Record<OperationId, { path?: string; body?: object; status: number; ofLearner?: number }>
> = {
  signOutEverywhere: { status: 204 },
  // The learner is in no company.
  listOwnPersonViews: { status: 404, ofLearner: 404 },
  reportActivity: { status: 204 },
  endSession: { status: 404, ofLearner: 204 },
  listCourseContent: { status: 403, ofLearner: 200 },
  getLessonBlocks: { status: 403, ofLearner: 200 },
  openDownload: { status: 403, ofLearner: 404 },
  openFreeDownload: { status: 404 },
  openStoredDownload: {
    path: `/api/admin/lesson-files/downloads/${'0'.repeat(32)}.csv?name=sample.csv`,
    status: 200,
  },
  getAssessment: { status: 403, ofLearner: 200 },
  // Lessons are left.
  startAttempt: { status: 403, ofLearner: 409 },
  getAttempt: { status: 404 },
  submitAttempt: { status: 404 },
  getPromptRun: { status: 404 },
  completeLesson: { status: 403, ofLearner: 200 },
  uncompleteLesson: { status: 403, ofLearner: 200 },
  updateEnrollment: { body: { status: 'active' }, status: 404, ofLearner: 200 },
  getBadge: { status: 404, ofLearner: 200 },
  getBadgePng: { status: 404, ofLearner: 200 },
  getBadgeSvg: { status: 404, ofLearner: 200 },
  getCertificatePdf: { status: 404, ofLearner: 200 },
  getAchievement: { path: achievementPath, status: 200 },
  getLearningRecordJson: { status: 404, ofLearner: 200 },
  getLearningRecordPdf: { status: 404, ofLearner: 200 },
  getLayoffApplication: { status: 404, ofLearner: 200 },
  getOrder: { status: 404, ofLearner: 200 },
  changePayer: {
    body: { name: 'Sample Payer', company: null, address: null, purchase_order: null },
    status: 404,
    ofLearner: 200,
  },
  checkOut: { status: 404, ofLearner: 200 },
  createDenialUpload: {
    body: { file_name: 'letter.pdf', content_type: 'application/pdf', size: 1 },
    status: 404,
    ofLearner: 201,
  },
  requestRefund: { body: { ground: 'window' }, status: 404, ofLearner: 409 },
  orderEnrollment: { status: 404, ofLearner: 409 },
  getInvoice: { status: 404, ofLearner: 409 },
  getReceipt: { status: 404, ofLearner: 409 },
  cancelOrder: { status: 404, ofLearner: 200 },
  receiveStripeEvent: { status: 400 },
  searchCourses: { path: '/api/courses/search?q=emails', status: 200 },
  joinWaitlistAsUser: { path: '/api/me/waitlist/team-cohorts', status: 200 },
  leaveWaitlistAsUser: { status: 204 },
  leaveWaitlistByMail: { status: 400 },
  openUnsubscribePage: { status: 400 },
  unsubscribeByMail: { status: 400 },
  openEmailUnsubscribePage: { status: 400 },
  getToolkit: { status: 404, ofLearner: 200 },
  changeToolkit: { body: { ...facts, version: 1 }, status: 404, ofLearner: 200 },
  recordOutcome: {
    body: { version: 1, status: 'submitted', date: today },
    status: 404,
    ofLearner: 200,
  },
  createLetterUpload: {
    body: { file_name: 'letter.pdf', content_type: 'application/pdf', size: 1 },
    status: 404,
    ofLearner: 201,
  },
  openLetter: { status: 404 },
  getToolkitDocument: { status: 404, ofLearner: 200 },
  getToolkitArchive: { status: 404, ofLearner: 200 },
  createApprovalLink: {
    body: { shares_documents: false, shares_progress: false, send_to_hr: false },
    status: 404,
    ofLearner: 201,
  },
  revokeApprovalLink: { status: 404, ofLearner: 200 },
  requestPasskey: { status: 409 },
  acceptCompanyInvitation: { status: 404 },
  openCompanyInvitation: { status: 404 },
  getJoinOffer: { status: 404 },
  joinCompany: { status: 404 },
  getEmployerApproval: { status: 404 },
  getEmployerDocument: { status: 404 },
  getAnyInvoice: { status: 409 },
  getAnyReceipt: { status: 409 },
  approveRefund: { body: { objection: null }, status: 404 },
  checkDenial: { body: { note: 'Sample note' }, status: 404 },
  getDenialLetter: { status: 404 },
  startGeneration: { status: 409 },
  getGeneration: { status: 404 },
  cancelGeneration: { status: 404 },
  getDraftedText: { status: 404 },
  deleteDrafting: { status: 404 },
  endUserSessions: { path: '/api/admin/users/nobody/sign-out', status: 404 },
  endUserTwoStep: { path: '/api/admin/users/nobody/end-two-step', status: 404 },
  sendUserReset: { path: '/api/admin/users/nobody/password-reset', status: 404 },
  suspendUser: { path: '/api/admin/users/nobody/suspension', status: 404 },
  reactivateUser: { path: '/api/admin/users/nobody/suspension', status: 404 },
  removeRole: { status: 404 },
  getErrorReport: { status: 404 },
  openProof: { status: 404 },
  takeBackCorporateSeat: { status: 404 },
  deleteCourse: { path: '/api/admin/courses/no-such-course', status: 404 },
  deleteEnrollment: { path: '/api/admin/enrollments/nobody.no-such-course', status: 404 },
};

function accessOf(id: OperationId): Access {
  if (forVisitors.includes(id)) return 'public';
  const { route } = operations[id];
  if (route.includes(' /api/company/{companyId}')) return 'company';
  return route.includes(' /api/admin/') ? 'admin' : 'user';
}

function statusFor(caller: CallerName, id: OperationId): number {
  const access = accessOf(id);
  if (caller === 'visitor' && access !== 'public') return 401;
  if (caller !== 'admin' && access === 'admin') return 403;
  // None of them has a role in a company; tests/api/company.test.ts has callers with one.
  if (access === 'company') return 404;
  const { status = 'body' in operations[id] ? 400 : 200, ofLearner = status } = cases[id] ?? {};
  return caller === 'learner' ? ofLearner : status;
}

describe('access to each operation', { tags: ['server-access', 'own-data'] }, () => {
  it.each(Object.entries<Operation>(operations))('%s', async (name, operation) => {
    const { method, path } = partsOf(operation);
    const id = name as OperationId;
    expect(operation.access).toBe(accessOf(id));
    const address = cases[id]?.path ?? path.replace(/\{(\w+)\}/g, (_, of: string) => ids[of] ?? '999');
    for (const caller of callerNames) {
      const { status } = await callers[caller].send(method, address, cases[id]?.body);
      expect(status, caller).toBe(statusFor(caller, id));
    }
    if (id === 'signOutEverywhere') callers = await signInAll();
  });

  it('is checked before anything else', async () => {
    for (const operation of Object.values<Operation>(operations)) {
      if (operation.access === 'public') continue;
      const { method, path } = partsOf(operation);
      const body = method === 'GET' ? undefined : '{ not json';
      const response = await visitor.send(method, path.replace(/\{\w+\}/g, '%20'), body);
      expect(response.status, path).toBe(401);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
  });
});

describe('invalid tokens', () => {
  const header = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('make the caller a visitor', async () => {
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

  it('include tokens with another authentication scheme', async () => {
    const authorization = `Basic ${callers.learner.token}`;
    expect((await visitor.send('GET', '/api/me', undefined, { authorization })).status).toBe(401);
  });
});

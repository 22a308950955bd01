import path from 'node:path';
import { expect, inject } from 'vitest';
import { separateFunctions } from '../../lambdas/local/function-environment.ts';
import {
  type ApiResponse,
  type Caller,
  createCaller,
  type Email,
  emailsTo as emailsToAt,
  newLearner as newLearnerAt,
  proveAddress as proveAddressAt,
  staySignedIn,
} from '../clients/api-client.ts';
import { recordCheck } from '../clients/payment-client.ts';
import { turnOn } from '../clients/two-step-client.ts';
import { rereadKeys } from './own-table.ts';

interface SharedPlatform {
  origin: string;
  dataDir: string;
  output: string;
  /** The session of an admin of a deployed stack, where the demo accounts do not exist. */
  admin?: { token: string; userId: string };
}

async function readPlatform(): Promise<SharedPlatform> {
  const response = await fetch(`${inject('platforms')}/${process.env.VITEST_POOL_ID}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const platform = await readPlatform();
export const { dataDir } = platform;
process.loadEnvFile(path.join(dataDir, 'stack.env'));
Object.assign(process.env, rereadKeys);
separateFunctions();

/**
 * The origin of the platform that a worker's test files share, one after another. Earlier files leave their data, so each
 * test creates its own users and courses. The platform's variables are set, so Lambda modules that are imported after
 * this one use its table.
 */
export const { origin } = platform;
/** The address of the site, which is in emails. It may differ from the origin. */
export const siteUrl = String(process.env.SITE_URL);
export const visitor: Caller = createCaller(origin);
export const admin: Caller = platform.admin
  ? createCaller(origin, platform.admin.token, platform.admin.userId)
  : await staySignedIn(origin, 'admin@example.com', 'admin-demo');

/** Creates an account and signs in. */
export const newLearner = (fullName?: string) => newLearnerAt(origin, fullName);

/** Enrolls in a course and returns the enrollment's id. */
export async function enroll(learner: Caller, course_id: string): Promise<string> {
  const { status, body } = await learner.send('POST', '/api/enrollments', { course_id });
  expect(status).toBe(201);
  return body.id;
}

/** Returns a learner's enrollment in a course. */
export const readEnrollment = async (learner: Caller, course_id: string) =>
  (await learner.send('GET', `/api/enrollments?course_id=${course_id}`)).body.items[0];

interface Module {
  module_number: number;
  lessons: { lesson_number: number }[];
}

/** Returns the progress path of each lesson of a course that the learner is enrolled in. */
export async function lessonPaths(learner: Caller, course_id: string): Promise<string[]> {
  const { body } = await learner.send('GET', `/api/courses/${course_id}/content?limit=100`);
  return (body.items as Module[]).flatMap(({ module_number, lessons }) =>
    lessons.map(
      ({ lesson_number }) => `/api/courses/${course_id}/progress/${module_number}/${lesson_number}`,
    ),
  );
}

/** Records the payment of a learner's order for a course by check, unless nothing is due. */
export async function payFor(learner: Caller, course_id: string): Promise<void> {
  const { body } = await learner.send('GET', `/api/orders?course_id=${course_id}`);
  for (const { id, status } of body.items) {
    if (status === 'due') expect((await recordCheck(admin, id)).status).toBe(200);
  }
}

/** Completes every lesson of a course that the learner is enrolled in, at the same time. */
export async function completeLessons(learner: Caller, course_id: string): Promise<void> {
  const lessons = await lessonPaths(learner, course_id);
  await Promise.all(lessons.map((lesson) => learner.send('PUT', lesson)));
}

/** Enrolls in a course, pays for it, and completes its lessons. Returns the enrollment with the certificate's number. */
export async function completeCourse(learner: Caller, course_id: string) {
  await enroll(learner, course_id);
  await payFor(learner, course_id);
  await completeLessons(learner, course_id);
  return readEnrollment(learner, course_id);
}

/** Creates an admin. Remove the role with `removeAdmin` at the end, or other tests count one admin too many. */
export async function newAdmin() {
  const person = await newLearner();
  await admin.send('POST', '/api/admin/roles', { user_id: person.userId, role: 'admin' });
  // A deployed stack lets only admins with two-step verification in.
  if (platform.admin) await turnOn(person, person.password);
  return person;
}
export const removeAdmin = ({ userId }: Caller) => admin.send('DELETE', `/api/admin/roles/${userId}.admin`);

/** Returns a list's items and its next cursor, read as an admin. */
export const readList = async (address: string) => (await admin.send('GET', address)).body;

/** Returns the newest entry of the audit log. */
export const readNewestChange = async () => (await readList('/api/admin/audit-log?limit=1')).items[0];

/** Runs the work of a scheduled function in this process, with the function's permissions on the platform's services. */
export { runAs } from '../../lambdas/local/function-environment.ts';

export { atOnce, codeIn, countStatuses, type Email } from '../clients/api-client.ts';

/** Sends a message with the contact form. */
export const sendMessage = (change: object = {}): Promise<ApiResponse> =>
  visitor.send('POST', '/api/contact', {
    firstName: 'Sample',
    lastName: 'Visitor',
    email: 'visitor@example.com',
    company: 'Sample Company',
    message: 'Hello.',
    ...change,
  });

/** Returns the platform's output so far. */
export const readOutput = async (): Promise<string> => (await readPlatform()).output;

/** Returns the emails that were sent to an address, newest first. */
export const emailsTo = (address: string): Promise<Email[]> => emailsToAt(origin, address);

/** Proves an address with the link in its newest email. */
export const proveAddress = (address: string): Promise<void> => proveAddressAt(origin, address);

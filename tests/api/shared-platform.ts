import path from 'node:path';
import { expect, inject } from 'vitest';
import {
  type ApiAnswer,
  type Caller,
  createCaller,
  newLearner as newLearnerAt,
  recount,
  signIn,
} from '../api-client.ts';

async function readPlatform(): Promise<{ origin: string; dataDir: string; output: string }> {
  const answer = await fetch(`${inject('platforms')}/${process.env.VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const { dataDir, ...platform } = await readPlatform();
process.loadEnvFile(path.join(dataDir, 'stack.env'));

/**
 * Where the platform is that the test files of one worker share, one file after the other. It keeps what earlier files
 * left, so a test makes its own people and courses. Its variables are loaded: modules of the functions, imported after
 * this one, work on it.
 */
export const { origin } = platform;
export const visitor: Caller = createCaller(origin);
export const admin: Caller = await signIn(origin, 'admin@example.com', 'admin-demo');

/** Makes a new account and signs in with it. */
export const newLearner = (fullName?: string) => newLearnerAt(origin, fullName);

/** Enrolls in a course, and returns the enrollment's id. */
export async function enroll(learner: Caller, course_id: string): Promise<string> {
  const { status, body } = await learner.send('POST', '/api/enrollments', { course_id });
  expect(status).toBe(201);
  return body.id;
}

/** A learner's enrollment in a course. */
export const readEnrollment = async (learner: Caller, course_id: string) =>
  (await learner.send('GET', `/api/enrollments?course_id=${course_id}`)).body.items[0];

interface Module {
  module_number: number;
  lessons: { lesson_number: number }[];
}

/** The address of the progress in each lesson of a course that the learner is enrolled in. */
export async function lessonPaths(learner: Caller, course_id: string): Promise<string[]> {
  const { body } = await learner.send('GET', `/api/courses/${course_id}/content?limit=100`);
  return (body.items as Module[]).flatMap(({ module_number, lessons }) =>
    lessons.map(
      ({ lesson_number }) => `/api/courses/${course_id}/progress/${module_number}/${lesson_number}`,
    ),
  );
}

/** Enrolls in a course and completes its lessons. Returns the enrollment with the certificate's number. */
export async function completeCourse(learner: Caller, course_id: string) {
  await enroll(learner, course_id);
  const lessons = await lessonPaths(learner, course_id);
  await Promise.all(lessons.map((lesson) => learner.send('PUT', lesson)));
  return readEnrollment(learner, course_id);
}

/** Makes a new admin. The test takes the role away again with `removeAdmin`, or other tests count one admin more. */
export async function newAdmin() {
  const person = await newLearner();
  await admin.send('POST', '/api/admin/roles', { user_id: person.userId, role: 'admin' });
  return person;
}
export const removeAdmin = ({ userId }: Caller) => admin.send('DELETE', `/api/admin/roles/${userId}.admin`);

/** The items of a list, and the cursor of its next page, as an admin reads them. */
export const readList = async (address: string) => (await admin.send('GET', address)).body;

/** What the audit log says of the latest change. */
export const readNewestChange = async () => (await readList('/api/admin/audit-log?limit=1')).items[0];

/** Makes a call so many times at the same moment. */
export const atOnce = <Answer>(count: number, call: (at: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)));

/** How many of the answers have each status. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Sends a message with the contact form. */
export const sendMessage = (change: object = {}): Promise<ApiAnswer> =>
  visitor.send('POST', '/api/contact', {
    firstName: 'Sample',
    lastName: 'Visitor',
    email: 'visitor@example.com',
    company: 'Sample Company',
    message: 'Hello.',
    ...change,
  });

/** Everything that the platform has printed. */
export const readOutput = async (): Promise<string> => (await readPlatform()).output;

/** Expects every kept count to agree with its rows. */
export async function expectTrueCounts(): Promise<void> {
  expect(await recount(origin)).toEqual([]);
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** The mails that were sent to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { body } = await visitor.send('GET', '/local/outbox.json');
  return (body as Mail[]).filter(({ to }) => to === address);
}

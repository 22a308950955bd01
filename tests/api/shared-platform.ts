import path from 'node:path';
import { inject } from 'vitest';
import { type Caller, createCaller, newLearner as newLearnerAt, signIn } from '../api-client.ts';

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
  if (status !== 201) throw new Error(`Enrolling in ${course_id} returned ${status}`);
  return body.id;
}

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
  return (await learner.send('GET', `/api/enrollments?course_id=${course_id}`)).body.items[0];
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

/** Everything that the platform has printed. */
export const readOutput = async (): Promise<string> => (await readPlatform()).output;

/** The kept counts that disagree with their rows. */
export const recount = async (): Promise<unknown[]> =>
  (await visitor.send('GET', '/local/recount.json')).body.differences;

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

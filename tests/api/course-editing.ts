import { expect } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { admin, enroll, newLearner, readEnrollment, visitor } from './shared-platform.ts';

/** The admins' courses. */
export const path = '/api/admin/courses';

/** A module with its lessons, as a learner reads it. */
export interface Module {
  module_number?: number;
  module_title: string;
  lessons: { lesson_number?: number; lesson_title: string; blocks_version?: string; content: string }[];
}

/** Creates a course, published by default. */
export const create = (change: object = {}, headers: Record<string, string> = {}) =>
  admin.send('POST', path, { ...sampleCourse, title: 'Sample Course', publish: true, ...change }, headers);

/** Creates a course with a unique title and returns it as an editor sees it. */
export async function newCourse(change: object = {}) {
  const { status, body } = await create({ title: `Sample Course ${crypto.randomUUID()}`, ...change });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Returns the body of a GET, by default an admin's. */
export const bodyOf = async (address: string, caller = admin) => (await caller.send('GET', address)).body;
/** Returns the status of a GET, by default a visitor's. */
export const statusOf = async (address: string, caller = visitor) =>
  (await caller.send('GET', address)).status;
/** Saves a course as read, with a change, and publishes it. */
export const edit = ({ id, version, ...course }: Record<string, unknown>, change: object = {}) =>
  admin.send('PUT', `${path}/${String(id)}`, { ...course, version, publish: true, ...change });
/** Deletes a course. */
export const remove = (id: string) => admin.send('DELETE', `${path}/${id}`);
/** Restores a revision. */
export const restore = (id: string, revision: number, version: number) =>
  admin.send('POST', `${path}/${id}/revisions/${revision}/restore`, { version });
/** Returns the revisions of a course. */
export const readRevisions = async (id: string) => (await bodyOf(`${path}/${id}/revisions`)).items;
/** Returns the ids of the courses in the catalog. */
export const listed = async (): Promise<string[]> =>
  (await bodyOf('/api/courses?limit=100', visitor)).items.map(({ id }: { id: string }) => id);
/** Returns the modules of a course as a learner reads them. */
export const readContent = async (learner: Caller, id: string): Promise<Module[]> =>
  (await bodyOf(`/api/courses/${id}/content?limit=100`, learner)).items;

/** Enrolls a learner and returns the response. */
export const tryToEnroll = (learner: Caller, course_id: string) =>
  learner.send('POST', '/api/enrollments', { course_id });
/** Returns the path of a lesson's progress. */
export const place = (course: string, [module, number]: readonly [number, number]) =>
  `/api/courses/${course}/progress/${module}/${number}`;

/** Enrolls a new learner in a course and completes the given lessons. */
export async function newStudent(course: string, lessons: readonly [number, number][] = []) {
  const learner = await newLearner();
  const id = await enroll(learner, course);
  for (const each of lessons) await learner.send('PUT', place(course, each));
  return { learner, id, read: () => readEnrollment(learner, course) };
}

import { expect } from 'vitest';
import type { GenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { unwrittenCourse } from '../samples/sample-course.ts';
import type { Caller } from './api-client.ts';

/** Returns the path of a course's generation. */
export const generationOf = (course: string): string => `/api/courses/${course}/generation`;

/** Publishes a course without details and lessons as an admin, such as one with a title. Returns its id. */
export async function newUnwrittenCourse(
  admin: Caller,
  change: Partial<typeof unwrittenCourse & { id: string }> = {},
): Promise<string> {
  const title = `Sample Course ${crypto.randomUUID()}`;
  const { status, body } = await admin.send('POST', '/api/admin/courses', {
    ...unwrittenCourse,
    title,
    ...change,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** Starts the generation of a course. */
export async function startGeneration(caller: Caller, course: string): Promise<void> {
  expect((await caller.send('POST', generationOf(course))).status).toBe(202);
}

/** Reads the latest generation of a course. */
export const readGeneration = async (caller: Caller, course: string): Promise<GenerationJob> =>
  (await caller.send('GET', generationOf(course))).body;

/** Polls the generation of a course until it ends. */
export async function followGeneration(caller: Caller, course: string): Promise<GenerationJob> {
  await expect.poll(async () => (await readGeneration(caller, course)).finished_at).not.toBeNull();
  return readGeneration(caller, course);
}

/** Starts the generation of a course and waits until it ends. */
export async function generate(caller: Caller, course: string): Promise<GenerationJob> {
  await startGeneration(caller, course);
  return followGeneration(caller, course);
}

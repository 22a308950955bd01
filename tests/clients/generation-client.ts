import { expect } from 'vitest';
import type { GenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import type { Caller } from './api-client.ts';

/** Returns the path of a course's generation. */
export const generationOf = (course: string): string => `/api/courses/${course}/generation`;

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

import { expect } from 'vitest';
import type { Drafting, WantedDrafting } from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import type { Caller } from './api-client.ts';

/** Returns the path of an admin's drafting of a course. */
export const draftingOf = (course: string): string => `/api/admin/courses/${course}/drafting`;

/** Sends the request that starts a drafting. */
export const sendDrafting = (admin: Caller, course: string, wanted: WantedDrafting) =>
  admin.send('POST', draftingOf(course), { wanted });

/** Reads an admin's drafting of a course; null without one. */
export const readDrafting = async (admin: Caller, course: string): Promise<Drafting | null> =>
  (await admin.send('GET', draftingOf(course))).body.drafting;

/** Polls a drafting until it ends. */
export async function followDrafting(admin: Caller, course: string): Promise<Drafting> {
  await expect
    .poll(async () => (await readDrafting(admin, course))?.finished_at, { timeout: 30_000 })
    .not.toBeNull();
  return (await readDrafting(admin, course)) ?? expect.fail('There is no drafting');
}

/** Starts a drafting and waits until it ends. */
export async function draft(admin: Caller, course: string, wanted: WantedDrafting): Promise<Drafting> {
  const { status, body } = await sendDrafting(admin, course, wanted);
  expect(status, JSON.stringify(body)).toBe(202);
  return followDrafting(admin, course);
}

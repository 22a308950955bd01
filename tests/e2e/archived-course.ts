import type { APIRequestContext } from '@playwright/test';
import { type Account, admin, newAccount } from './accounts.ts';
import { callAs } from './caller.ts';

/**
 * Publishes a course, enrolls a new learner, and archives it, so that the catalog of other tests does not list it. Returns
 * the learner and the address of the first lesson.
 */
export async function enrollInArchivedCourse(
  request: APIRequestContext,
  course: object,
): Promise<{ account: Account; path: string }> {
  const author = await callAs(request, admin);
  const { id } = await author.call('POST', '/api/admin/courses', course);
  const account = await newAccount(request);
  await (await callAs(request, account)).call('POST', '/api/enrollments', { course_id: id });
  await author.call('DELETE', `/api/admin/courses/${id}`);
  return { account, path: `/learn/${id}/1/1` };
}

import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { Page } from 'playwright';
import { demoAccounts } from '../../lambdas/local/demo/accounts.ts';
import { newLearner, signIn } from '../clients/api-client.ts';
import { courseWith } from '../samples/sample-blocks.ts';

/** Publishes a course with these blocks. Signs in on the page as a learner of it, and returns its lesson's address. */
export async function openLessonWith(
  page: Page,
  origin: string,
  blocks: readonly PlacedBlock[],
): Promise<string> {
  const account = demoAccounts.find(({ role }) => role === 'admin');
  const admin = await signIn(origin, account?.email ?? '', account?.password ?? '');
  const title = `Measured ${crypto.randomUUID()}`;
  const { body: course } = await admin.send('POST', '/api/admin/courses', courseWith(title, blocks));
  const learner = await newLearner(origin);
  await learner.send('POST', '/api/enrollments', { course_id: course.id });
  const lesson = `/learn/${course.id}/1/1`;
  await page.goto(`${origin}/auth?returnTo=${encodeURIComponent(lesson)}`);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(origin + lesson);
  return origin + lesson;
}

import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { businessToday, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type Account, newAccount, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { payFor } from './payments.ts';
import { expect, test } from './test.ts';

const course = 'ai-literacy-101';
const path = '/account/learning-record';

// A record has the company's dates. Here it is often a day later.
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** Creates a learner who has paid for a course and completed two lessons. */
async function newStudent(request: APIRequestContext): Promise<Account> {
  const account = await newAccount(request);
  const caller = await callAs(request, account);
  const { call } = caller;
  await call('POST', '/api/enrollments', { course_id: course });
  await payFor(request, caller);
  for (const lesson of [1, 2]) await call('PUT', `/api/courses/${course}/progress/1/${lesson}`);
  return account;
}

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a learner makes a learning record from the account page, and downloads both files', async ({
  page,
  request,
}) => {
  await signInAt(page, await newStudent(request), '/account');
  await page.getByRole('link', { name: 'Make a learning record' }).click();
  const today = businessToday();
  await expect(page.getByLabel('First day')).toHaveValue(`${yearOf(today)}-01-01`);
  await expect(page.getByLabel('Last day')).toHaveValue(today);
  await page.getByRole('button', { name: 'Make the Record' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your record is ready' })).toContainText(
    '2 lessons in 1 course: AI Literacy 101.',
  );

  const pdf = await download(page, 'Download PDF');
  expect(pdf.name).toMatch(/^learning-record-RWC-\d{4}-\w{8}\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const json = await download(page, 'Download JSON');
  expect(json.name).toBe(pdf.name.replace('pdf', 'json'));
  const credential = JSON.parse(json.bytes.toString());
  expect(credential.evidence).toHaveLength(2);
  const number = json.name.slice('learning-record-'.length, -'.json'.length);
  await expect(page.getByRole('link', { name: 'Verify' }).first()).toHaveAttribute(
    'href',
    `/verify/${number}`,
  );

  await page.reload();
  const records = page.getByRole('region', { name: 'Earlier records' });
  await expect(records.getByRole('article')).toHaveCount(1);
  await expect(records.getByText(number)).toBeVisible();
});

test('the form says what is wrong with a period, and when there is nothing to record', async ({
  page,
  request,
}) => {
  await signInAt(page, await newStudent(request), path);
  const [from, to] = [page.getByLabel('First day'), page.getByLabel('Last day')];
  const make = page.getByRole('button', { name: 'Make the Record' });
  await from.fill('');
  await make.click();
  await expect(from).toHaveAccessibleDescription('Enter the date');
  await expect(from).toBeFocused();

  await from.fill('2024-02-01');
  await to.fill('2024-01-31');
  await make.click();
  await expect(to).toHaveAccessibleDescription('The last day cannot be before the first day');
  await to.fill('2025-02-01');
  await make.click();
  await expect(to).toHaveAccessibleDescription('Choose at most 366 days');

  await to.fill('2024-12-31');
  await make.click();
  await expect(page.getByRole('alert')).toHaveText(
    'You completed no lessons in this period. Choose other dates.',
  );
});

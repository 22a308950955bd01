import type { Page } from '@playwright/test';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { budgetOf } from '../../app/publish/first-load.ts';
import { choice, courseWith, everyBlock, exercise } from '../samples/sample-blocks.ts';
import { signInAt } from './accounts.ts';
import { enrollInArchivedCourse } from './archived-course.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

const prepare = (page: Page, blocks: readonly PlacedBlock[]) =>
  enrollInArchivedCourse(page.request, courseWith(`Sample blocks ${crypto.randomUUID()}`, blocks));

const question = (page: Page) => page.getByRole('region', { name: 'What does a model predict?' });
const task = (page: Page) => page.getByRole('region', { name: 'Write a prompt' });
const answer = (page: Page) => task(page).getByRole('textbox', { name: 'Your answer' });

test('a learner answers by keyboard, and finds the answers on another device', async ({ page, browser }) => {
  const { account, path } = await prepare(page, [choice, exercise]);
  await signInAt(page, account, path);
  await pressOn(page, question(page).getByRole('button', { name: 'Check answer' }));
  await expect(question(page).getByText('Choose an answer first.')).toBeVisible();
  await pressOn(page, question(page).getByRole('radio', { name: 'The truth' }), 'Space');
  await pressOn(page, question(page).getByRole('button', { name: 'Check answer' }));
  await expect(question(page).getByText('Not yet.')).toBeVisible();
  await expect(question(page).getByText('It has no table of facts.')).toBeVisible();
  await question(page).getByRole('radio', { name: 'The next token' }).check();
  await pressOn(page, question(page).getByRole('button', { name: 'Check answer' }));
  await expect(question(page).getByText('The sample says so.')).toBeVisible();
  await typeInto(page, answer(page), 'Summarize the report for a new colleague.');
  await expect(task(page).getByText('Saved')).toBeVisible();
  await expect(page).toHaveURL(path);

  const phone = await (await browser.newContext()).newPage();
  await signInAt(phone, account, path);
  await expect(answer(phone)).toHaveValue('Summarize the report for a new colleague.');
  await expect(question(phone).getByText('The sample says so.')).toBeVisible();
  await answer(phone).fill('Written on the phone.');
  await expect(task(phone).getByText('Saved')).toBeVisible();
  await answer(page).fill('Written at the desk.');
  await expect(task(page).getByText('1 earlier version')).toBeVisible();
  await task(page).getByText('1 earlier version').click();
  await expect(task(page).getByText('Written on the phone.')).toBeVisible();
  await task(page).getByRole('button', { name: 'Use this version' }).click();
  await expect(answer(page)).toHaveValue('Written on the phone.');
  await expect(task(page).getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(answer(page)).toHaveValue('Written on the phone.');
});

test('an answer that cannot be saved stays, is said to be unsaved, and is saved when the lesson is opened again', async ({
  page,
}) => {
  const { account, path } = await prepare(page, [exercise]);
  await signInAt(page, account, path);
  await page.route('**/answers/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await answer(page).fill('Typed without a connection.');
  await expect(task(page).getByText(/^Not saved\. Your answer is still here\./)).toBeVisible();
  await expect(answer(page)).toHaveValue('Typed without a connection.');
  await page.unroute('**/answers/**');
  await page.reload();
  await expect(task(page).getByText('Saved')).toBeVisible();
  await expect(answer(page)).toHaveValue('Typed without a connection.');
});

test('a lesson with a block of each type stays within the player’s budget', async ({ page }) => {
  const { account, path } = await prepare(page, everyBlock);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\/assets\/[^/]+\.js$/.test(request.url()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await signInAt(page, account, path);
  await expect(page.getByRole('region', { name: 'Write a prompt' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  expect(bytes, 'bytes').toBeLessThanOrEqual(budgetOf('/learn/:courseId').js * 1000);
});

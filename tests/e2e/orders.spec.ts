import { readFile } from 'node:fs/promises';
import { newAccount, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { payByCard, payFor } from './payments.ts';
import { expect, test } from './test.ts';

const courseId = 'prompt-engineering-mastery';

test('a learner enrolls, pays by card on the payment page, and gets the receipt', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signInAt(page, account, `/course/${courseId}`);
  await expect(
    page.getByText(/^\$[\d,.]+, due by \w+ \d+, \d{4}\. Enrolling creates an order;/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page
    .getByText(/^Payment due: \$/)
    .getByRole('link', { name: 'Pay now' })
    .click();
  await expect(page.getByText('Payment due', { exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: /Company/ }).fill('Sample Employer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payByCard(page);

  await expect(page).toHaveURL(/\/account\/orders\/RWC-O-.*payment=done/);
  await expect(page.getByText('Thank you. Your payment is confirmed.')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText(/^You get a full refund if you ask by/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^receipt-RWC-R-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a learner who leaves the payment page owes the same order, and can cancel it', {
  tag: '@full',
}, async ({ page, request }) => {
  const account = await newAccount(request);
  const { call } = await callAs(request, account);
  await call('POST', '/api/enrollments', { course_id: courseId });
  await signInAt(page, account, '/account/orders');
  await page.getByRole('link', { name: /^See order and pay: / }).click();
  await expect(page).toHaveTitle(/^Order RWC-O-/);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('The payment was not completed. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect((await call('GET', '/api/enrollments')).items).toEqual([]);
});

test('the player asks before the lesson that ends the money-back window, and a refund is one press away', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const caller = await callAs(request, account);
  const { call } = caller;
  await call('POST', '/api/enrollments', { course_id: courseId });
  await payFor(request, caller);
  const [{ id }] = (await call('GET', '/api/orders')).items;
  for (const lesson of [1, 2, 3, 4]) await call('PUT', `/api/courses/${courseId}/progress/1/${lesson}`);
  await signInAt(page, account, `/learn/${courseId}/2/1`);
  await expect(page.getByText(/^Completing this lesson passes 25% of the course/)).toBeVisible();
  const mark = page.getByRole('checkbox', { name: 'Mark complete' });
  await page.keyboard.press('m');
  const question = page.getByRole('alertdialog', { name: /end your money-back window/ });
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(mark).not.toBeChecked();

  await page.goto(`/account/orders/${id}`);
  await page.getByRole('button', { name: 'Request a refund' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request a refund' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We received your request' })).toBeFocused();
  await expect(page.getByText('We received your request and will reply by email.')).toBeVisible();
});

test('the player asks before the lesson after which an unpaid order can no longer be canceled', {
  tag: '@full',
}, async ({ page, request }) => {
  const account = await newAccount(request);
  const { call } = await callAs(request, account);
  await call('POST', '/api/enrollments', { course_id: courseId });
  const [{ id }] = (await call('GET', '/api/orders')).items;
  for (const lesson of [1, 2, 3, 4]) await call('PUT', `/api/courses/${courseId}/progress/1/${lesson}`);
  await signInAt(page, account, `/learn/${courseId}/2/1`);
  const mark = page.getByRole('checkbox', { name: 'Mark complete' });
  await mark.click();
  const question = page.getByRole('alertdialog', { name: /keep the order/ });
  await expect(question.getByText(/you owe \$/)).toBeVisible();
  await question.getByRole('button', { name: 'Mark complete' }).click();
  await expect(mark).toBeChecked();
  await page.goto(`/account/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Engineering Mastery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { statementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { proveAddress } from '../clients/api-client.ts';
import { facts, toolkits } from '../clients/toolkit-client.ts';
import { emailsTo, newAccount, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { payByCard } from './payments.ts';
import { expect, test } from './test.ts';

const courseId = 'prompt-engineering-mastery';
const admin = { email: 'admin@example.com', password: 'admin-demo' };

const download = async (page: Page, name: string) => {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await started).suggestedFilename();
};

test('a learner pays, completes the course, makes the toolkit, and the employer approves and pays', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const account = await newAccount(request);
  await proveAddress(baseURL ?? '', account.email);
  const asAdmin = await callAs(request, admin);
  const before = await asAdmin.call('GET', '/api/admin/reimbursements/summary');

  await signInAt(page, account, `/course/${courseId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page
    .getByText(/^Payment due: \$/)
    .getByRole('link', { name: 'Pay now' })
    .click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await payByCard(page);
  await expect(page.getByText('Thank you. Your payment is confirmed.')).toBeVisible();

  const { call } = await callAs(request, account);
  const content = await call('GET', `/api/courses/${courseId}/content`);
  for (const { module_number, lessons } of content.items ?? content) {
    for (const { lesson_number } of lessons) {
      await call('PUT', `/api/courses/${courseId}/progress/${module_number}/${lesson_number}`);
    }
  }

  await test.step('makes the toolkit', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Make the toolkit: / }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveTitle(/^Who reimburses it\?, step 2 of 5 \| /);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Enter the name of your employer')).toBeVisible();
    await page.getByRole('textbox', { name: 'Employer', exact: true }).fill('Sample Employer');
    await page.getByRole('textbox', { name: 'HR email' }).fill('hr@example.com');
    await page.getByRole('button', { name: 'Next' }).click();
    await page
      .getByRole('radiogroup', { name: 'Must a course be approved before it starts?' })
      .getByRole('radio', { name: 'Yes' })
      .check();
    await page.getByRole('button', { name: 'Next' }).click();
    const year = page.getByRole('textbox', { name: 'Calendar year of the reimbursement' });
    const orderYear = Number(await year.inputValue());
    await year.fill(String(orderYear - 1));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(year).toHaveAccessibleDescription(/cannot be before .*, the year of the order/);
    await year.fill(String(orderYear));
    await page.getByRole('textbox', { name: /^Other educational assistance/ }).fill('1,000');
    await expect(page.getByText('$1,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/and your course has started/)).toBeVisible();
    await page.getByRole('button', { name: 'Make the Toolkit' }).click();
    await expect(page).toHaveURL(/\/reimbursement\/[0-9a-f-]{36}$/);
    expect(await download(page, 'Download PDF: Itemized receipt')).toBe(`receipt-${courseId}.pdf`);
    expect(await download(page, 'Download All (ZIP)')).toBe(`reimbursement-toolkit-${courseId}.zip`);
  });

  const url = await test.step('creates the link for the employer', async () => {
    await page.getByRole('checkbox', { name: 'Email the link to hr@example.com' }).check();
    await page.getByRole('button', { name: 'Create and send the link' }).click();
    await expect(page.getByText('The link was emailed to HR')).toBeVisible();
    await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
    return page.getByRole('textbox', { name: 'Link for your employer' }).inputValue();
  });

  await test.step('the employer approves in another browser without an account', async () => {
    const context = await browser.newContext();
    const employer = await context.newPage();
    await employer.goto(new URL(url).pathname);
    await expect(employer.getByText(/is asking you to reimburse this course/)).toBeVisible();
    for (const { text } of statementsOf(73)) await expect(employer.getByText(text)).toBeVisible();
    await expect(employer.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await download(employer, 'Download PDF: Request form')).toBe('request.pdf');
    await employer.getByRole('textbox', { name: 'Your question' }).fill('Which plan year is it for?');
    await employer.getByRole('button', { name: 'Send the question' }).click();
    await expect(employer.getByText('Your question was sent.')).toBeVisible();
    await employer.getByRole('radio', { name: 'Deny' }).check();
    await employer.getByRole('button', { name: 'Send the decision' }).click();
    await expect(employer.getByText('Give the reason; the employee will read it')).toBeVisible();
    await employer.getByRole('radio', { name: 'Approve' }).check();
    await employer.getByRole('textbox', { name: 'Amount approved, in dollars' }).fill('2,500.00');
    await employer.getByRole('textbox', { name: 'Your full name' }).fill('Sample Manager');
    await employer.getByRole('textbox', { name: 'Your title' }).fill('Benefits Manager');
    await employer.getByRole('button', { name: 'Send the decision' }).click();
    await employer.getByRole('button', { name: 'Approve the request' }).click();
    await expect(employer.getByText('This request was approved in part')).toBeVisible();
    await employer.reload();
    await expect(employer.getByText('This request was approved in part')).toBeVisible();
    expect(await download(employer, 'Download the decision (PDF)')).toBe('decision.pdf');
    await context.close();
  });

  await test.step('the learner records the payment', async () => {
    await page.goto(`${page.url()}?outcome=paid`);
    await expect(page.getByText('Which plan year is it for?')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Paid' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Amount paid, in dollars' }).fill('2,500');
    await page.getByRole('button', { name: 'Save Outcome' }).click();
    await expect(page.getByText('$2,500.00 reimbursed')).toBeVisible();
  });

  await test.step('the limit and the admin’s numbers move', async () => {
    await page.goto('/reimbursement');
    const year = new Date().getFullYear();
    const benefit = page.getByRole('region', { name: `Your ${year} education benefit` });
    await expect(benefit.getByText('$2,500.00')).toBeVisible();
    await expect(benefit.getByText('$1,750.00')).toBeVisible();
    const after = await asAdmin.call('GET', '/api/admin/reimbursements/summary');
    expect(after).not.toEqual(before);
  });
});

test('a link that is revoked, and one that does not exist, says so', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const { call } = await callAs(request, account);
  await call('POST', '/api/enrollments', { course_id: courseId });
  await signInAt(page, account, '/reimbursement/new');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Employer', exact: true }).fill('Sample Employer');
  await page.getByRole('button', { name: 'Next' }).click();
  // What was entered is still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Employer', exact: true })).toHaveValue('Sample Employer');
  for (const step of ['plan', 'timing', 'check']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Make the Toolkit' }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'we cannot show it again' })).toBeFocused();
  const url = await page.getByRole('textbox', { name: 'Link for your employer' }).inputValue();
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(status.filter({ hasText: 'The link no longer works.' })).toBeFocused();
  await page.goto(new URL(url).pathname);
  await expect(page.getByText('This link was withdrawn by the person who sent it.')).toBeVisible();
  await page.goto(`/employer-approval/${'A'.repeat(43)}`);
  await expect(page.getByText(/This link is not valid/)).toBeVisible();
});

test('the plan check on a course page, and the plan document for employers', async ({ page }) => {
  await page.goto(`/course/${courseId}`);
  for (const { text } of statementsOf(73)) await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Check My Plan' }).click();
  await expect(page.getByRole('region', { name: 'Check My Plan' })).toBeFocused();
  await page
    .getByRole('radiogroup', { name: 'Must a course be approved before it starts?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await expect(
    page.getByText('Your plan asks for approval before the course starts: send the link first.'),
  ).toBeVisible();

  await page.goto('/corporate');
  await page.getByRole('button', { name: 'Fill In a Plan Document' }).click();
  await expect(page.getByRole('region', { name: 'Fill In a Plan Document' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Company' }).fill('Sample Company');
  await page.getByLabel('Effective date').fill('2026-01-01');
  const limit = page.getByRole('textbox', { name: /^Limit per employee/ });
  await limit.fill('5,250.01');
  await page.getByRole('button', { name: 'Download the draft' }).click();
  await expect(page.getByText(/Enter an amount up to \$5,250/)).toBeVisible();
  await limit.fill('5,250');
  expect(await download(page, 'Download the draft')).toBe('educational-assistance-plan.pdf');
});

/** Makes a paid order's toolkit and emails its link to HR. Returns the learner's account and order, and both links. */
async function emailRequest(request: APIRequestContext, baseURL: string) {
  const account = await newAccount(request);
  await proveAddress(baseURL, account.email);
  const { call } = await callAs(request, account);
  await call('POST', '/api/enrollments', { course_id: courseId });
  const { items } = await call('GET', `/api/orders?course_id=${courseId}`);
  const { id, total_cents, version } = await (await callAs(request, admin)).call(
    'GET',
    `/api/admin/orders/${items[0].id}`,
  );
  await (await callAs(request, admin)).call('POST', `/api/admin/orders/${id}/payments`, {
    version,
    amount_cents: total_cents,
    paid_on: businessToday(),
    method: 'check',
    reference: '1017',
  });
  const hr_email = `hr-${randomUUID()}@company.example`;
  const toolkit = await call('POST', toolkits, { ...facts, course_id: courseId, hr_email });
  const { url: copied } = await call('POST', `${toolkits}/${toolkit.id}/approval-link`, {
    shares_documents: false,
    shares_progress: false,
    send_to_hr: true,
  });
  const [email] = await emailsTo(request, hr_email);
  const emailed = /https?:\/\/\S+(\/employer-approval\/\S+)/.exec(email?.text ?? '')?.[1] ?? '';
  return { account, orderId: id, emailed, copied: new URL(copied).pathname };
}

/** Denies the request that a link opens, in a browser without an account. */
async function denyAt(browser: Browser, link: string, meaning: RegExp): Promise<void> {
  const context = await browser.newContext();
  const employer = await context.newPage();
  await employer.goto(link);
  await employer.getByRole('radio', { name: 'Deny' }).check();
  await expect(employer.getByText(meaning)).toBeVisible();
  await employer.getByRole('textbox', { name: 'Your full name' }).fill('Sample Manager');
  await employer.getByRole('textbox', { name: 'Your title' }).fill('Benefits Manager');
  await employer.getByRole('textbox', { name: 'Reason' }).fill('The budget is used up.');
  await employer.getByRole('button', { name: 'Send the decision' }).click();
  await employer.getByRole('button', { name: 'Deny the request' }).click();
  await expect(employer.getByText('This request was denied')).toBeVisible();
  await context.close();
}

/** Requests the refund of an order after the denial, without a letter. */
async function requestRefund(page: Page, orderId: string, text: RegExp): Promise<void> {
  await page.goto(`/account/orders/${orderId}`);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByText('My employer denied the reimbursement').click();
  await page.getByRole('button', { name: 'Request a refund after the denial' }).click();
  await expect(page.getByText('We received your request and will reply by email.')).toBeVisible();
}

test('a denial by HR with the emailed link is in writing, and refunded without a letter', {
  tag: '@full',
}, async ({ page, request, browser, baseURL }) => {
  const { account, orderId, emailed } = await emailRequest(request, baseURL ?? '');
  await denyAt(browser, emailed, /Your decision here is the denial in writing; no letter is needed\./);
  await signInAt(page, account, `/account/orders/${orderId}`);
  await requestRefund(page, orderId, /with the link in our email\. That is the denial in writing/);
});

test('a denial with the copied link is checked with the employer before the refund', {
  tag: '@full',
}, async ({ page, request, browser, baseURL }) => {
  const { account, orderId, copied } = await emailRequest(request, baseURL ?? '');
  await denyAt(browser, copied, /This link was copied, so we cannot tell who opened it\./);
  await signInAt(page, account, `/account/orders/${orderId}`);
  await requestRefund(page, orderId, /recorded by whoever had the link/);

  const context = await browser.newContext();
  const office = await context.newPage();
  await signInAt(office, admin, `/admin/refunds?q=${encodeURIComponent(account.email)}`);
  const row = office.getByRole('row').filter({ hasText: account.email });
  await expect(row).toContainText('Recorded by whoever had the link: Sample Manager, Benefits Manager');
  await expect(row.getByRole('button', { name: /^Approve/ })).toBeHidden();
  await row.getByRole('button', { name: /^Record check/ }).click();
  const dialog = office.getByRole('dialog', { name: /^Check the denial for / });
  await dialog.getByRole('button', { name: 'Record check' }).click();
  await expect(dialog.getByText('Say whom you asked, how, and what they said')).toBeVisible();
  await dialog.getByLabel('Your check with the employer').fill('HR confirms it by phone.');
  await dialog.getByRole('button', { name: 'Record check' }).click();
  await expect(row).toContainText('Checked: HR confirms it by phone.');
  await expect(row.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await context.close();
});

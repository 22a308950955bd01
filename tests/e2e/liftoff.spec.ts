import type { Page } from '@playwright/test';
import { refusals } from '../../lambdas/src/platform/upload-check/refused-upload.ts';
import { makePdf } from '../../lambdas/src/platform/upload-check/test-files.ts';
import { type Account, expectFormUncovered, newAccount, signInAt, signInByForm, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

const today = new Date().toISOString().slice(0, 10);
const pdf = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf()) };
const uploads = '**/local/uploads';
const applications = '**/api/layoff-applications';
const path = '/layoff-application';

async function openAs(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await signInAt(page, account, path);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Program application' })).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Test Applicant');
  await page.getByLabel('Email').fill('applicant@example.com');
  await page.getByLabel('Previous company').fill('Test Company');
  await page.getByLabel('Previous role').fill('Analyst');
  await page.getByLabel('Layoff date').fill(today);
  await page.getByLabel('Job search status').selectOption('interviewing');
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue('Test Applicant');
  await expect(page.getByLabel('Previous company')).toHaveValue('Test Company');
  await expect(page.getByLabel('Layoff date')).toHaveValue(today);
  await expect(page.getByLabel('Job search status')).toHaveValue('interviewing');
}

const choose = (page: Page, file: typeof pdf) => page.locator('input[type="file"]').setInputFiles(file);
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();
const proof = (page: Page) => page.getByRole('group', { name: /Proof of layoff/ });

async function expectRefusedDocument(page: Page, title: string, sentence: string): Promise<void> {
  await expect(toasts(page)).toContainText(title);
  await expect(toasts(page)).toContainText(sentence);
  await expect(proof(page)).toContainText(sentence);
  await expectFilled(page);
  await expect(page).toHaveURL(path);
}

async function expectSubmitted(page: Page): Promise<void> {
  await expect(toasts(page)).toContainText('Application Submitted!');
  await expect(toasts(page)).toContainText(
    "We'll review your application within 24 hours and notify you via email.",
  );
  await expect(page).toHaveURL('/');
}

test.use({ timezoneId: 'Asia/Tokyo' });

test('the toast that asks a visitor to sign in covers none of the fields on a phone, and goes when they type', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(path);
  await fill(page);
  await submit(page);
  await expect(page).toHaveURL('/auth?returnTo=%2Flayoff-application');
  const message = toasts(page).getByText('Authentication Required');
  await expect(message).toBeVisible();
  await expectFormUncovered(page);
  // The pointer keeps the toast until the visitor types.
  await message.hover();
  await page.getByRole('textbox', { name: 'Password' }).fill('a');
  await expect(message).toBeHidden();
});

test('a visitor’s input is restored after signing in, and the sent application shows its status', {
  tag: ['@application-session', '@application-submitted'],
}, async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto(path);
  await fill(page);
  await page.getByLabel(/Phone/).fill('555-0100');
  await page.getByLabel(/LinkedIn/).fill('linkedin.com/in/jo');
  await choose(page, pdf);
  await submit(page);
  await expect(toasts(page)).toContainText('Authentication Required');
  await expect(toasts(page)).toContainText('Please sign in to submit your application.');
  await expect(page).toHaveURL('/auth?returnTo=%2Flayoff-application');
  await expect(page.getByRole('main')).toContainText(
    'Sign in or create an account to send your application.',
  );
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Test Applicant');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('applicant@example.com');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('applicant@example.com');
  await signInByForm(page, account);
  await expect(page).toHaveURL(path);
  await expectFilled(page);
  await expect(page.getByLabel(/Phone/)).toHaveValue('555-0100');
  await expect(page.getByText('We kept what you typed, but not letter.pdf.')).toBeVisible();
  await expect(proof(page).getByRole('button', { name: /^Choose/ })).toBeFocused();
  await expect(page.getByText('Your browser could not keep letter.pdf while you were away.')).toBeVisible();
  await choose(page, pdf);
  await expect(page.getByText('Choose your file again')).toBeHidden();
  await submit(page);
  await expectSubmitted(page);
  expect(await page.evaluate(() => sessionStorage.getItem('rwc-layoff-application'))).toBeNull();

  await toasts(page).getByRole('button', { name: 'View Your Application' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('Application submitted')).toBeVisible();
  await expect(page.getByRole('list', { name: 'History of your application' })).toContainText('GMT+9');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
  await page.goto('/course/ai-literacy-101');
  const course = page.getByRole('main');
  await expect(course).toContainText('so you may wait for the decision');
  await course.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(course.getByRole('link', { name: 'Continue Learning' })).toBeFocused();
  const becomesFree = 'If you are approved before you pay, the order becomes free';
  await expect(course).toContainText(becomesFree);
  await course.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByRole('main')).toContainText(becomesFree);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'View Your Application' })).toHaveAttribute(
    'href',
    path,
  );
});

test('the chosen document is kept while a visitor signs in', { tag: '@full' }, async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto(path);
  await fill(page);
  await choose(page, pdf);
  await submit(page);
  await signInByForm(page, account);
  await expect(page).toHaveURL(path);
  await expectFilled(page);
  await expect(proof(page)).toContainText('letter.pdf');
  await expect(page.getByText('Your application is not sent yet')).toBeInViewport();
  await expect(page.getByText('We kept what you typed and letter.pdf.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused();
  await submit(page);
  await expectSubmitted(page);
});

test('invalid fields and documents are rejected before anything is sent, and no input is lost', {
  tag: ['@full', '@proof-rules'],
}, async ({ page, request }) => {
  await openAs(page, await newAccount(request));
  await fill(page);
  let sent = 0;
  page.on('request', (it) => {
    if (it.method() === 'POST' && /layoff-applications|uploads/.test(it.url())) sent++;
  });
  const date = page.getByLabel('Layoff date');
  await date.fill('2020-01-31');
  await submit(page);
  await expect(toasts(page)).toContainText('Validation Error');
  await expect(toasts(page)).toContainText('The layoff must be within the past 12 months');
  await date.fill(today);
  const wrongType = 'Please upload a PDF or image file (JPG, PNG)';
  await choose(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('sample') });
  await expectRefusedDocument(page, 'Invalid file type', wrongType);
  await choose(page, { ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expectRefusedDocument(page, 'File too large', 'File size must be less than 5MB');
  expect(sent).toBe(0);

  // The server reads the document itself.
  await page.reload();
  await expectFilled(page);
  await choose(page, { ...pdf, buffer: Buffer.from('<!doctype html><title>sample</title>') });
  await submit(page);
  await expectRefusedDocument(page, 'Invalid file type', wrongType);
  await choose(page, { ...pdf, buffer: Buffer.from(makePdf({ objects: ['<< /S /JavaScript >>'] })) });
  await submit(page);
  await expectRefusedDocument(page, 'Upload failed', refusals.active);
});

test('a failed upload or submission keeps the form’s values, and neither is sent twice', {
  tag: ['@full', '@upload-failure', '@application-failure'],
}, async ({ page, request }) => {
  await openAs(page, await newAccount(request));
  await fill(page);
  await choose(page, pdf);
  await page.route(uploads, (route) => route.abort());
  await submit(page);
  const failedUpload = 'Failed to upload verification document. Please try again.';
  await expectRefusedDocument(page, 'Upload failed', failedUpload);
  await page.unroute(uploads);

  const sent = { uploads: 0, applications: 0 };
  page.on('request', (it) => {
    if (it.url().endsWith('/local/uploads')) sent.uploads++;
    if (it.method() === 'POST' && it.url().endsWith('/api/layoff-applications')) sent.applications++;
  });
  await page.route(applications, (route) => route.abort());
  await submit(page);
  await expect(toasts(page)).toContainText('Submission Failed');
  await expect(page.getByRole('alert').filter({ hasText: 'Submission Failed' })).toBeVisible();
  await expectFilled(page);
  await expect(proof(page)).toContainText('letter.pdf');
  await page.unroute(applications);
  await page.getByRole('button', { name: 'Submit Application' }).dblclick();
  await expectSubmitted(page);
  expect(sent).toEqual({ uploads: 1, applications: 2 });
});

test('an application that was sent from another device replaces the form', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await openAs(page, account);
  await fill(page);
  const { call } = await callAs(request, account);
  await call('POST', '/api/layoff-applications', {
    applicant_name: 'Test Applicant',
    email: 'applicant@example.com',
    previous_company: 'Test Company',
    previous_role: 'Analyst',
    layoff_date: today,
    current_job_search_status: 'interviewing',
  });
  await submit(page);
  await expect(toasts(page)).toContainText('Submission Failed');
  await expect(toasts(page)).toContainText('You already have an open application.');
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
});

test('a decision is shown with its reason and the next step', { tag: '@full' }, async ({ page }) => {
  await openAs(page, { email: 'sample-3@example.com', password: 'sample-demo-3' });
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'All courses are open to you. Enrolling in them is free once your email address is confirmed.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
  await expect(page.getByRole('region', { name: 'What you sent' })).toContainText('Previous company');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);

  await openAs(page, { email: 'sample-4@example.com', password: 'sample-demo-4' });
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByText('Your application was not approved.')).toBeVisible();
  await expect(page.getByText('The proof names another person.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Apply again' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('sample-4@example.com');
  // A new application starts with what was sent.
  await expect(page.getByLabel('Previous company')).not.toHaveValue('');
});

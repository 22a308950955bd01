import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const today = new Date().toISOString().slice(0, 10);
const pdf = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 sample') };
const html = { ...pdf, buffer: Buffer.from('<!doctype html><title>sample</title>') };
const uploads = '**/local/uploads';
const path = '/layoff-application';
let accounts = 0;

async function newAccount(request: APIRequestContext): Promise<{ email: string; password: string }> {
  const account = { email: `liftoff-${Date.now()}-${accounts++}@example.com`, password: 'test-password' };
  const answer = await request.post('/api/auth/sign-up', {
    data: { ...account, full_name: 'Test Applicant' },
  });
  expect(answer.status()).toBe(201);
  return account;
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openAs(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto(`/auth?returnTo=${path}`);
  await signIn(page, account);
  await expect(page).toHaveURL(path);
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
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function expectRefusedDocument(page: Page, title: string, sentence: string): Promise<void> {
  await expect(notifications(page)).toContainText(title);
  await expect(notifications(page)).toContainText(sentence);
  await expect(page.getByRole('group', { name: /Proof of layoff/ })).toContainText(sentence);
  await expectFilled(page);
  await expect(page).toHaveURL(path);
}

async function expectSubmitted(page: Page): Promise<void> {
  await expect(notifications(page)).toContainText('Application Submitted!');
  await expect(notifications(page)).toContainText(
    "We'll review your application within 24 hours and notify you via email.",
  );
  await expect(page).toHaveURL('/');
}

test('what a visitor typed is there after signing in; the application is sent, and its status shown', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await page.goto(path);
  await fill(page);
  await page.getByLabel(/Phone/).fill('555-0100');
  await submit(page);
  await expect(notifications(page)).toContainText('Authentication Required');
  await expect(notifications(page)).toContainText('Please sign in to submit your application.');
  await expect(page).toHaveURL('/auth?returnTo=%2Flayoff-application');
  await page.reload();
  await signIn(page, account);
  await expect(page).toHaveURL(path);
  await expectFilled(page);
  await expect(page.getByLabel(/Phone/)).toHaveValue('555-0100');
  await choose(page, pdf);
  await submit(page);
  await expectSubmitted(page);
  expect(await page.evaluate(() => sessionStorage.getItem('rwc-layoff-application'))).toBeNull();

  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('Application submitted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
});

test('mistakes are told before anything is sent', async ({ page, request }) => {
  await openAs(page, await newAccount(request));
  await fill(page);
  await page.getByLabel('Layoff date').fill('2020-01-31');
  await choose(page, pdf);
  let sent = 0;
  page.on('request', (it) => {
    if (it.method() === 'POST' && /layoff-applications|uploads/.test(it.url())) sent++;
  });
  await submit(page);
  const sentence = 'The layoff must be within the past 12 months';
  await expect(notifications(page)).toContainText('Validation Error');
  await expect(notifications(page)).toContainText(sentence);
  await expect(page.getByLabel('Layoff date')).toBeFocused();
  await expect(page.getByLabel('Layoff date')).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(page.getByText('if yours was earlier').getByRole('link')).toHaveAttribute('href', '/contact');
  expect(sent).toBe(0);
});

test('a document of another type, or too large, is refused in the document’s words', async ({
  page,
  request,
}) => {
  await openAs(page, await newAccount(request));
  await fill(page);
  const wrongType = 'Please upload a PDF or image file (JPG, PNG)';
  await choose(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('sample') });
  await expectRefusedDocument(page, 'Invalid file type', wrongType);
  await choose(page, { ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expectRefusedDocument(page, 'File too large', 'File size must be less than 5MB');
  await page.reload();
  await expectFilled(page);
  await choose(page, html);
  await submit(page);
  await expectRefusedDocument(page, 'Invalid file type', wrongType);
  await choose(page, pdf);
  await expect(page.getByRole('group', { name: /Proof of layoff/ })).not.toContainText(wrongType);
  await submit(page);
  await expectSubmitted(page);
});

test('an upload that breaks off keeps the form, and is tried again', async ({ page, request }) => {
  await openAs(page, await newAccount(request));
  await fill(page);
  await choose(page, pdf);
  await page.route(uploads, (route) => route.abort());
  await submit(page);
  const sentence = 'Failed to upload verification document. Please try again.';
  await expectRefusedDocument(page, 'Upload failed', sentence);
  await page.unroute(uploads);
  await submit(page);
  await expectSubmitted(page);
});

test('a submission that failed keeps everything, and does not upload again; two presses send once', async ({
  page,
  request,
}) => {
  await openAs(page, await newAccount(request));
  await fill(page);
  await choose(page, pdf);
  const sent = { uploads: 0, applications: 0 };
  page.on('request', (it) => {
    if (it.url().endsWith('/local/uploads')) sent.uploads++;
    if (it.method() === 'POST' && it.url().endsWith('/api/layoff-applications')) sent.applications++;
  });
  await page.route('**/api/layoff-applications', (route) => route.abort());
  await submit(page);
  await expect(notifications(page)).toContainText('Submission Failed');
  await expect(page.getByRole('alert').filter({ hasText: 'Submission Failed' })).toBeVisible();
  await expectFilled(page);
  await expect(page.getByRole('group', { name: /Proof of layoff/ })).toContainText('letter.pdf');
  await page.unroute('**/api/layoff-applications');
  await page.getByRole('button', { name: 'Submit Application' }).dblclick();
  await expectSubmitted(page);
  expect(sent).toEqual({ uploads: 1, applications: 2 });
});

test('an application that was sent elsewhere is shown in place of the form', async ({ page, request }) => {
  const account = await newAccount(request);
  await openAs(page, account);
  await fill(page);
  const { access_token } = await (await request.post('/api/auth/sign-in', { data: account })).json();
  const answer = await request.post('/api/layoff-applications', {
    headers: { authorization: `Bearer ${access_token}` },
    data: {
      applicant_name: 'Test Applicant',
      email: 'applicant@example.com',
      previous_company: 'Test Company',
      previous_role: 'Analyst',
      layoff_date: today,
      current_job_search_status: 'interviewing',
    },
  });
  expect(answer.status()).toBe(201);
  await submit(page);
  await expect(notifications(page)).toContainText('Submission Failed');
  await expect(notifications(page)).toContainText('You have an open application already.');
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
});

test('a decision is shown with its reason and the way on', async ({ page, browser, baseURL }) => {
  await openAs(page, { email: 'sample-3@example.com', password: 'sample-demo-3' });
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Courses' })).toHaveAttribute(
    'href',
    '/#programs',
  );
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openAs(other, { email: 'sample-4@example.com', password: 'sample-demo-4' });
  await expect(other.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(other.getByText('The proof names another person.')).toBeVisible();
  await expect(other.getByRole('heading', { level: 2, name: 'Apply again' })).toBeVisible();
  await expect(other.getByLabel('Email')).toHaveValue('sample-4@example.com');
  await other.context().close();
});

import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type Account, newAccount, signInAt, toasts } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
import { admin } from './person.ts';
import { expect, test } from './test.ts';

const list = '/admin/layoff-applications';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface Applicant {
  id: string;
  name: string;
  email: string;
  account: Account;
}

async function sendPicture(request: APIRequestContext, { call }: Caller): Promise<string> {
  const file = { file_name: 'letter.png', content_type: 'image/png', size: png.length };
  const upload = await call('POST', '/api/layoff-applications/proofs', file);
  const multipart = { ...upload.fields, file: { name: 'letter.png', mimeType: 'image/png', buffer: png } };
  expect((await request.post(upload.url, { multipart })).status()).toBe(204);
  return upload.key;
}

let applied = 0;
/** A new user who has applied, under a name that nobody else has. */
async function newApplicant(
  request: APIRequestContext,
  { withPicture = false, ...more }: { withPicture?: boolean; previous_company?: string } = {},
): Promise<Applicant> {
  const account = await newAccount(request);
  const caller = await callAs(request, account);
  const name = `Sample Person ${process.pid}x${applied++}`;
  const { id } = await caller.call('POST', '/api/layoff-applications', {
    applicant_name: name,
    email: account.email,
    previous_company: 'Sample Company',
    previous_role: 'Analyst',
    layoff_date: new Date().toISOString().slice(0, 10),
    current_job_search_status: 'actively_searching',
    ...more,
    ...(withPicture && { proof_upload_key: await sendPicture(request, caller) }),
  });
  return { id, name, email: account.email, account };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const mailsTo = async (request: APIRequestContext, address: string) =>
  (
    (await (await request.get('/local/outbox.json')).json()) as {
      to: string;
      subject: string;
      text: string;
    }[]
  ).filter(({ to }) => to === address);
const openList = async (page: Page, query = '') => {
  await signInAt(page, admin, list + query);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Layoff to Lift-Off Applications' }),
  ).toBeVisible();
};
/** The applicant's own page, in a browser of theirs. */
async function asApplicant(browser: Browser, { account }: Applicant, see: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAt(page, account, '/layoff-application');
  await see(page);
  await context.close();
}

test('applications are listed, counted, searched and narrowed to a status', async ({ page, request }) => {
  const { name, email } = await newApplicant(request, { previous_company: 'Quillfeather Works' });
  await openList(page);
  await expect(page.getByText('Review and manage free program applications')).toBeVisible();
  await expect(page.getByText(/^\d+ total, \d+ pending, \d+ approved$/)).toBeVisible();
  for (const header of [
    'Applicant',
    'Previous Company',
    'Layoff Date',
    'Status',
    'Job Search',
    'Applied',
    'Actions',
  ]) {
    await expect(page.getByRole('columnheader', { name: header })).toBeVisible();
  }
  const row = rowOf(page, name);
  for (const text of [email, 'Quillfeather Works', 'Analyst', 'Pending', 'actively searching']) {
    await expect(row).toContainText(text);
  }
  const status = page.getByLabel('Status');
  await expect(status.getByRole('option')).toHaveText([
    'All Statuses',
    'Pending',
    'Under Review',
    'Approved',
    'Rejected',
  ]);
  const badges = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  for (const [label, mark, absent] of [
    ['Approved', 'Approved', /^Approve /],
    ['Rejected', 'Rejected', /^Reject /],
    ['Under Review', 'Under Review', undefined],
  ] as const) {
    await status.selectOption(label);
    await expect(row).toHaveCount(0);
    await expect(badges.first()).toContainText(mark);
    if (absent) await expect(page.getByRole('button', { name: absent })).toHaveCount(0);
  }
  await status.selectOption('Pending');
  await page.getByRole('searchbox', { name: 'Search by name, email or previous company' }).fill('QUILLF');
  await expect(badges).toHaveCount(1);
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/status=pending/);
  await page.getByRole('searchbox').fill('nobody-is-called-so');
  await expect(page.getByRole('table').getByText('No applications found')).toBeVisible();
});

test('an application is approved in the list by keyboard; the applicant is told and learns for free', {
  tag: '@full',
}, async ({ page, request, browser }) => {
  const applicant = await newApplicant(request);
  const { name, email } = applicant;
  const { call } = await callAs(request, applicant.account);
  await call('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
  await openList(page);
  await page.getByRole('button', { name: `Approve ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Status Updated');
  await expect(toasts(page)).toContainText('Application approved successfully.');
  await expect(rowOf(page, name)).toContainText('Approved');
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Reject ${name}` })).toBeFocused();
  expect((await mailsTo(request, email))[0]?.subject).toBe(
    'Your application to Layoff to Lift-Off is approved',
  );
  await asApplicant(browser, applicant, async (own) => {
    await expect(own.getByText('Application approved')).toBeVisible();
    await expect(own.getByText('All courses are open to you. Enrolling in them is free.')).toBeVisible();
    await own.goto('/dashboard');
    await expect(own.getByText('Free for you through Layoff to Lift-Off')).toBeVisible();
  });
});

test('an application is rejected in the list with a reason, which the applicant reads', async ({
  page,
  request,
  browser,
}) => {
  const applicant = await newApplicant(request);
  await openList(page, '?status=pending');
  await page.getByRole('button', { name: `Reject ${applicant.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject the application' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Give the reason; the applicant will read it')).toBeVisible();
  await expect(dialog.getByLabel('Reason for a rejection')).toBeFocused();
  const reason = 'The letter names <b>another</b> person.';
  await dialog.getByLabel('Reason for a rejection').fill(reason);
  await dialog.getByText('Mail if you reject').click();
  const preview = await dialog.getByText(/^Subject: /).textContent();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toasts(page)).toContainText('Application rejected successfully.');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, applicant.name)).toHaveCount(0);
  await expect(page.locator('[data-component="DataTable"]')).toBeFocused();
  const [mail] = await mailsTo(request, applicant.email);
  expect(preview).toBe(`Subject: ${mail?.subject}\n\n${mail?.text}`);
  await asApplicant(browser, applicant, async (own) => {
    await expect(own.getByText('Your application was not approved.')).toBeVisible();
    await expect(own.getByText(reason)).toBeVisible();
    await expect(own.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  });
});

test('an application is reviewed beside its document, from the start of the review to the decision', async ({
  page,
  request,
}) => {
  const applicant = await newApplicant(request, { withPicture: true });
  await openList(page);
  await page.getByRole('link', { name: applicant.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: applicant.name })).toBeVisible();
  await expect(page.getByText('actively searching')).toBeVisible();
  const history = page.getByRole('list', { name: 'History of the application' });
  await expect(history.getByRole('listitem')).toHaveText([/Applied.*Sample Learner/s, /Decision/]);

  await expect(page.getByText('Picture (PNG)')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  const picture = page.getByRole('img', { name: `Proof document of ${applicant.name}` });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`proof-${applicant.id}.png`);
  expect(await readFile(await saved.path())).toEqual(png);

  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(toasts(page)).toContainText('Review started successfully.');
  await expect(page.getByText('Under Review', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start review' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeFocused();
  await page.getByText('Mail if you approve').click();
  const preview = await page
    .getByText(/^Subject: /)
    .first()
    .textContent();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toasts(page)).toContainText('Application approved successfully.');
  await expect(history.getByRole('listitem')).toHaveCount(3);
  const [mail] = await mailsTo(request, applicant.email);
  expect(preview).toBe(`Subject: ${mail?.subject}\n\n${mail?.text}`);
});

test('the head of a table that is wider than its place hides no row', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await newApplicant(request, { previous_company: 'Averylongcompanynamewithoutanyplacetobreakit'.repeat(2) });
  await openList(page);
  const table = page.locator('[data-component="DataTable"]');
  await expect(table.getByRole('region', { name: 'Applications' })).toBeVisible();
  const bottom = (it: Element) => it.getBoundingClientRect().bottom;
  const head = await table.getByRole('columnheader').first().evaluate(bottom);
  const first = await table
    .getByRole('rowheader')
    .first()
    .evaluate((it) => it.getBoundingClientRect().top);
  expect(first).toBeGreaterThanOrEqual(head);
});

test('an admin goes from application to application, and back to the list as it was', {
  tag: '@full',
}, async ({ page, request }) => {
  const older = await newApplicant(request);
  const newer = await newApplicant(request);
  await openList(page, '?status=pending');
  await page.getByRole('link', { name: newer.name }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  const olderAnswer = `**/api/admin/layoff-applications/${older.id}*`;
  await page.route(olderAnswer, (route) => route.fulfill({ status: 409, json: {} }));
  await next.focus();
  await page.keyboard.press('Enter');
  const failure = page.getByRole('heading', { level: 1, name: 'The application could not be loaded' });
  await expect(failure).toBeFocused();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.unroute(olderAnswer);
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again|retry/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: older.name })).toBeFocused();
  await expect(page).toHaveURL(`${list}/${older.id}?status=pending`);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1, name: newer.name })).toBeFocused();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(`${list}?status=pending`);
});

test('a decision that another admin has just made is shown, and the written reason stays', {
  tag: '@full',
}, async ({ page, request }) => {
  const applicant = await newApplicant(request);
  const account = await newAccount(request);
  const other = await callAs(request, account);
  const { call } = await callAs(request, admin);
  await call('POST', '/api/admin/roles', { user_id: other.id, role: 'admin' });
  // Changes are shown at once: without them, the page is as old as it can be.
  await page.routeWebSocket(/\/live$/, () => {});
  await signInAt(page, admin, `${list}/${applicant.id}`);
  await page.getByLabel('Reason for a rejection').fill('A reason that took a while to write.');
  await other.call('PATCH', `/api${list}/${applicant.id}`, { application_status: 'approved', events: 1 });
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(toasts(page)).toContainText('Update Failed');
  await expect(page.getByText('This application has changed')).toBeVisible();
  await expect(page.getByText('Sample Learner approved it meanwhile.')).toBeVisible();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Reason for a rejection')).toHaveValue('A reason that took a while to write.');
  expect(await mailsTo(request, applicant.email)).toHaveLength(2);
});

test('a message of the contact form is read, marked as answered, narrowed and found in the inbox', async ({
  page,
  request,
}) => {
  const lastName = `Inbox${process.pid}`;
  const data = {
    firstName: 'Sample',
    lastName,
    email: 'inbox@example.com',
    company: 'Sample Company',
    phone: '555-0102',
    employees: 1200,
    message: 'Hello.\n<script>alert(1)</script> How many seats?',
  };
  expect((await request.post('/api/contact', { data })).status()).toBe(204);
  await signInAt(page, admin, '/admin/messages');
  const row = rowOf(page, lastName);
  await expect(row).toContainText('Waiting');
  await row.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: `Message from Sample ${lastName}` });
  for (const text of ['555-0102', '1,200', '<script>alert(1)</script> How many seats?']) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    'mailto:inbox@example.com',
  );
  await dialog.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as waiting' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Answered');
  await page.getByLabel('Status').selectOption('Waiting');
  await expect(row).toHaveCount(0);
  await page.getByLabel('Status').selectOption('Answered');
  await page.getByRole('searchbox', { name: 'Search by name, email or company' }).fill(lastName);
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Mark as waiting/ }).click();
  await expect(toasts(page)).toContainText('Message marked as waiting');
  await expect(page.getByRole('table').getByText('No messages found')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Account, admin, emailsTo, newAccount, signInAt, toasts } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
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

let applicantCount = 0;
/** Creates a user with a unique name and an application. */
async function newApplicant(
  request: APIRequestContext,
  { withPicture = false, ...more }: { withPicture?: boolean; previous_company?: string } = {},
): Promise<Applicant> {
  const account = await newAccount(request);
  const caller = await callAs(request, account);
  const name = `Sample Person ${process.pid}x${applicantCount++}`;
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

/** Returns the path of the emailed link that confirms a new account's address. */
async function confirmationLink(request: APIRequestContext, email: string): Promise<string> {
  const texts = (await emailsTo(request, email)).map(({ text }) => text);
  return /\/verify-email\?\S+/.exec(texts.join('\n'))?.[0] ?? '';
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const openList = async (page: Page, query = '') => {
  await signInAt(page, admin, list + query);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Layoff to Lift-Off Applications' }),
  ).toBeVisible();
};

/** Opens a form's preview of the decision's email and returns its text. */
async function readPreview(form: Page | Locator, name: string): Promise<string | null> {
  await form.getByText(name).click();
  return form
    .getByText(/^Subject: /)
    .filter({ visible: true })
    .textContent();
}

async function expectEmailed(request: APIRequestContext, { email }: Applicant, preview: string | null) {
  const [message] = await emailsTo(request, email);
  // The email has the footer of all emails, too.
  expect(`Subject: ${message?.subject}\n\n${message?.text}`).toContain(`${preview}\n\n--\n`);
}

test('applications are listed, counted, and filtered by status', { tag: '@application-list' }, async ({
  page,
  request,
}) => {
  const { name, email } = await newApplicant(request, { previous_company: 'Quillfeather Works' });
  await openList(page);
  await expect(page.getByText('Review and manage free program applications')).toBeVisible();
  await expect(page.getByText(/^\d+ total, \d+ pending, \d+ approved$/)).toBeVisible();
  const columns = [
    'Applicant',
    'Previous Company',
    'Layoff Date',
    'Status',
    'Job Search',
    'Applied',
    'Actions',
  ];
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('columnheader')).toContainText(columns);
  const row = rowOf(page, name);
  for (const text of [email, 'Quillfeather Works', 'Analyst', 'Pending', 'Actively searching']) {
    await expect(row).toContainText(text);
  }
  const status = page.getByLabel('Status');
  const options = ['All Statuses', 'Pending', 'Under Review', 'Approved', 'Rejected'];
  await expect(status.getByRole('option')).toHaveText(options);
  await status.selectOption('Under Review');
  await expect(row).toHaveCount(0);
  await status.selectOption('Pending');
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/status=pending/);
});

test('an application can be approved in the list, and its applicant then learns for free', {
  tag: ['@full', '@status-updated'],
}, async ({ page, request }) => {
  const { name, account } = await newApplicant(request);
  await openList(page);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(toasts(page)).toContainText('Status Updated');
  await expect(toasts(page)).toContainText('Application approved successfully.');
  await expect(rowOf(page, name)).toContainText('Approved');
  // The focused button disappears with the old status.
  await expect(page.getByRole('button', { name: `Reject ${name}` })).toBeFocused();
  await signInAt(page, account, await confirmationLink(request, account.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await page.goto('/course/ai-literacy-101');
  await expect(page.getByText('Free for you: Layoff to Lift-Off')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to know about this course' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How payment works' })).toBeHidden();
  for (const path of ['/courses', '/']) {
    await page.goto(path);
    const cards = page.getByRole('article').filter({ has: page.getByRole('link', { name: /View Details/ }) });
    await expect(cards.filter({ hasText: 'Free for you' }).first()).toBeVisible();
    await expect(cards.filter({ hasText: '$' })).toHaveCount(0);
  }
});

test('several reviews are started, and an application that is decided is reported and stays selected', async ({
  page,
  request,
}) => {
  const [pending, decided] = [await newApplicant(request), await newApplicant(request)];
  const { call } = await callAs(request, admin);
  const rejection = { application_status: 'rejected', reason: 'Sample reason', events: 1 };
  await call('PATCH', `/api${list}/${decided.id}`, rejection);
  await openList(page);
  await expect(rowOf(page, decided.name)).toContainText('Rejected');
  for (const { name } of [pending, decided])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Start review', exact: true }).click();
  await expect(toasts(page)).toContainText('1 review started successfully');
  const report = page.getByRole('alert').filter({ hasText: '1 row was not changed' });
  await expect(report).toContainText(
    `${decided.name}: An application with this status cannot be changed in this way.`,
  );
  await expect(rowOf(page, pending.name)).toContainText('Under Review');
  await expect(rowOf(page, decided.name)).toContainText('Rejected');
  await expect(page.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: `Select ${decided.name}` })).toBeChecked();
});

test('an application can be rejected in the list with a reason, which is emailed as previewed', async ({
  page,
  request,
}) => {
  const applicant = await newApplicant(request);
  await openList(page, '?status=pending');
  await page.getByRole('button', { name: `Reject ${applicant.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject the application' });
  await dialog.getByLabel('Reason for a rejection').fill('The letter names <b>another</b> person.');
  const preview = await readPreview(dialog, 'Email if you reject');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(toasts(page)).toContainText('Application rejected successfully.');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, applicant.name)).toHaveCount(0);
  await expect(page.locator('[data-component="DataTable"]')).toBeFocused();
  await expectEmailed(request, applicant, preview);
});

test('an application is reviewed next to its document, from the start of the review to the decision', {
  tag: '@full',
}, async ({ page, request }) => {
  const applicant = await newApplicant(request, { withPicture: true });
  await openList(page);
  await page.getByRole('link', { name: applicant.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: applicant.name })).toBeVisible();
  await expect(page.getByText('Actively searching')).toBeVisible();
  await expect(page.getByText('Image (PNG)')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  const picture = page.getByRole('img', { name: `Proof document of ${applicant.name}` });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`proof-${applicant.id}.png`);
  expect((await readFile(await saved.path())).subarray(0, 8)).toEqual(png.subarray(0, 8));

  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(toasts(page)).toContainText('Review started successfully.');
  await expect(page.getByText('Under Review', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start review' })).toHaveCount(0);
  const preview = await readPreview(page, 'Email if you approve');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toasts(page)).toContainText('Application approved successfully.');
  const history = page.getByRole('list', { name: 'Application history' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expectEmailed(request, applicant, preview);
});

test('the header of a table that overflows its container covers no row', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await newApplicant(request, { previous_company: 'Averylongcompanynamewithoutanyplacetobreakit'.repeat(2) });
  await openList(page);
  const table = page.getByRole('region', { name: 'Applications' });
  const [head, first] = [table.getByRole('columnheader').first(), table.getByRole('rowheader').first()];
  const bottom = await head.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await first.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    bottom,
  );
});

test('an admin moves between applications and returns to the filtered list', {
  tag: '@full',
}, async ({ page, request }) => {
  const older = await newApplicant(request);
  const newer = await newApplicant(request);
  await openList(page, '?status=pending');
  await page.getByRole('link', { name: newer.name }).click();
  const olderCall = `**/api/admin/layoff-applications/${older.id}*`;
  await page.route(olderCall, (route) => route.fulfill({ status: 409, json: {} }));
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  await next.press('Enter');
  const failure = page.getByRole('heading', { level: 1, name: 'The application could not be loaded' });
  await expect(failure).toBeFocused();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.unroute(olderCall);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: older.name })).toBeFocused();
  await expect(page).toHaveURL(`${list}/${older.id}?status=pending`);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1, name: newer.name })).toBeFocused();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(`${list}?status=pending`);
});

test('another admin’s recent decision is shown, and a typed reason is kept', {
  tag: ['@full', '@status-failure'],
}, async ({ page, request }) => {
  const applicant = await newApplicant(request);
  const other = await callAs(request, await newAccount(request));
  const { call } = await callAs(request, admin);
  await call('POST', '/api/admin/roles', { user_id: other.id, role: 'admin' });
  // Live updates would show the change: without them, the page stays outdated.
  await page.routeWebSocket(/\/live$/, () => {});
  await signInAt(page, admin, `${list}/${applicant.id}`);
  await page.getByLabel('Reason for a rejection').fill('A reason that took a while to write.');
  await other.call('PATCH', `/api${list}/${applicant.id}`, { application_status: 'approved', events: 1 });
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(toasts(page)).toContainText('Update Failed');
  await expect(page.getByText('This application has changed')).toBeVisible();
  await expect(page.getByText('Sample Learner approved it in the meantime.')).toBeVisible();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Reason for a rejection')).toHaveValue('A reason that took a while to write.');
  const emails = await emailsTo(request, applicant.email);
  expect(emails.filter(({ subject }) => subject.includes('application'))).toHaveLength(2);
});

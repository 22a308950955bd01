import type { APIRequestContext, Page, Route } from '@playwright/test';
import { toasts } from './accounts.ts';
import { admin, findSideScroll, open, resize, signIn } from './person.ts';
import { expect, test } from './test.ts';

/** Calls an admin operation as somebody else would, beside the page. */
async function asAdmin(request: APIRequestContext) {
  const session = await (await request.post('/api/auth/sign-in', { data: admin })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  return {
    get: async (address: string) => (await request.get(address, { headers })).json(),
    post: async (address: string, data: object) => (await request.post(address, { headers, data })).json(),
    patch: async (address: string, data: object) => (await request.patch(address, { headers, data })).json(),
  };
}

let companies = 0;
/** Adds a company that no other test touches. */
async function newCompany(request: APIRequestContext, more: object = {}) {
  const company_name = `Example ${process.pid}-${companies++} Company`;
  const other = await asAdmin(request);
  const sent = { company_name, primary_contact_email: 'hr@example.com', seats_purchased: 2 };
  const account = await other.post('/api/admin/corporate-accounts', {
    ...sent,
    account_status: 'active',
    ...more,
  });
  return { account, other, path: `/admin/corporate-accounts/${account.id}` };
}

/** A table's row, or the card of it, that holds a text. */
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** The card above a table, by its label. */
const card = (page: Page, label: string) =>
  page.locator('[data-component="StatCard"]').filter({ has: page.getByText(label, { exact: true }) });
const search = (page: Page) => page.getByRole('searchbox');

test.describe('reimbursements', () => {
  test.beforeEach(({ page }) => signIn(page, admin));

  test('stand with their cards and columns, the newest first', async ({ page }) => {
    await open(page, '/admin/reimbursements');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reimbursement Tracking');
    await expect(page.getByText('Monitor employer reimbursement success rates')).toBeVisible();
    await expect(card(page, 'Total Toolkits')).toContainText('Reimbursement packets generated');
    await expect(card(page, 'Success Rate')).toContainText('33.3%');
    await expect(card(page, 'Success Rate')).toContainText('Employer approval rate');
    await expect(card(page, 'Total Reimbursed')).toContainText('$2,950');
    await expect(card(page, 'Total Reimbursed')).toContainText('Confirmed employer payments');
    await expect(page.getByRole('heading', { name: 'Reimbursement Records (3)' })).toBeVisible();
    for (const column of ['Student', 'Course', 'Employer', 'Status', 'Amount', 'Generated']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    const paid = row(page, 'Sample Employer North');
    await expect(paid.getByRole('rowheader')).toHaveText(/^[0-9a-f]{8}…View profile for details/);
    for (const text of ['ai-funda', 'Reimbursed', '$2,950', 'April 10, 2025']) {
      await expect(paid.getByText(text, { exact: true })).toBeVisible();
    }
    const bare = row(page, 'Not specified');
    await expect(bare.getByText('Pending', { exact: true })).toBeVisible();
    await expect(bare.getByText('-', { exact: true })).toBeVisible();
  });

  for (const words of ['two', 'sample-2@example.com', 'south', 'fundamentals south']) {
    test(`are searched by what the box promises: ${words}`, async ({ page }) => {
      await open(page, '/admin/reimbursements');
      await page.getByLabel('Search by name, email, course or employer').fill(words);
      await expect(page.getByRole('heading', { name: 'Reimbursement Records (1)' })).toBeVisible();
      await expect(row(page, 'Sample Employer South')).toBeVisible();
    });
  }

  test('say when nothing is found, and are sorted by the server', async ({ page }) => {
    await open(page, '/admin/reimbursements?sort=employer_name&order=ascending');
    await expect(page.getByRole('row').nth(1)).toContainText('Not specified');
    await expect(page.getByRole('row').nth(3)).toContainText('Sample Employer South');
    await search(page).fill('nobody');
    await expect(page.getByRole('cell', { name: 'No reimbursement records found' })).toBeVisible();
  });

  test('are corrected by keyboard, and tell what somebody else has saved meanwhile', async ({
    page,
    request,
  }) => {
    const other = await asAdmin(request);
    await open(page, '/admin/reimbursements');
    const pencil = row(page, 'Sample Employer North').getByRole('button', { name: /^Correct reimbursement/ });
    await pencil.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct reimbursement' });
    await expect(dialog.getByText('Sample Applicant One')).toBeVisible();
    await dialog.getByLabel('Amount in dollars').fill('19.999');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Amount in dollars')).toBeFocused();
    await expect(
      dialog.getByText('Enter an amount in dollars and cents, from 0.01 to 99,999.99'),
    ).toBeVisible();

    const { items } = await other.get('/api/admin/reimbursements');
    const seen = items.find((one: { id: string }) => one.id === 'sample-toolkit-1');
    await other.patch('/api/admin/reimbursements/sample-toolkit-1', {
      version: seen.version,
      employer_name: 'Sample Employer North',
      employer_reimbursed: true,
      reimbursement_amount: 3000,
    });
    await dialog.getByLabel('Amount in dollars').fill('2500.50');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Amount in dollars: now 3000, yours 2500.50');
    await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('2500.50');
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(dialog).toBeHidden();
    await expect(pencil).toBeFocused();
    await expect(toasts(page).getByText('Reimbursement corrected successfully')).toBeVisible();
    await expect(row(page, 'Sample Employer North').getByText('$2,500.5', { exact: false })).toBeVisible();
    await expect(card(page, 'Total Reimbursed')).toContainText('$2,500.50');
  });

  test('show what changes elsewhere within a second', async ({ page, request }) => {
    const other = await asAdmin(request);
    await open(page, '/admin/reimbursements');
    await expect(page.getByText('Live: changes appear at once')).toBeVisible();
    const { items } = await other.get('/api/admin/reimbursements');
    const seen = items.find((one: { id: string }) => one.id === 'sample-toolkit-1');
    await other.patch('/api/admin/reimbursements/sample-toolkit-1', {
      version: seen.version,
      employer_name: seen.employer_name,
      employer_reimbursed: true,
      reimbursement_amount: 2950,
    });
    await expect(row(page, 'Sample Employer North').getByText('$2,950', { exact: true })).toBeVisible({
      timeout: 1000,
    });
    await expect(card(page, 'Total Reimbursed')).toContainText('$2,950');
  });

  test('that cannot be loaded say so in a toast and in place, with Retry', async ({ page }) => {
    // No change elsewhere may load it before.
    await page.routeWebSocket('**/live', () => undefined);
    await page.route('**/api/admin/reimbursements?**', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Bad Request',
          status: 400,
          detail: 'Sample reason',
        }),
      }),
    );
    await page.goto('/admin/reimbursements');
    await expect(toasts(page).getByText('Error fetching reimbursements')).toBeVisible();
    await expect(toasts(page).getByText('Sample reason')).toBeVisible();
    await page.unroute('**/api/admin/reimbursements?**');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'Sample Employer North')).toBeVisible();
  });

  test('are saved as a file', async ({ page }) => {
    await open(page, '/admin/reimbursements');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^reimbursements-\d{4}-\d\d-\d\d\.csv$/);
    await expect(toasts(page).getByText('3 rows exported')).toBeVisible();
  });
});

test.describe('corporate accounts', () => {
  test.beforeEach(({ page }) => signIn(page, admin));

  test('stand with their cards and columns', async ({ page }) => {
    await open(page, '/admin/corporate-accounts?q=sample%20company%201');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corporate Accounts');
    await expect(page.getByText('Manage B2B corporate training accounts')).toBeVisible();
    for (const label of ['Total Accounts', 'Active', 'Total Seats', 'Seats Used']) {
      await expect(card(page, label)).toContainText(/\d/);
    }
    for (const column of ['Company', 'Contact Email', 'Seats', 'Status', 'Created']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    const first = row(page, 'sample-company-1@example.com');
    for (const text of ['Sample Company 1', '12 / 25', 'Active', 'February 10, 2025']) {
      await expect(first.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Search by company or contact email')).toHaveValue('sample company 1');
    await search(page).fill('nobody');
    await expect(page.getByRole('cell', { name: 'No accounts found' })).toBeVisible();
  });

  test('that cannot be loaded say so in a toast and in place', async ({ page }) => {
    await page.route('**/api/admin/corporate-accounts?**', (route) => route.abort());
    await page.goto('/admin/corporate-accounts');
    await expect(toasts(page).getByText('Error loading accounts')).toBeVisible();
    await expect(toasts(page).getByText('Failed to load corporate accounts')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('are added once, whatever the number of attempts, and then edited', async ({ page, request }) => {
    const name = `Example ${process.pid} Added Company`;
    await open(page, '/admin/corporate-accounts');
    await page.getByRole('button', { name: 'Add Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Account' });
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(dialog.getByLabel('Company')).toBeFocused();
    await expect(dialog.getByText('Enter the company')).toBeVisible();
    await dialog.getByLabel('Company').fill(name);
    await dialog.getByLabel('Contact email').fill('hr@example.com');
    // The account is made, and its answer lost.
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/admin/corporate-accounts', loseAnswer, { times: 1 });
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server');
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(toasts(page).getByText('Account added successfully')).toBeVisible();
    await expect(row(page, name)).toHaveCount(1);
    const { items } = await (await asAdmin(request)).get('/api/admin/corporate-accounts');
    expect(items.filter((one: { company_name: string }) => one.company_name === name)).toHaveLength(1);

    await row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByLabel('Seats').fill('25');
    await edit.getByLabel('Status').selectOption('Inactive');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(toasts(page).getByText('Account saved successfully')).toBeVisible();
    await expect(row(page, name)).toContainText('0 / 25');
    await expect(row(page, name)).toContainText('Inactive');
  });

  test('give seats to addresses, up to the number bought, and take them back', async ({ page, request }) => {
    const { account, path } = await newCompany(request);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.company_name);
    await expect(page).toHaveTitle(new RegExp(account.company_name));
    const field = page.getByLabel('Give a seat to');
    await expect(field).toHaveAccessibleDescription('2 of 2 seats are free');
    for (const email of ['first@example.com', 'second@example.com']) {
      await field.fill(email);
      await field.press('Enter');
      await expect(row(page, email)).toBeVisible();
      await expect(field).toHaveValue('');
    }
    await expect(page.getByRole('heading', { name: 'Seats taken (2)' })).toBeVisible();
    await field.fill('third@example.com');
    await field.press('Enter');
    await expect(page.getByText('All 2 seats are taken; take one back first')).toBeVisible();

    await row(page, 'first@example.com')
      .getByRole('button', { name: 'Take seat back: first@example.com' })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to take this seat back?' });
    await question.getByRole('button', { name: 'Take seat back' }).click();
    await expect(question).toBeHidden();
    await expect(row(page, 'first@example.com')).toHaveCount(0);
    // The button that had focus went with its row.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(toasts(page).getByText('Seat taken back successfully')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/1 of 2 seats are free/);
  });

  test('say at the field that an address has its seat, and at the seats how many are taken', async ({
    page,
    request,
  }) => {
    const { path, account, other } = await newCompany(request, { seats_purchased: 3 });
    await open(page, path);
    const seats = `/api/admin/corporate-accounts/${account.id}/seats`;
    for (const email of ['first@example.com', 'second@example.com']) await other.post(seats, { email });
    await expect(page.getByRole('heading', { name: 'Seats taken (2)' })).toBeVisible();
    const field = page.getByLabel('Give a seat to');
    await field.fill('First@Example.com');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/This address has a seat already/);
    await page.getByRole('button', { name: 'Edit account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Seats').fill('1');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('2 seats are taken; take some back first')).toBeVisible();
  });

  test('that do not exist say so and lead back', async ({ page }) => {
    await open(page, '/admin/corporate-accounts/no-such-account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account not found');
    await page.getByRole('link', { name: 'Back to Corporate Accounts' }).click();
    await expect(page).toHaveURL('/admin/corporate-accounts');
  });

  for (const path of [
    '/admin/reimbursements',
    '/admin/corporate-accounts',
    '/admin/corporate-accounts/sample-account-2',
  ]) {
    test(`${path} needs no sideways scrolling on a phone`, async ({ page }) => {
      await resize(page, 320);
      await open(page, path);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await findSideScroll(page)).toEqual([]);
    });
  }
});

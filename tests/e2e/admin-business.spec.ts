import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { admin, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { expect, test } from './test.ts';

/** Finds the table row (or its card) that contains a text. */
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** Finds the card above a table by its label. */
const card = (page: Page, label: string) =>
  page.locator('[data-component="StatCard"]').filter({ has: page.getByText(label, { exact: true }) });

const reimbursements = '/api/admin/reimbursements';
const accounts = '/api/admin/corporate-accounts';
const toolkit = 'sample-toolkit-1';

test.describe('reimbursements', () => {
  test('are listed with their totals', { tag: '@reimbursement-list' }, async ({ page, request }) => {
    const { call } = await callAs(request, admin);
    const { total_toolkits, success_rate, total_reimbursed } = await call('GET', `${reimbursements}/summary`);
    await signInAt(page, admin, '/admin/reimbursements');
    await expect(page.getByText('Monitor employer reimbursement success rates')).toBeVisible();
    for (const [label, amount, explanation] of [
      ['Total Toolkits', String(total_toolkits), 'Reimbursement packets generated'],
      ['Success Rate', `${success_rate}%`, 'Employer approval rate'],
      ['Total Reimbursed', `$${total_reimbursed.toLocaleString('en-US')}`, 'Confirmed employer payments'],
    ] as const) {
      await expect(card(page, label)).toContainText(amount);
      await expect(card(page, label)).toContainText(explanation);
    }
    await expect(
      page.getByRole('heading', { name: `Reimbursement Records (${total_toolkits})` }),
    ).toBeVisible();
    const columns = ['Student', 'Course', 'Employer', 'Status', 'Amount', 'Generated', 'Actions'];
    await expect(page.getByRole('columnheader')).toContainText(columns);
    const paid = row(page, 'Sample Employer North');
    await expect(paid.getByRole('rowheader')).toHaveText(
      /^Sample Applicant One[0-9a-f]{8}…View profile for details/,
    );
    for (const text of ['ai-funda', 'Reimbursed', '$2,950', 'Apr 10, 2025']) {
      await expect(paid.getByText(text, { exact: true })).toBeVisible();
    }
    const bare = row(page, 'Not specified');
    await expect(bare.getByText('Pending', { exact: true })).toBeVisible();
    await expect(bare.getByText('-', { exact: true })).toBeVisible();
  });

  test('can be corrected by keyboard, even after another admin saved a change meanwhile', {
    tag: '@full',
  }, async ({ page, request }) => {
    const { call } = await callAs(request, admin);
    const correct = async (reimbursement_amount: number) => {
      const { items } = await call('GET', reimbursements);
      const { version } = items.find((one: { id: string }) => one.id === toolkit);
      const outcome = { employer_name: 'Sample Employer North', employer_reimbursed: true };
      await call('PATCH', `${reimbursements}/${toolkit}`, { version, ...outcome, reimbursement_amount });
    };
    await signInAt(page, admin, '/admin/reimbursements');
    const pencil = row(page, 'Sample Employer North').getByRole('button', { name: /^Correct reimbursement/ });
    await pencil.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct reimbursement' });
    await expect(dialog.getByText('Sample Applicant One')).toBeVisible();
    const amount = dialog.getByLabel('Amount in dollars');
    await correct(3000);
    await amount.fill('2500.50');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Amount in dollars: now 3000, yours 2500.50');
    await expect(amount).toHaveValue('2500.50');
    await dialog.getByRole('button', { name: 'Overwrite with my changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(pencil).toBeFocused();
    await expect(toasts(page).getByText('Reimbursement corrected successfully')).toBeVisible();
    await expect(row(page, 'Sample Employer North')).toContainText('$2,500.5');
    await expect(card(page, 'Total Reimbursed')).toContainText('$2,500.50');
    await correct(2950);
    await expect(card(page, 'Total Reimbursed')).toContainText('$2,950');
  });
});

test.describe('corporate accounts', () => {
  test('are listed with their totals, added once however often the form is sent, and edited', {
    tag: ['@full', '@account-list', '@account-form'],
  }, async ({ page, request }) => {
    const name = `Example ${process.pid} Added Company`;
    await signInAt(page, admin, '/admin/corporate-accounts?q=sample%20company%201');
    await expect(page.getByText('Manage B2B corporate training accounts')).toBeVisible();
    for (const label of ['Total Accounts', 'Active', 'Total Seats', 'Seats Used']) {
      await expect(card(page, label)).toContainText(/\d/);
    }
    const columns = ['Company', 'Contact Email', 'Seats', 'Status', 'Created', 'Actions'];
    await expect(page.getByRole('columnheader')).toContainText(columns);
    const first = row(page, 'sample-company-1@example.com');
    for (const text of ['Sample Company 1', '12 / 25', 'Active', 'Feb 10, 2025']) {
      await expect(first.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByLabel('Search by company or contact email').fill('');

    await page.getByRole('button', { name: 'Add Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Account' });
    const add = dialog.getByRole('button', { name: 'Add Account' });
    await dialog.getByLabel('Company').fill(name);
    await dialog.getByLabel('Contact email').fill('hr@example.com');
    // The server creates the account, but the response is lost.
    const loseResponse = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(`**${accounts}`, loseResponse, { times: 1 });
    await add.click();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server');
    await add.click();
    await expect(toasts(page).getByText('Account added successfully')).toBeVisible();
    await expect(row(page, name)).toHaveCount(1);
    const { items } = await (await callAs(request, admin)).call('GET', accounts);
    expect(items.filter((one: { company_name: string }) => one.company_name === name)).toHaveLength(1);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByLabel('Seats').fill('25');
    await edit.getByLabel('Status').selectOption('Inactive');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(toasts(page).getByText('Account saved successfully')).toBeVisible();
    await expect(row(page, name)).toContainText('0 / 25');
    await expect(row(page, name)).toContainText('Inactive');
  });

  test('can assign seats to email addresses, export them, and remove them', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const account = await (await callAs(request, admin)).call('POST', accounts, {
      company_name: `Example ${process.pid} Seat Company`,
      primary_contact_email: 'hr@example.com',
      seats_purchased: 2,
      account_status: 'active',
    });
    await signInAt(page, admin, `/admin/corporate-accounts/${account.id}`);
    await expect(page).toHaveTitle(new RegExp(account.company_name));
    const field = page.getByLabel('Employee’s email');
    await expect(field).toHaveAccessibleDescription('2 of 2 seats are available');
    const give = async (email: string) => {
      await field.fill(email);
      await field.press('Enter');
    };
    await give('first@example.com');
    await expect(row(page, 'first@example.com')).toBeVisible();
    await expect(field).toHaveValue('');
    await give('First@Example.com');
    await expect(field).toHaveAccessibleDescription(/This address already has a seat/);
    await give('second@example.com');
    await expect(page.getByRole('heading', { name: 'Assigned seats (2)' })).toBeVisible();
    await expect(row(page, 'second@example.com')).toBeVisible();
    await expect(field).toHaveValue('');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await download).path();
    const [, ...lines] = readFileSync(file, 'utf8').trim().split('\r\n');
    expect(lines.sort()).toEqual([
      expect.stringContaining('first@example.com'),
      expect.stringContaining('second@example.com'),
    ]);

    await page.getByRole('button', { name: 'Remove seat: first@example.com' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this seat?' });
    await question.getByRole('button', { name: 'Remove seat' }).click();
    await expect(row(page, 'first@example.com')).toHaveCount(0);
    // The focused button disappears with its row.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(toasts(page).getByText('Seat removed successfully')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/1 of 2 seats are available/);
  });
});

import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { businessToday, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { pdf } from '../clients/liftoff-client.ts';
import { type Account, admin, emailsTo, newAccount, signInAt, toasts } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
import { expect, test } from './test.ts';

const courseId = 'prompt-engineering-mastery';
const title = 'Prompt Engineering Mastery';

interface Buyer {
  account: Account;
  caller: Caller;
  order: { id: string; total_cents: number };
}

/** Creates a learner with an unpaid order. */
async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  const account = await newAccount(request);
  const caller = await callAs(request, account);
  await caller.call('POST', '/api/enrollments', { course_id: courseId });
  const { items } = await caller.call('GET', `/api/orders?course_id=${courseId}`);
  return { account, caller, order: items[0] };
}

/** Creates a learner whose order was paid by check today. */
async function newPayer(request: APIRequestContext): Promise<Buyer> {
  const buyer = await newBuyer(request);
  const { id, total_cents } = buyer.order;
  const { call } = await callAs(request, admin);
  const { version } = await call('GET', `/api/admin/orders/${id}`);
  const paid_on = new Date().toISOString().slice(0, 10);
  const check = { version, amount_cents: total_cents, paid_on, method: 'check', reference: '1017' };
  await call('POST', `/api/admin/orders/${id}/payments`, check);
  return buyer;
}

/** Uploads a denial letter and requests the refund with it. */
async function requestWithLetter(
  request: APIRequestContext,
  { caller, order }: Buyer,
  letter: Buffer,
): Promise<void> {
  const file = { file_name: 'denial.pdf', content_type: 'application/pdf', size: letter.length };
  const upload = await caller.call('POST', `/api/orders/${order.id}/denial-letters`, file);
  const multipart = {
    ...upload.fields,
    file: { name: 'denial.pdf', mimeType: 'application/pdf', buffer: letter },
  };
  expect((await request.post(upload.url, { multipart })).status()).toBe(204);
  const denial = { ground: 'denial', letter_upload_key: upload.key, note: 'The plan ended.' };
  await caller.call('POST', `/api/orders/${order.id}/refund`, denial);
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const badge = (page: Page) => page.locator('[data-component="OrderReview"] [data-component="Badge"]').first();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, label: string) =>
  page.locator('[data-component="StatCard"]').filter({ has: page.getByText(label, { exact: true }) });
const inDollars = (cents: number) => (cents / 100).toFixed(2);

test('orders are listed with their sums, found and filtered', { tag: '@full' }, async ({ page, request }) => {
  const { account, order } = await newBuyer(request);
  await signInAt(page, admin, '/admin/orders');
  for (const label of ['Revenue', 'Paid', 'Refunded', 'Due']) {
    await expect(card(page, label)).toContainText(/\$\d/);
  }
  const columns = ['Order', 'Payer', 'Item', 'Total', 'Status'];
  for (const name of columns) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await page.getByLabel('Search by number, payer or item').fill(account.email);
  await expect(page.getByRole('heading', { name: 'Orders (1)' })).toBeVisible();
  await expect(rowOf(page, order.id)).toContainText('Payment due');
  await page.getByLabel('Status').selectOption('Paid');
  await expect(page.getByRole('cell', { name: 'No orders found' })).toBeVisible();
  await page.getByLabel('Status').selectOption('Payment due');
  await rowOf(page, order.id).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: order.id })).toBeVisible();
  await expect(section(page, 'Items')).toContainText(title);
});

test('a check is recorded in full and once, on the order as the admin saw it', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const { account, caller, order } = await newBuyer(request);
  await signInAt(page, admin, `/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  const record = dialog.getByRole('button', { name: 'Record payment' });
  const amount = dialog.getByLabel('Amount in dollars');
  await amount.fill('1.00');
  await dialog.getByLabel('Paid on').fill('2999-01-01');
  await dialog.getByLabel('Method').selectOption('Check');
  await dialog.getByLabel('Reference').fill('1017');
  await record.click();
  await expect(amount).toBeFocused();
  await expect(dialog.getByText('Enter the exact total of the order')).toBeVisible();
  await expect(dialog.getByText('The payment cannot be in the future')).toBeVisible();
  await amount.fill(inDollars(order.total_cents));
  await dialog.getByLabel('Paid on').fill(businessToday());

  const payer = { name: 'Changed Sample Payer', company: null, address: null, purchase_order: 'PO-4711' };
  await caller.call('PUT', `/api/orders/${order.id}/payer`, payer);
  await record.click();
  await expect(dialog.getByRole('alert')).toContainText('its payer is Changed Sample Payer');
  await expect(dialog.getByLabel('Reference')).toHaveValue('1017');
  await record.click();
  await expect(dialog).toBeHidden();
  await expect(badge(page)).toHaveText('Paid');
  await expect(page.getByRole('heading', { level: 1, name: order.id })).toBeFocused();
  await expect(toasts(page).getByText('Payment recorded')).toBeVisible();
  await expect(section(page, 'Payment')).toContainText('Check, reference 1017');
  await expect(section(page, 'Payment')).toContainText(longDay(businessToday()));
  await expect(section(page, 'Order')).toContainText('PO-4711');
  const events = page.getByRole('list', { name: 'Order history' }).getByRole('listitem');
  await expect(events).toHaveText([/^Order created.*Sample Learner/, /^Paid.*Demo Admin/]);
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeHidden();
  const paid = (await emailsTo(request, account.email)).filter(({ text }) => text.includes(order.id));
  expect(paid.length).toBeGreaterThan(0);
});

test('an order that was canceled meanwhile takes no payment', async ({ page, request }) => {
  const { caller, order } = await newBuyer(request);
  await signInAt(page, admin, `/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Amount in dollars').fill(inDollars(order.total_cents));
  await dialog.getByLabel('Method').selectOption('Bank transfer');
  await dialog.getByLabel('Reference').fill('T-1');
  await caller.call('POST', `/api/orders/${order.id}/cancel`);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This order is no longer due');
  await page.keyboard.press('Escape');
  await expect(badge(page)).toHaveText('Canceled');
});

test('an unpaid order is canceled with a reason that the payer reads', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const { account, caller, order } = await newBuyer(request);
  await signInAt(page, admin, `/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.id}` });
  await expect(dialog).toContainText('The enrollment ends with the order');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Ordered twice by mistake.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(badge(page)).toHaveText('Canceled');
  await expect(page.getByRole('list', { name: 'Order history' })).toContainText('Ordered twice by mistake.');
  await expect(page.getByRole('heading', { level: 1, name: order.id })).toBeFocused();
  const { items } = await caller.call('GET', `/api/enrollments?course_id=${courseId}`);
  expect(items).toEqual([]);
  expect((await emailsTo(request, account.email))[0]?.text).toContain('Ordered twice by mistake.');
});

test('a receipt is saved under its number', async ({ page, request }) => {
  const { order } = await newPayer(request);
  const { call } = await callAs(request, admin);
  const { receipt_number } = await call('GET', `/api/admin/orders/${order.id}`);
  await page.route('**/receipt', (route) =>
    route.request().headers().authorization
      ? route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 sample' })
      : route.abort(),
  );
  await signInAt(page, admin, `/admin/orders/${order.id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  expect((await saved).suggestedFilename()).toBe(`receipt-${receipt_number}.pdf`);
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('%PDF-1.7 sample');
});

test('a refund waits in the queue, and approving it says what happens', async ({ page, request }) => {
  const { account, caller, order } = await newPayer(request);
  await caller.call('POST', `/api/orders/${order.id}/refund`, { ground: 'window' });
  await signInAt(page, admin, '/admin');
  await page.getByRole('link', { name: 'Open refund requests' }).click();
  await expect(page).toHaveURL(/\/admin\/refunds\?status=requested$/);
  const row = rowOf(page, account.email);
  await expect(row).toContainText('Money-back window');
  await row.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Check, reference 1017');
  for (const effect of ['back yourself', `The enrollment in ${title} ends`, 'is revoked'])
    await expect(dialog).toContainText(effect);
  await dialog.getByRole('button', { name: 'Approve refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
  await expect(page.locator('[data-component="DataTable"]')).toBeFocused();
  await page.goto(`/admin/orders/${order.id}`);
  await expect(badge(page)).toHaveText('Refunded');
  await section(page, 'Refund request').getByRole('link', { name: 'Open in Refunds' }).click();
  await expect(rowOf(page, account.email)).toContainText('Refunded');
  const { items } = await caller.call('GET', `/api/enrollments?course_id=${courseId}`);
  expect(items).toEqual([]);
});

test('a refund with a denial letter can be read, and denied with a reason', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const buyer = await newPayer(request);
  const { email } = buyer.account;
  const letter = Buffer.from(pdf());
  await requestWithLetter(request, buyer, letter);
  await signInAt(page, admin, `/admin/refunds?q=${encodeURIComponent(email)}`);
  const row = rowOf(page, email);
  await expect(row).toContainText('“The plan ended.”');
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Open letter' }).click();
  expect(await readFile(await (await saved).path())).toEqual(letter);

  await row.getByRole('button', { name: 'Deny' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deny the refund for Sample Learner' });
  await dialog.getByLabel('Reason').fill('The letter is about another course.');
  await dialog.getByRole('button', { name: 'Deny refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Denied: The letter is about another course.');
  await expect(row.getByRole('button', { name: 'Approve' })).toBeHidden();
  expect((await emailsTo(request, email))[0]?.text).toContain('The letter is about another course.');
});

test('seats of a company are ordered by invoice', async ({ page, request }) => {
  const company_name = `Invoice Company ${process.pid}`;
  const { call } = await callAs(request, admin);
  const { id } = await call('POST', '/api/admin/corporate-accounts', {
    company_name,
    primary_contact_email: 'hr@example.com',
    seats_purchased: 10,
    account_status: 'active',
  });
  await signInAt(page, admin, `/admin/corporate-accounts/${id}`);
  await page.getByRole('button', { name: 'Create invoice' }).click();
  const dialog = page.getByRole('dialog', { name: `Create invoice for ${company_name}` });
  await dialog.getByLabel('Seats').fill('50');
  await expect(dialog.getByLabel('Price per seat in dollars')).toHaveValue('149.00');
  await dialog.getByLabel('Purchase order number').fill('PO-4711');
  await dialog.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/RWC-O-/);
  await expect(section(page, 'Items')).toContainText('50 × $149.00');
  await expect(section(page, 'Items')).toContainText('$7,450.00');
  await expect(section(page, 'Order')).toContainText('PO-4711');
  await expect(page.getByRole('button', { name: 'Download invoice' })).toBeVisible();
  await section(page, 'Order').getByRole('link', { name: 'Open the account' }).click();
  await page.getByRole('link', { name: 'Show orders' }).click();
  await expect(rowOf(page, company_name)).toContainText('Payment due');
});

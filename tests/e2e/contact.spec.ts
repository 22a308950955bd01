import type { Page } from '@playwright/test';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { admin, emailsTo, signIn, signInAt, toasts } from './accounts.ts';
import { expect, test } from './test.ts';

async function fill(page: Page, values: Partial<Record<string, string>> = {}): Promise<void> {
  const all = {
    'First name': 'Sample',
    'Last name': 'Visitor',
    Email: `contact-${Date.now()}@example.com`,
    Company: 'Sample Company',
    Message: 'Hello.',
    ...values,
  };
  for (const [label, text] of Object.entries(all)) await field(page, label).fill(text);
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

test('a message is sent after its errors are corrected, and only once', { tag: '@contact-sent' }, async ({
  page,
  request,
}) => {
  const email = `twice-${Date.now()}@example.com`;
  let sent = 0;
  const paused = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    sent++;
    await paused.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, {
    'First name': 'x'.repeat(101),
    Email: email,
    Phone: '555-0100',
    'Number of employees': '25',
    Message: '<b>One</b>\nTwo',
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/At most 100 characters/);
  await expect(field(page, 'First name')).toBeFocused();
  expect(sent).toBe(0);
  await field(page, 'First name').fill('Sample');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await field(page, 'Company').press('Enter');
  paused.resolve();
  await expect(toasts(page)).toContainText('Message sent successfully!');
  await expect(toasts(page)).toContainText("We'll respond within 24 business hours.");
  await expect(page.getByRole('main')).not.toContainText('Message sent successfully!');
  for (const label of ['First name', 'Email', 'Message', 'Phone']) {
    await expect(field(page, label)).toHaveValue('');
  }
  expect(sent).toBe(1);
  const emails = await emailsTo(request, support.email);
  const [message, ...others] = emails.filter(({ replyTo }) => replyTo === email);
  expect(others).toEqual([]);
  for (const value of ['Sample Visitor', '555-0100', '25', '<b>One</b>\nTwo'])
    expect(message?.text).toContain(value);
});

test('a link prefills the request of a W-9, which is marked as one', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Request our Form\u00a0W-\u20609' }).click();
  await expect(page.getByText('You are requesting our IRS Form\u00a0W-\u20609.')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue(/Form W-9/);
  await fill(page);
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await request).postDataJSON()).toMatchObject({ topic: 'w9', message: 'Hello.' });
  await expect(toasts(page)).toContainText('Message sent successfully!');
});

test('a message that cannot be sent stays in the form', { tag: '@contact-failed' }, async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, { Message: 'Do not lose this.' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toasts(page)).toContainText('Failed to send message');
  await expect(toasts(page)).toContainText(`Please try again or email us directly at ${support.email}`);
  await expect(field(page, 'Message')).toHaveValue('Do not lose this.');
  await expect(field(page, 'First name')).toHaveValue('Sample');
});

test('the form is filled in for a signed-in user, whichever way they open it', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page);
  const isFilledIn = async () => {
    await expect(field(page, 'First name')).toHaveValue('Demo');
    await expect(field(page, 'Last name')).toHaveValue('Learner');
    await expect(field(page, 'Email')).toHaveValue('learner@example.com');
  };
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await isFilledIn();
  await page.reload();
  await isFilledIn();
});

test('the link in a waitlist email unsubscribes, and an invalid link says that it does not work', async ({
  page,
  request,
}) => {
  const email = `leaving-${Date.now()}@example.com`;
  await request.post('/api/waitlist', { data: { item_id: 'team-cohorts', email } });
  const [message] = await emailsTo(request, email);
  const link = /https?:\S+\/unsubscribe\S+/.exec(message?.text ?? '')?.[0];
  const { pathname, search } = new URL(link ?? '');
  const refusal = page.getByText('This link does not work');
  await page.goto('/unsubscribe');
  await expect(refusal).toBeVisible();
  await page.goto('/unsubscribe?token=nonsense');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(refusal).toBeVisible();
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are unsubscribed' })).toContainText(
    'Team cohorts',
  );
  await expect(page.getByRole('status').filter({ hasText: 'You are unsubscribed' })).toBeFocused();
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a contact message can be read, marked as answered and as waiting, and filtered', async ({
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
  const replyLink = dialog.getByRole('link', { name: 'Reply by email' });
  await expect(replyLink).toHaveAttribute('href', 'mailto:inbox@example.com');
  await dialog.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as waiting' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Status').selectOption('Answered');
  await expect(row).toContainText('Answered');
  await row.getByRole('button', { name: /^Mark as waiting/ }).click();
  await expect(toasts(page)).toContainText('Message marked as waiting');
  await expect(row).toHaveCount(0);
});

test('several messages are marked as answered, and one that fails stays selected and is reported', async ({
  page,
  request,
}) => {
  const names = ['One', 'Two'].map((name) => `Bulk${name}${process.pid}`);
  for (const lastName of names) {
    const data = {
      firstName: 'Sample',
      lastName,
      email: 'bulk@example.com',
      company: 'Sample Company',
      message: 'How many seats are left?',
    };
    expect((await request.post('/api/contact', { data })).status()).toBe(204);
  }
  await signInAt(page, admin, '/admin/messages');
  for (const name of names) await page.getByRole('checkbox', { name: `Select Sample ${name}` }).check();
  const refused = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Not now.' };
  const isFirst = { current: true };
  await page.route('**/api/admin/messages/*', (route) => {
    const fails = isFirst.current;
    isFirst.current = false;
    return fails
      ? route.fulfill({ status: 409, contentType: 'application/problem+json', json: refused })
      : route.continue();
  });
  await page.getByRole('button', { name: 'Mark as answered', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 row was not changed' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark as answered', exact: true }).click();
  for (const name of names) await expect(rowOf(page, name)).toContainText('Answered');
  await expect(page.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { support } from '../../lambdas/contract/support.ts';
import { expect, test } from './test.ts';

interface Mail {
  to: string;
  text: string;
  replyTo?: string;
}

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
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a message is sent once, kept by nobody’s double press, and the form is emptied', async ({
  page,
  request,
}) => {
  const email = `twice-${Date.now()}@example.com`;
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/contact', async (route) => {
    sent++;
    await answered;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, {
    Email: email,
    Phone: '555-0100',
    'Number of employees': '25',
    Message: '<b>One</b>\nTwo',
  });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await field(page, 'Company').press('Enter');
  answer();
  await expect(notifications(page)).toContainText('Message sent successfully!');
  await expect(notifications(page)).toContainText("We'll respond within 24 business hours.");
  for (const label of ['First name', 'Email', 'Message', 'Phone']) {
    await expect(field(page, label)).toHaveValue('');
  }
  expect(sent).toBe(1);
  const mails = (await (await request.get('/local/outbox.json')).json()) as Mail[];
  const [mail, ...others] = mails.filter(({ replyTo }) => replyTo === email);
  expect(others).toEqual([]);
  expect(mail?.to).toBe(support.email);
  for (const told of ['Sample Visitor', '555-0100', '25', '<b>One</b>\nTwo'])
    expect(mail?.text).toContain(told);
});

test('a failure says so and keeps what was written', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, { Message: 'Do not lose this.' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(notifications(page)).toContainText('Failed to send message');
  await expect(notifications(page)).toContainText(
    `Please try again or email us directly at ${support.email}`,
  );
  await expect(field(page, 'Message')).toHaveValue('Do not lose this.');
  await expect(field(page, 'First name')).toHaveValue('Sample');
});

test('mistakes are told at their fields, and the focus goes there', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, { Email: 'nobody', 'Number of employees': '0', 'First name': 'x'.repeat(101) });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(field(page, 'Number of employees')).toHaveAccessibleDescription(
    /Enter a whole number of at least 1/,
  );
  await fill(page, { 'Number of employees': '', 'First name': 'x'.repeat(101) });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/At most 100 characters/);
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue('Hello.');
});

test('knows who is signed in', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('learner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('learner-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  const isFilledIn = async () => {
    await expect(field(page, 'First name')).toHaveValue('Demo');
    await expect(field(page, 'Last name')).toHaveValue('Learner');
    await expect(field(page, 'Email')).toHaveValue('learner@example.com');
  };
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await isFilledIn();
  await page.goto('/contact');
  await isFilledIn();
});

test('a place on a waitlist is left by the link in its mail', async ({ page, request, baseURL }) => {
  const email = `leaving-${Date.now()}@example.com`;
  await request.post('/api/waitlist', { data: { item_id: 'team-cohorts', email } });
  const mails = (await (await request.get('/local/outbox.json')).json()) as Mail[];
  const link = /https?:\S+\/unsubscribe\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
  const { pathname, search } = new URL(link ?? '');
  await page.goto(`${baseURL}${pathname}${search}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are unsubscribed' })).toContainText(
    'Team cohorts',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeFocused();
});

test('a link that is not good says so', async ({ page }) => {
  await page.goto('/unsubscribe');
  await expect(page.getByText('This link does not work')).toBeVisible();
  await page.goto('/unsubscribe?token=nonsense');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link does not work')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { expect, test } from './test.ts';

/** Expects the page to say a result, and no toast to repeat it. */
async function expectSaidOnce(page: Page, text: RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(toasts(page)).not.toContainText(text);
}

test('a blank name shows an error next to its field, and a valid one is saved and shown in another tab', async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount(request);
  await signInAt(page, account, '/account');
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible();
  const name = page.getByLabel('Full Name');
  await expect(name).toHaveValue('Sample Learner');
  await name.fill('   ');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(toasts(page)).toContainText('Validation Error');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Please enter your full name/);

  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => {
    const events: (string | null)[] = [];
    Object.assign(window, { events });
    addEventListener('storage', ({ newValue }) => events.push(newValue));
  });
  await name.fill(' Zoë <b>O’Neill</b> ');
  await name.press('Enter');
  await expectSaidOnce(page, /^Name saved\./);
  const events = () => other.evaluate(() => (window as unknown as { events: string[] }).events.join());
  await expect.poll(events).toContain('Zoë <b>O’Neill</b>');
  await page.reload();
  await expect(name).toHaveValue('Zoë <b>O’Neill</b>');
});

test('changing the password keeps this tab signed in and signs out another device with an explanation', async ({
  page,
  browser,
  request,
}) => {
  const account = await newAccount(request);
  const device = await browser.newPage();
  await signInAt(device, account, '/robots.txt');
  await signInAt(page, account, '/account');
  const [current, next] = [page.getByLabel('Current Password'), page.getByLabel('New Password')];
  const change = page.getByRole('button', { name: 'Change Password' });
  await current.fill('not-my-password');
  await next.fill('short');
  await change.click();
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await next.fill('second-password');
  await change.click();
  await expect(toasts(page)).toContainText('Current password is not correct');
  await expect(current).toBeFocused();
  await expect(next).toHaveValue('second-password');

  await current.fill(account.password);
  await change.click();
  await expectSaidOnce(page, /^Password changed\./);
  await expect(next).toHaveValue('');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expectSaidOnce(page, /^Name saved\./);

  await device.goto('/dashboard');
  await expect(device).toHaveURL(/\/auth\?returnTo=%2Fdashboard$/);
  await expect(toasts(device)).toContainText('Your session has ended. Please sign in again.');
  await device.close();
});

test('signing out everywhere asks for confirmation and ends this session on the home page', {
  tag: '@full',
}, async ({ page, request }) => {
  await signInAt(page, await newAccount(request), '/account');
  const open = page.getByRole('button', { name: 'Sign out everywhere' });
  await open.click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('You are signed out everywhere.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toasts(page)).not.toContainText('Your session has ended');
});

test('a theme chosen on the account page applies immediately and is remembered', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await signInAt(page, await newAccount(request), '/account');
  const dark = page.getByRole('main').getByRole('radio', { name: 'Dark' });
  await dark.check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(dark).toBeChecked();
});

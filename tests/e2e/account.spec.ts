import AxeBuilder from '@axe-core/playwright';
import { endElsewhere, newAccount, signInAt, toasts } from './accounts.ts';
import { expect, test } from './test.ts';

const ended = 'Your session has ended. Please sign in again.';

test('the account page asks for a session, and is kept from search engines', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Faccount$/);
  await page.goto('/account');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('one’s name', () => {
  test('changes here and in the other tab, for certificates from now on', async ({
    page,
    context,
    request,
  }) => {
    const account = await newAccount(request);
    await signInAt(page, account, '/account');
    await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible();
    const name = page.getByLabel('Full Name');
    await expect(name).toHaveValue('Sample Learner');
    const other = await context.newPage();
    await other.addInitScript(() => {
      const heard: (string | null)[] = [];
      Object.assign(window, { heard });
      addEventListener('storage', ({ newValue }) => heard.push(newValue));
    });
    await other.goto('/');
    await name.fill(' Zoë <b>O’Neill</b> ');
    await name.press('Enter');
    await expect(toasts(page)).toContainText('Name saved');
    const heard = () => other.evaluate(() => (window as unknown as { heard: string[] }).heard.join());
    await expect.poll(heard).toContain('Zoë <b>O’Neill</b>');
    await page.reload();
    await expect(name).toHaveValue('Zoë <b>O’Neill</b>');
  });

  test('that is blank is explained at its field before the server is asked', async ({ page, request }) => {
    await signInAt(page, await newAccount(request), '/account');
    const name = page.getByLabel('Full Name');
    await name.fill('   ');
    await page.getByRole('button', { name: 'Save Name' }).click();
    await expect(toasts(page)).toContainText('Validation Error');
    await expect(toasts(page)).toContainText('Please enter your full name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Please enter your full name/);
  });
});

test.describe('one’s password', () => {
  test('changes: this tab goes on, another device is signed out and told so', async ({
    page,
    browser,
    request,
  }) => {
    const account = await newAccount(request);
    const device = await browser.newPage();
    await signInAt(device, account, '/dashboard');
    await expect(device.getByRole('heading', { level: 1 })).toHaveText('My Learning Dashboard');
    await signInAt(page, account, '/account');

    await page.getByLabel('Current Password').fill('not-my-password');
    await page.getByLabel('New Password').fill('second-password');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(toasts(page)).toContainText('Current password is not correct');
    await expect(page.getByLabel('Current Password')).toBeFocused();
    await expect(page.getByLabel('New Password')).toHaveValue('second-password');

    await page.getByLabel('Current Password').fill(account.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(toasts(page)).toContainText('Password changed');
    await expect(page.getByLabel('New Password')).toHaveValue('');
    await page.getByLabel('Full Name').fill('Still Here');
    await page.getByRole('button', { name: 'Save Name' }).click();
    await expect(toasts(page)).toContainText('Name saved');

    await device.reload();
    await expect(device).toHaveURL(/\/auth\?returnTo=%2Fdashboard$/);
    await expect(toasts(device)).toContainText(ended);
    await device.close();
    await signInAt(await (await browser.newContext()).newPage(), {
      ...account,
      password: 'second-password',
    });
  });

  test('that is short, or the one it was, is explained at its field', async ({ page, request }) => {
    const account = await newAccount(request);
    await signInAt(page, account, '/account');
    const change = page.getByRole('button', { name: 'Change Password' });
    await page.getByLabel('Current Password').fill(account.password);
    await page.getByLabel('New Password').fill('short');
    await change.click();
    await expect(page.getByLabel('New Password')).toBeFocused();
    await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
    await page.getByLabel('New Password').fill(account.password);
    await change.click();
    await expect(toasts(page)).toContainText('New password must be different from the current one');
  });
});

test('the theme is chosen, seen at once and kept', async ({ page, request }) => {
  await signInAt(page, await newAccount(request), '/account');
  const dark = page.getByRole('main').getByRole('radio', { name: 'Dark' });
  await dark.check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(dark).toBeChecked();
});

test('signing out everywhere ends this session at home and those of other devices', async ({
  page,
  browser,
  request,
}) => {
  const account = await newAccount(request);
  const device = await browser.newPage();
  await signInAt(device, account, '/dashboard');
  await signInAt(page, account, '/account');
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
  await expect(toasts(page)).not.toContainText(ended);
  await device.reload();
  await expect(device).toHaveURL(/\/auth/);
  await device.close();
});

test.describe('a session that has ended elsewhere', () => {
  test('says so once when something is saved, and leads back after signing in', async ({ page, request }) => {
    const account = await newAccount(request);
    await signInAt(page, account, '/account');
    await endElsewhere(request, account);
    await page.getByRole('button', { name: 'Save Name' }).click();
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Faccount$/);
    await expect(toasts(page).getByText(ended)).toHaveCount(1);
    await expect(page.getByRole('main').getByText(ended)).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/account');
  });

  test('says so at ‘Enroll Now’, and leads back to the course', async ({ page, request }) => {
    const account = await newAccount(request);
    await signInAt(page, account, '/course/ai-literacy-101');
    const enroll = page.getByRole('button', { name: 'Enroll Now' });
    await expect(enroll).toBeVisible();
    await endElsewhere(request, account);
    await enroll.click();
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Fcourse%2Fai-literacy-101$/);
    await expect(toasts(page).getByText(ended)).toHaveCount(1);
    await expect(page.getByRole('main').getByText(ended)).toBeVisible();
  });

  test('does not open the page that needs it, and says why', async ({ page, request }) => {
    const account = await newAccount(request);
    await signInAt(page, account);
    await endElsewhere(request, account);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Fdashboard$/);
    await expect(toasts(page).getByText(ended)).toHaveCount(1);
    await expect(toasts(page)).not.toContainText('Failed to load');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the account page is accessible and fits in ${colorScheme}`, async ({ browser, request }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signInAt(page, await newAccount(request), '/account');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
    await context.close();
  });
}

import type { APIRequestContext, Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { platformTest } from './platform-test.ts';
import { expect, test } from './test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click();

/** Fills in the form that is shown, and sends it. */
async function send(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await submit(page);
}

/** A refused form: the message is in a toast and at its field, which has the focus. */
async function expectRefusedAt(page: Page, label: string, message: string): Promise<void> {
  await expect(toasts(page).getByText('Validation Error', { exact: true }).first()).toBeVisible();
  await expect(toasts(page).getByText(message, { exact: true }).first()).toBeVisible();
  await expect(field(page, label)).toBeFocused();
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
}

/** The address within the site of the link that was mailed to somebody. */
async function linkIn(request: APIRequestContext, email: string): Promise<string> {
  const mails = (await (await request.get('/local/outbox.json')).json()) as { to: string; html: string }[];
  const html = mails.find(({ to }) => to === email)?.html ?? '';
  const { pathname, search } = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  return pathname + search;
}

test('a page that needs a session asks for sign-in, which explains what is wrong and leads back', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fdashboard$/);
  await send(page, { Email: 'nobody' });
  await expectRefusedAt(page, 'Email', 'Please enter a valid email address');
  await send(page, { Email: account.email, Password: 'wrong-password' });
  await expect(toasts(page)).toContainText('Invalid email or password. Please try again.');
  await expect(field(page, 'Email')).toHaveValue(account.email);
  await send(page, { Password: account.password });
  await expect(page).toHaveURL('/dashboard');
  await expect(toasts(page).getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible();
});

test('a signed-in user is led on from the sign-in page, within the site, but never away from a reset', async ({
  page,
  request,
}) => {
  await signInAt(page, await newAccount(request), '/auth?returnTo=%2Fverify%3Ftab%3D1%23main');
  await expect(page).toHaveURL('/verify?tab=1#main');
  await page.goto('/auth?returnTo=//evil.example/');
  await expect(page).toHaveURL('/');
  await page.goto('/auth?mode=reset&email=a%40example.com&code=123456');
  await expect(page.getByRole('heading', { level: 1, name: 'Set a New Password' })).toBeVisible();
});

test('the three views lead to one another and home, and keep the typed address', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/auth?returnTo=/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await field(page, 'Email').fill('typed@example.com');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/mode=signup/);
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Full Name')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');
  await expect(page).toHaveURL(/returnTo=%2Fdashboard/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('signing up explains a missing name, succeeds, clears the form, and says if the account exists', async ({
  page,
}) => {
  const typed = { Email: `sign-up-${Date.now()}@example.com`, Password: 'secret-1' };
  await page.goto('/auth?mode=signup');
  await send(page, typed);
  await expectRefusedAt(page, 'Full Name', 'Please enter your full name');
  await send(page, { 'Full Name': 'Sample Learner' });
  await expect(toasts(page).getByText('Success!', { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText('Account created successfully. You can now sign in.');
  for (const label of ['Full Name', 'Email', 'Password']) await expect(field(page, label)).toHaveValue('');
  await send(page, { ...typed, 'Full Name': 'Sample Learner' });
  await expect(toasts(page).getByText('Account exists', { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText('This email is already registered. Please sign in instead.');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(field(page, 'Email')).toHaveValue(typed.Email);
});

test('a forgotten password is replaced through the mailed link, once, also by a signed-in user', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signInAt(page, account, '/auth?mode=reset');
  await send(page, { Email: 'nobody@' });
  await expectRefusedAt(page, 'Email', 'Please enter a valid email address');
  await send(page, { Email: account.email });
  await expect(toasts(page).getByText('Check your email', { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText("We've sent you a password reset link.");

  const link = await linkIn(request, account.email);
  await page.goto(link);
  await send(page, { 'New Password': '12345' });
  await expectRefusedAt(page, 'New Password', 'Password must be at least 6 characters');
  await send(page, { 'New Password': 'second-password' });
  await expect(page.getByText('Password updated').first()).toBeVisible();
  await send(page, { Email: account.email, Password: 'second-password' });
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);

  await page.goto(link);
  await send(page, { 'New Password': 'third-password' });
  await expect(
    page.getByText('This reset link is no longer valid. Please request a new one.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Request a New Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeFocused();
});

const calls = [
  ['signin', 'sign-in', { Email: 'a@example.com', Password: 'secret-1' }],
  ['signup', 'sign-up', { 'Full Name': 'Sample Learner', Email: 'a@example.com', Password: 'secret-1' }],
  ['reset', 'password-reset', { Email: 'a@example.com' }],
] as const;

for (const [mode, path, values] of calls) {
  const tag = mode === 'signin' ? [] : '@full';
  // The page reports a failed server in the console, too.
  platformTest(
    `the ${mode} form stays filled in when a call fails, and says why`,
    { tag },
    async ({ page }) => {
      const detail = 'Too many attempts. Please wait 5 minutes and try again.';
      const problem = (status: number, sentence: string) => ({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Problem', status, detail: sentence }),
      });
      const api = `**/api/auth/${path}`;
      await page.route(api, (route) => route.fulfill(problem(429, detail)));
      await page.goto(`/auth?mode=${mode}`);
      await send(page, values);
      await expect(toasts(page).getByText(detail, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(detail)).toBeVisible();
      await expect(field(page, 'Email')).toHaveValue('a@example.com');

      await page.route(api, (route) => route.fulfill(problem(500, 'Inside')));
      await submit(page);
      await expect(toasts(page).getByText('An unexpected error occurred', { exact: true })).toBeVisible();
      await expect(page.getByText('Inside')).toHaveCount(0);

      await page.route(api, (route) => route.abort());
      await submit(page);
      await expect(toasts(page)).toContainText('We could not reach the server.');
    },
  );
}

test('the forms help password managers, and show a password on request', { tag: '@full' }, async ({
  page,
}) => {
  const autocompletes = async () =>
    page
      .getByRole('main')
      .locator('input')
      .evaluateAll((inputs) =>
        inputs.map((input) => `${input.getAttribute('name')}: ${input.getAttribute('autocomplete')}`),
      );
  await page.goto('/auth');
  await expect.poll(autocompletes).toEqual(['email: username', 'password: current-password']);
  await page.goto('/auth?mode=signup');
  await expect.poll(autocompletes).toEqual(['full_name: name', 'email: username', 'password: new-password']);
  const password = field(page, 'Password');
  await password.fill('secret-1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.goto('/auth?mode=reset');
  await expect.poll(autocompletes).toEqual(['email: username']);
  await page.goto('/auth?mode=reset&email=a%40example.com&code=123456');
  await expect.poll(autocompletes).toEqual(['email: username', 'password: new-password']);
});

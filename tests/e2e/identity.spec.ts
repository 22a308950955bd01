import type { Page, Route } from '@playwright/test';
import { expectFormUncovered, newAccount, resetMailTo, signInAt, toasts } from './accounts.ts';
import { platformTest } from './platform-test.ts';
import { expect, test } from './test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click();

/** Fills in and submits the form on the page. */
async function send(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await submit(page);
}

test('a page that needs a session leads to sign-in, which explains errors and leads back', {
  tag: ['@dashboard-session', '@validation-toast', '@sign-in-success', '@sign-in-refused'],
}, async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fdashboard$/);
  await send(page, { Email: 'nobody' });
  const invalid = 'Please enter a valid email address';
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText(invalid, { exact: true })).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(invalid);
  await send(page, { Email: account.email, Password: 'wrong-password' });
  await expect(toasts(page)).toContainText('Invalid email or password. Please try again.');
  await expect(field(page, 'Email')).toHaveValue(account.email);
  await send(page, { Password: account.password });
  await expect(page).toHaveURL('/dashboard');
  await expect(toasts(page).getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible();
});

test('the sign-in page redirects a signed-in user within the site, except during a password reset', {
  tag: '@auth-signed-in',
}, async ({ page, request }) => {
  await signInAt(page, await newAccount(request), '/auth?returnTo=%2Fverify%3Ftab%3D1%23main');
  await expect(page).toHaveURL('/verify?tab=1#main');
  await page.goto('/auth?returnTo=//evil.example/');
  await expect(page).toHaveURL('/');
  await page.goto('/auth?mode=reset&email=a%40example.com&code=123456');
  await expect(page.getByRole('heading', { level: 1, name: 'Set a New Password' })).toBeVisible();
});

test('the toast of an invalid form covers none of its fields on a phone, and goes when the user types', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/auth?mode=signup');
  await submit(page);
  const message = toasts(page).getByText('Validation Error', { exact: true });
  await expect(message).toBeVisible();
  await expectFormUncovered(page);
  // The pointer keeps the toast until the user types.
  await message.hover();
  await field(page, 'Full Name').fill('A');
  await expect(message).toBeHidden();
});

test('the three views have separate URLs and keep the typed email and the return path', {
  tag: ['@full', '@auth-views'],
}, async ({ page }) => {
  await page.goto('/auth?returnTo=/dashboard');
  await field(page, 'Email').fill('typed@example.com');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/mode=signup/);
  const terms = page.getByRole('main').getByRole('link', { name: 'Terms of Service' });
  await expect(terms).toHaveAttribute('href', '/terms');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/mode=reset/);
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');
  await expect(page).toHaveURL(/returnTo=%2Fdashboard/);
});

test('signing up leads to sign-in with the address and the return path, or reports an existing account', {
  tag: ['@sign-up-success', '@sign-up-exists'],
}, async ({ page }) => {
  const email = `sign-up-${Date.now()}@example.com`;
  const typed = { 'Full Name': 'Sample Learner', Email: email, Password: 'secret-1' };
  await page.goto('/auth?mode=signup&returnTo=/dashboard');
  await send(page, { ...typed, Password: '12345' });
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible();
  await send(page, typed);
  await expect(toasts(page).getByText('Success!', { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText('Account created successfully. You can now sign in.');
  const card = page.getByRole('main');
  await expect(card).not.toContainText('Account created successfully.');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Password')).toBeFocused();
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(page).toHaveURL('/auth?mode=signin&returnTo=%2Fdashboard');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  for (const label of ['Full Name', 'Password']) await expect(field(page, label)).toHaveValue('');
  await send(page, typed);
  await expect(toasts(page).getByText('Account exists', { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText('This email is already registered. Please sign in instead.');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await send(page, { Password: typed.Password });
  await expect(page).toHaveURL('/dashboard');
});

test('the emailed link resets a forgotten password once, even for a signed-in user', {
  tag: ['@reset-link', '@reset-sent'],
}, async ({ page, request }) => {
  const account = await newAccount(request);
  await signInAt(page, account, '/auth?mode=reset');
  await send(page, { Email: account.email });
  await expect(toasts(page).getByText('Check your email', { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText("We've sent you a password reset link.");
  const card = page.getByRole('main');
  await expect(card.getByText(/^It goes to .* if an account has this address\./)).toContainText(
    account.email,
  );
  await expect(card).not.toContainText("We've sent you a password reset link.");

  const message = await resetMailTo(request, account.email);
  const { pathname, search } = new URL(/\S+\/auth\?mode=reset\S+/.exec(message.text)?.[0] ?? '');
  const link = pathname + search;
  await page.goto(link);
  await send(page, { 'New Password': 'second-password' });
  await expect(toasts(page).getByText('Password updated', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('Password updated');
  await expect(field(page, 'Email')).toHaveValue(account.email);
  await expect(field(page, 'Password')).toBeFocused();
  await send(page, { Password: 'second-password' });
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

const tooMany = 'Too many attempts. Please wait 5 minutes and try again.';
const refuse = (status: number, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Problem', status, detail },
  });
const failures: readonly [respond: (route: Route) => Promise<void>, message: string][] = [
  [refuse(429, tooMany), tooMany],
  [refuse(500, 'Inside'), 'An unexpected error occurred'],
  [(route) => route.abort(), 'We could not reach the server.'],
];

for (const [mode, path, values] of calls) {
  const full = mode === 'signin' ? [] : ['@full'];
  const title = `the ${mode} form keeps its values when a call fails and says why`;
  // The page also reports a server failure in the console.
  platformTest(title, { tag: ['@account-failures', '@unexpected-failure', ...full] }, async ({ page }) => {
    await page.goto(`/auth?mode=${mode}`);
    for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
    for (const [respond, message] of failures) {
      await page.route(`**/api/auth/${path}`, respond);
      await submit(page);
      await expect(toasts(page)).toContainText(message);
      await expect(page.getByRole('main')).toContainText(message);
      await expect(page.getByText('Inside')).toHaveCount(0);
      await expect(field(page, 'Email')).toHaveValue('a@example.com');
    }
  });
}

test('the forms help password managers', { tag: '@full' }, async ({ page }) => {
  const autocompletes = async () =>
    page
      .getByRole('main')
      .locator('input')
      .evaluateAll((inputs) =>
        inputs.map((input) => `${input.getAttribute('name')}: ${input.getAttribute('autocomplete')}`),
      );
  for (const [query, fields] of [
    ['', ['email: username', 'password: current-password']],
    ['?mode=signup', ['full_name: name', 'email: username', 'password: new-password']],
    ['?mode=reset', ['email: username']],
    ['?mode=reset&email=a%40example.com&code=123456', ['email: username', 'password: new-password']],
  ] as const) {
    await page.goto(`/auth${query}`);
    await expect.poll(autocompletes).toEqual(fields);
  }
});

test('on a phone a failed sign-in leaves its button free', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/auth');
  await field(page, 'Email').fill('nobody@example.com');
  await field(page, 'Password').fill('not-the-password');
  await submit(page);
  await expect(toasts(page)).toContainText('Invalid email or password.');
  await expectFormUncovered(page);
});

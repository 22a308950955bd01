import { newAccount, signInAt, toasts } from './accounts.ts';
import { platformTest } from './platform-test.ts';
import { expect, test } from './test.ts';

const problem = (status: number, more: object) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Problem', status, ...more }),
});

test.describe('the three views', () => {
  test('are sign in, sign up and forgotten password, with a way home and back', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/mode=signup/);
    await expect(page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Full Name')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms',
    );
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('keep the address that was typed', async ({ page }) => {
    await page.goto('/auth?returnTo=/dashboard');
    await page.getByLabel('Email').fill('typed@example.com');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
    await page.getByLabel('Email').fill('typed-again@example.com');
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('typed-again@example.com');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('typed-again@example.com');
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('typed-again@example.com');
    await expect(page).toHaveURL(/returnTo=%2Fdashboard/);
  });

  test('help password managers, and show a password that is asked for', async ({ page }) => {
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
    await expect
      .poll(autocompletes)
      .toEqual(['full_name: name', 'email: username', 'password: new-password']);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret-1');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.goto('/auth?mode=reset');
    await expect.poll(autocompletes).toEqual(['email: username']);
    await page.goto('/auth?mode=reset&email=a%40example.com&code=123456');
    await expect.poll(autocompletes).toEqual(['email: username', 'password: new-password']);
  });
});

test.describe('the messages', () => {
  const invalid = [
    ['signin', { Email: 'nobody', Password: 'x' }, 'Please enter a valid email address', 'Email'],
    ['signin', { Email: 'a@example.com' }, 'Please enter your password', 'Password'],
    ['signup', { Email: 'a@example.com', Password: 'secret-1' }, 'Please enter your full name', 'Full Name'],
    [
      'signup',
      { 'Full Name': 'A', Email: 'a@b', Password: 'secret-1' },
      'Please enter a valid email address',
      'Email',
    ],
    [
      'signup',
      { 'Full Name': 'A', Email: 'a@example.com', Password: '12345' },
      'Password must be at least 6 characters',
      'Password',
    ],
    ['reset', { Email: 'nobody@' }, 'Please enter a valid email address', 'Email'],
    [
      'reset&email=a%40example.com&code=123456',
      { 'New Password': '12345' },
      'Password must be at least 6 characters',
      'New Password',
    ],
  ] as const;
  for (const [mode, values, message, field] of invalid) {
    test(`of ${mode} with ${JSON.stringify(values)}: Validation Error, ${message}`, async ({ page }) => {
      await page.goto(`/auth?mode=${mode}`);
      for (const [label, value] of Object.entries(values))
        await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible();
      await expect(toasts(page).getByText(message, { exact: true })).toBeVisible();
      const control = page.getByLabel(field, { exact: true });
      await expect(control).toBeFocused();
      await expect(control).toHaveAccessibleDescription(new RegExp(message));
    });
  }

  test('of signing up: success, which clears the form, and ‘Account exists’', async ({ page }) => {
    const email = `sign-up-${Date.now()}@example.com`;
    await page.goto('/auth?mode=signup');
    const fill = async () => {
      await page.getByLabel('Full Name').fill('Sample Learner');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('secret-1');
      await page.getByRole('button', { name: 'Sign Up' }).click();
    };
    await fill();
    await expect(toasts(page).getByText('Success!', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('Account created successfully. You can now sign in.', { exact: true }),
    ).toBeVisible();
    for (const label of ['Full Name', 'Email', 'Password'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await fill();
    await expect(toasts(page).getByText('Account exists', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('This email is already registered. Please sign in instead.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('of signing in: a wrong password, and ‘Welcome back!’', async ({ page, request }) => {
    const account = await newAccount(request);
    await page.goto('/auth');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expect(
      toasts(page).getByText('Invalid email or password. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    await expect(toasts(page).getByText('Welcome back!', { exact: true })).toBeVisible();
  });

  test('of a forgotten password: sent, whoever asks; and a link that is no longer good', async ({ page }) => {
    await page.goto('/auth?mode=reset');
    await page.getByLabel('Email').fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(toasts(page).getByText('Check your email', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText("We've sent you a password reset link.", { exact: true }),
    ).toBeVisible();
    await page.goto('/auth?mode=reset&email=nobody-at-all%40example.com&code=123456');
    await page.getByLabel('New Password').fill('secret-2');
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(
      page.getByText('This reset link is no longer valid. Please request a new one.').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Request a New Link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeFocused();
  });

  const calls = [
    ['signin', 'sign-in', ['Email', 'Password']],
    ['signup', 'sign-up', ['Full Name', 'Email', 'Password']],
    ['reset', 'password-reset', ['Email']],
  ] as const;
  const typed = { 'Full Name': 'Sample Learner', Email: 'a@example.com', Password: 'secret-1' };
  const fillAll = async (page: Parameters<typeof toasts>[0], labels: readonly (keyof typeof typed)[]) => {
    for (const label of labels) await page.getByLabel(label, { exact: true }).fill(typed[label]);
    await page.getByRole('main').locator('button[type=submit]').click();
  };
  for (const [mode, path, labels] of calls) {
    test(`of ${mode}: the server’s own sentence, and the form is kept`, async ({ page }) => {
      const detail = 'Too many attempts. Please wait 5 minutes and try again.';
      await page.route(`**/api/auth/${path}`, (route) => route.fulfill(problem(429, { detail })));
      await page.goto(`/auth?mode=${mode}`);
      await fillAll(page, labels);
      await expect(toasts(page).getByText(detail, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(detail)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('a@example.com');
    });

    // A failure of the server is reported in the console, too.
    platformTest(`of ${mode}: ‘An unexpected error occurred’`, async ({ page }) => {
      await page.route(`**/api/auth/${path}`, (route) => route.fulfill(problem(500, { detail: 'Inside' })));
      await page.goto(`/auth?mode=${mode}`);
      await fillAll(page, labels);
      await expect(toasts(page).getByText('An unexpected error occurred', { exact: true })).toBeVisible();
      await expect(page.getByText('Inside')).toHaveCount(0);
    });
  }

  test('of a server that cannot be reached say so', async ({ page }) => {
    await page.route('**/api/auth/sign-in', (route) => route.abort());
    await page.goto('/auth');
    await fillAll(page, ['Email', 'Password']);
    await expect(
      toasts(page).getByText('We could not reach the server. Check your connection and try again.'),
    ).toBeVisible();
  });
});

test.describe('where signing in leads', () => {
  for (const [asked, to] of [
    ['', '/'],
    ['?returnTo=/account', '/account'],
    ['?returnTo=%2Fcourse%2Fai-literacy-101%3Ftab%3D1%23details', '/course/ai-literacy-101?tab=1#details'],
    ['?returnTo=https://evil.example/', '/'],
    ['?returnTo=//evil.example/', '/'],
    ['?returnTo=/%5Cevil.example', '/'],
    ['?returnTo=/%09/evil.example', '/'],
    ['?returnTo=javascript:alert(1)', '/'],
    ['?returnTo=/auth', '/'],
  ] as const) {
    test(`from /auth${asked}: ${to}`, async ({ page, request }) => {
      const account = await newAccount(request);
      await page.goto(`/auth${asked}`);
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(to);
    });
  }

  test('is where a session leads at once, but never away from a reset', async ({ page, request }) => {
    const account = await newAccount(request);
    await signInAt(page, account);
    await page.goto('/auth?returnTo=/account');
    await expect(page).toHaveURL('/account');
    await page.goto('/auth?mode=reset&email=a%40example.com&code=123456');
    await expect(page.getByRole('heading', { level: 1, name: 'Set a New Password' })).toBeVisible();
  });
});

import type { APIRequestContext } from '@playwright/test';
import { newAccount, signInAt } from './accounts.ts';
import { expect, test } from './test.ts';

const learner = { email: 'learner@example.com', password: 'learner-demo' };

test.describe('signing in', () => {
  test('is asked for where it is needed, and leads back there', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Fdashboard$/);
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible();
  });

  test('says what is wrong, and puts the focus there', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Validation Error');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password. Please try again.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  });

  test('follows no way out of the site', async ({ page }) => {
    await page.goto('/auth?returnTo=//evil.example/');
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
  });
});

/** Where the link leads that was mailed to an address. */
async function linkIn(request: APIRequestContext, email: string): Promise<URL> {
  const mails = (await (await request.get('/local/outbox.json')).json()) as { to: string; html: string }[];
  const html = mails.find(({ to }) => to === email)?.html ?? '';
  return new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
}

test('a forgotten password is replaced through the link in the mail', async ({ page, request, baseURL }) => {
  const email = `reset-${Date.now()}@example.com`;
  const account = { email, password: 'first-password', full_name: 'Reset Learner' };
  expect((await request.post('/api/auth/sign-up', { data: account })).status()).toBe(201);
  await page.goto('/auth?mode=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /reset link/i }).click();
  await expect(page.getByText("We've sent you a password reset link.").first()).toBeVisible();

  const { pathname, search } = await linkIn(request, email);
  await page.goto(`${baseURL}${pathname}${search}`);
  await page.getByLabel(/new password/i).fill('second-password');
  await page.getByRole('button', { name: /^(set|save|update)/i }).click();
  await expect(page.getByText('Password updated').first()).toBeVisible();
  const answer = await request.post('/api/auth/sign-in', { data: { email, password: 'second-password' } });
  expect(answer.status()).toBe(200);
});

test('who resets a password while signed in is asked to sign in with the new one', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signInAt(page, account);
  await request.post('/api/auth/password-reset', { data: { email: account.email } });
  const { pathname, search } = await linkIn(request, account.email);
  await page.goto(pathname + search);
  await page.getByLabel('New Password').fill('second-password');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText('Password updated').first()).toBeVisible();
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Password', { exact: true }).fill('second-password');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('one refresh serves all requests that wait for it', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  // An access token that the server no longer takes.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-session')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'expired' }));
  });
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes++;
  });
  await page.goto('/learn/prompt-engineering-mastery');
  await expect(page.getByRole('checkbox', { name: 'Mark complete' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('My Learning Dashboard');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(other).toHaveURL(/\/auth/);
});

test('signing out on a page that needs a session ends at home, on its heading', async ({ page }) => {
  await page.goto('/auth?returnTo=/dashboard');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

import type { Page } from '@playwright/test';
import {
  type Credentials,
  endElsewhere,
  learner,
  newAccount,
  signInAt,
  signInByForm,
  toasts,
} from './accounts.ts';
import { openSettled, settled } from './settled.ts';
import { expect, test } from './test.ts';

const ended = 'Your session has ended. Please sign in again.';

test('pages that need a session lead to sign-in and are noindex', {
  tag: ['@full', '@player-session'],
}, async ({ page }) => {
  for (const path of ['/account', '/learn/prompt-engineering-mastery']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(path)}`);
  }
});

/** Replaces the access token in the browser by one that the server refuses. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-session')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'expired' }));
  });

test('a key press keeps the session, which also needs a cookie that scripts cannot read', async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount(request);
  await page.goto('/auth?returnTo=/account');
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/me/activity'));
  await signInByForm(page, account);
  await expect(page.getByLabel('Full Name')).toHaveValue(account.full_name);
  await page.keyboard.press('Tab');
  expect((await reported).status()).toBe(204);
  const cookies = (await context.cookies()).filter(({ name }) => name.includes('session'));
  expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Strict' })]);
  await spoilToken(page);
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(account.full_name);
  // The name is shown before the response, which sets the cookie again.
  expect((await refreshed).status()).toBe(200);
  await settled(page);
  await context.clearCookies();
  await spoilToken(page);
  await page.reload();
  await expect(page.getByRole('main').getByText(ended)).toBeVisible();
});

test('a rejected access token is refreshed once for all requests of a page', async ({ page }) => {
  await signInAt(page, learner, '/robots.txt');
  await spoilToken(page);
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes++;
  });
  await page.goto('/learn/prompt-engineering-mastery');
  await expect(page.getByRole('checkbox', { name: 'Mark complete' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('signing out leads home with the focus on the heading and signs out the other tab', {
  tag: '@account-menu-gone',
}, async ({ page, context }) => {
  await signInAt(page, learner, '/dashboard');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByText(`Signed in as ${learner.email}`)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(other).toHaveURL(/\/auth/);
});

test.describe('a session that another device ended', () => {
  /** Opens a page and waits until none of its requests is left, because each of them would find that the session has ended. */
  async function openSignedIn(page: Page, account: Credentials, path: string): Promise<void> {
    await signInAt(page, account, '/robots.txt');
    await openSettled(page, path);
  }

  /** Expects the sign-in page with one message about the reason. */
  async function expectSignInAsked(page: Page, returnTo: string): Promise<void> {
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await expect(toasts(page).getByText(ended)).toHaveCount(1);
    await expect(page.getByRole('main').getByText(ended)).toBeVisible();
    await expect(toasts(page)).not.toContainText('Failed to load');
  }

  test('is reported once when the user saves something, and signing in leads back', async ({
    page,
    request,
  }) => {
    const account = await newAccount(request);
    await openSignedIn(page, account, '/account');
    await expect(page.getByLabel('Full Name')).toHaveValue(account.full_name);
    await endElsewhere(request, account);
    await page.getByRole('button', { name: 'Save Name' }).click();
    await expectSignInAsked(page, '/account');
    await signInByForm(page, account);
    await expect(page).toHaveURL('/account');
  });

  test('cannot enroll or open a page that needs a session', { tag: '@full' }, async ({ page, request }) => {
    const account = await newAccount(request);
    await openSignedIn(page, account, '/course/ai-literacy-101');
    await endElsewhere(request, account);
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expectSignInAsked(page, '/course/ai-literacy-101');
    await signInAt(page, account, '/robots.txt');
    await endElsewhere(request, account);
    await page.goto('/dashboard');
    await expectSignInAsked(page, '/dashboard');
  });
});

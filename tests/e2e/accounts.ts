import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** An account of a test's own. */
export interface Account {
  email: string;
  password: string;
  full_name: string;
}

let made = 0;

/** Makes an account that no other test touches. */
export async function newAccount(request: APIRequestContext): Promise<Account> {
  const email = `e2e-${process.pid}-${Date.now()}-${made++}@example.com`;
  const account = { email, password: 'first-password', full_name: 'Sample Learner' };
  expect((await request.post('/api/auth/sign-up', { data: account })).status()).toBe(201);
  return account;
}

/** Signs in through the page, and waits to be led to a path. */
export async function signInAt(
  page: Page,
  account: Pick<Account, 'email' | 'password'>,
  to = '/',
): Promise<void> {
  await page.goto(`/auth?returnTo=${encodeURIComponent(to)}`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(to, { timeout: 15_000 });
}

/** Ends every session of the account, as from another device. */
export async function endElsewhere(
  request: APIRequestContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const session = await (await request.post('/api/auth/sign-in', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await request.post('/api/me/sign-out-everywhere', { headers });
  expect(answer.status()).toBe(204);
}

/** The region where toasts are shown. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

import type { APIRequestContext, Page } from '@playwright/test';
import { sessionKey } from '../../app/src/shell/session/persistence.ts';
import { callAs } from './caller.ts';
import type { Viewer } from './pages.ts';
import { expect } from './test.ts';

/** An account that only one test uses. */
export interface Account {
  email: string;
  password: string;
  full_name: string;
}

let accountCount = 0;

/** What a user signs in with. */
export type Credentials = Pick<Account, 'email' | 'password'>;

/** Creates an account that no other test uses. */
export async function newAccount(request: APIRequestContext): Promise<Account> {
  const email = `e2e-${process.pid}-${Date.now()}-${accountCount++}@example.com`;
  const account = { email, password: 'first-password', full_name: 'Sample Learner' };
  expect((await request.post('/api/auth/sign-up', { data: account })).status()).toBe(201);
  return account;
}

/** Signs in through the API, stores the session where the app reads it, and opens `to`. */
export async function signInAt(page: Page, { email, password }: Credentials, to = '/'): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in', { data: { email, password } });
  expect(response.status()).toBe(200);
  // Any small file of the site gives access to its storage without starting the app.
  await page.goto('/robots.txt');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey(new URL(page.url()).host),
    await response.text(),
  ] as const);
  await page.goto(to);
}

/** The learner of the demo data. */
export const learner = { email: 'learner@example.com', password: 'learner-demo' };

/** The owner of a company of the demo data. */
const manager = { email: 'manager@example.com', password: 'manager-demo' };

/** The admin of the demo data. */
export const admin = { email: 'admin@example.com', password: 'admin-demo' };

/** The account of each kind of signed-in user that views a page. */
export const viewers: Record<Exclude<Viewer, 'visitor'>, Credentials> = { learner, manager, admin };

/** Signs in and opens the landing page. */
export const signIn = (page: Page, account = learner): Promise<void> => signInAt(page, account);

/** Fills in and submits the sign-in form on the page. */
export async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Ends every session of the account, as another device would. */
export async function endElsewhere(request: APIRequestContext, account: Credentials): Promise<void> {
  const { call } = await callAs(request, account);
  await call('POST', '/api/me/sign-out-everywhere');
}

/** An email that the platform sent. */
export interface Email {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns the emails to an address, newest first. */
export async function emailsTo(request: APIRequestContext, address: string): Promise<Email[]> {
  const emails: Email[] = await (await request.get('/local/outbox.json')).json();
  return emails.filter(({ to }) => to === address);
}

/** Waits for the email with a reset link, which the stream's consumer sends, and returns it. */
export async function resetMailTo(request: APIRequestContext, address: string): Promise<Email> {
  const find = async () =>
    (await emailsTo(request, address)).find(({ subject }) => subject.startsWith('Set a new password'));
  await expect.poll(find).toBeDefined();
  return (await find()) as Email;
}

/** The region where toasts are shown. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Waits until the shown toast covers neither a field nor the button of the form. */
export const expectFormUncovered = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const toast = document.querySelector('[data-component="Toast"]')?.getBoundingClientRect();
        if (!toast) return undefined;
        const controls = [
          ...document.querySelectorAll('main form :is(input:not([hidden]), select, button[type=submit])'),
        ];
        return controls
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.top < toast.bottom && box.bottom > toast.top)
          .map(({ control }) => control.getAttribute('name') ?? control.textContent);
      }),
    )
    .toEqual([]);

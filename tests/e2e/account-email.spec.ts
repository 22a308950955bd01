import type { APIRequestContext, Page } from '@playwright/test';
import { facts, toolkits } from '../clients/toolkit-client.ts';
import { emailsTo, newAccount, signInAt, toasts } from './accounts.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

/** Returns the path of the newest emailed link to the page of links. */
async function linkTo(request: APIRequestContext, address: string, action = ''): Promise<string> {
  const links = (await emailsTo(request, address)).flatMap(({ text }) =>
    [...text.matchAll(/\/verify-email\?\S+/g)].map(([path]) => path),
  );
  return links.find((path) => path.includes(action)) ?? '';
}

const notice = (page: Page) => page.getByRole('main').getByText('Confirm your email address');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new user proves the address with the emailed link, by keyboard, and the notice disappears', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signInAt(page, account, '/dashboard');
  await expect(notice(page)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Send again' }));
  await expect(page.getByText('Sent. Check your inbox and your spam folder.')).toBeVisible();
  expect(await emailsTo(request, account.email)).toHaveLength(2);

  await page.goto(await linkTo(request, account.email));
  await expect(heading(page)).toHaveText('Confirm your email address');
  await pressOn(page, page.getByRole('button', { name: 'Confirm' }), 'Space');
  await expect(page.getByRole('status').filter({ hasText: 'Your email address is confirmed' })).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Go to Your Dashboard' }));
  await expect(heading(page)).toHaveText('My Learning Dashboard');
  await expect(notice(page)).toHaveCount(0);
});

test('the notice disappears when the address was proven in another browser', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signInAt(page, account, '/account');
  await expect(notice(page)).toBeVisible();
  const code = new URL(await linkTo(request, account.email), 'http://x').searchParams.get('code');
  expect((await request.post('/api/auth/email-proof', { data: { code } })).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a link without a valid code says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/verify-email?code=x');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link does not work')).toBeVisible();
  await page.goto('/verify-email');
  await expect(page.getByText('This link does not work')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Your Account' })).toBeVisible();
});

test('a user changes the address by keyboard, and the old address undoes it', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await page.goto(await linkTo(request, account.email));
  await pressOn(page, page.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();

  await signInAt(page, account, '/account');
  const to = `moved-${account.email}`;
  await typeInto(page, page.getByLabel('New Email'), to);
  await typeInto(page, page.getByLabel('Your Password'), 'not-my-password');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your Password')).toBeFocused();
  await expect(page.getByLabel('Your Password')).toHaveAccessibleDescription(
    /Current password is not correct/,
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link sent to the new address. Open it within a day.')).toBeVisible();
  await expect(toasts(page)).not.toContainText('Link sent');
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible();

  await page.goto(await linkTo(request, to, 'action=change'));
  await pressOn(page, page.getByRole('button', { name: 'Change Address' }));
  await expect(page.getByText(`From now on, sign in with ${to}.`)).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Go to Your Account' }));
  await expect(page.getByText(`Signed in as ${to}`)).toBeVisible();

  await page.goto(await linkTo(request, account.email, 'action=undo'));
  await expect(page).toHaveTitle(/^This was not me/);
  await pressOn(page, page.getByRole('button', { name: 'Undo the Change' }));
  await expect(page.getByText('All devices are signed out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Faccount$/);
});

test('the link to a new address leads a signed-out user through sign-in', { tag: '@full' }, async ({
  page,
  browser,
  request,
}) => {
  const account = await newAccount(request);
  const { access_token } = await (await request.post('/api/auth/sign-in', { data: account })).json();
  const to = `moved-${account.email}`;
  const body = { email: to, current_password: account.password };
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await request.post('/api/me/email-change', { data: body, headers })).status()).toBe(204);
  const elsewhere = await browser.newPage();
  const path = await linkTo(request, to, 'action=change');
  await elsewhere.goto(path);
  await expect(elsewhere).toHaveURL(`/auth?returnTo=${encodeURIComponent(path)}`);
  await elsewhere.close();
  await signInAt(page, account, path);
  await page.getByRole('button', { name: 'Change Address' }).click();
  await expect(page.getByText('Your email address is changed')).toBeVisible();
});

test('a user ends the session of another browser by keyboard, which is signed out at its next request', {
  tag: '@full',
}, async ({ page, browser, request }) => {
  const account = await newAccount(request);
  const device = await browser.newPage({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await signInAt(device, account, '/dashboard');
  await signInAt(page, account, '/account');
  const sessions = page.getByRole('list', { name: 'Your sessions' });
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await pressOn(page, page.getByRole('button', { name: 'Sign out: Firefox on Windows' }));
  await expect(toasts(page)).toContainText('Signed out: Firefox on Windows');
  await expect(sessions).toBeFocused();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await device.goto('/account/orders');
  await expect(device).toHaveURL(/\/auth\?returnTo=/);
  await expect(toasts(device)).toContainText('Your session has ended. Please sign in again.');
  await device.close();

  await pressOn(page, sessions.getByRole('button'));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('sessions that cannot be loaded are shown after a retry', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await page.route('**/api/me/sessions', (route) => route.fulfill({ status: 403, json: {} }));
  await signInAt(page, await newAccount(request), '/account');
  const retry = page.getByRole('button', { name: /Retry/ });
  await expect(page.getByText('Failed to load your sessions')).toBeVisible();
  await page.unroute('**/api/me/sessions');
  await retry.click();
  await expect(page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(1);
});

test('HR is not emailed before the address is proven, and the page says what to do', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const { access_token } = await (await request.post('/api/auth/sign-in', { data: account })).json();
  const call = async (path: string, data: object) => {
    const response = await request.post(path, { data, headers: { authorization: `Bearer ${access_token}` } });
    expect(response.status()).toBe(201);
    return response.json();
  };
  await call('/api/enrollments', { course_id: 'ai-literacy-101' });
  const { id } = await call(toolkits, { ...facts, course_id: 'ai-literacy-101' });
  await signInAt(page, account, `/reimbursement/${id}`);
  await page.getByRole('checkbox', { name: /Email the link to/ }).check();
  await page.getByRole('button', { name: 'Create and send the link' }).click();
  await expect(
    page.getByText('Please confirm your email address before we email HR in your name.'),
  ).toBeVisible();
});

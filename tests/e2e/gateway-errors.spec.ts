import { newAccount, signInAt } from './accounts.ts';
import { expect, test } from './test.ts';

/** What the gateway and the firewall send, none of it for users. Neighbors differ, so that each sentence is a new one. */
const refusals = [
  {
    status: 429,
    contentType: 'text/plain',
    headers: { 'retry-after': '300' },
    body: '',
    sentence: 'Too many attempts. Please wait a few minutes and try again.',
  },
  {
    status: 413,
    body: '{"message":"Request Entity Too Large"}',
    sentence: 'This is too large to send.',
  },
  {
    status: 429,
    body: '{"message":"Too Many Requests"}',
    sentence: 'Too many attempts. Please wait a few minutes and try again.',
  },
  {
    status: 503,
    body: '{"message":"Service Unavailable"}',
    sentence: 'We are very busy right now. Please try again in a moment.',
  },
  {
    status: 401,
    body: '{"message":"Unauthorized"}',
    sentence: 'Your session has ended. Please sign in again.',
  },
];

test('a call that the gateway or the firewall refuses is explained in a full sentence', async ({
  page,
  request,
}) => {
  await signInAt(page, await newAccount(request), '/account');
  const save = page.getByRole('button', { name: 'Save Name' });
  for (const { sentence, ...response } of refusals) {
    await page.route('**/api/me', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ contentType: 'application/json', ...response })
        : route.fallback(),
    );
    await save.click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await page.unroute('**/api/me');
  }
  await save.click();
  await expect(page.getByText(/^Name saved\./)).toBeVisible();
});

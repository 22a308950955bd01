import type { Locator, Page } from '@playwright/test';
import { typedStrings } from '../samples/hostile-strings.ts';
import { sample } from '../samples/sample.ts';
import { signIn } from './accounts.ts';
import { findSideScroll } from './accessibility-checks.ts';
import { openSettled, settled } from './settled.ts';
import { expect, test } from './test.ts';

/** Pages with text fields, and whether their user is signed in. */
const forms = [
  { path: '/auth', isSignedIn: false },
  { path: '/auth?mode=signup', isSignedIn: false },
  { path: '/auth?mode=reset', isSignedIn: false },
  { path: '/verify', isSignedIn: false },
  { path: '/help', isSignedIn: false },
  { path: '/contact', isSignedIn: false },
  { path: '/', isSignedIn: false },
  { path: '/layoff-application', isSignedIn: true },
  { path: '/account', isSignedIn: true },
] as const;

const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
let addresses = 0;

/** Fills a field with the text, or with a valid value if its type takes no text. */
async function fill(field: Locator, text: string): Promise<void> {
  const type = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  if (type === 'SELECT') await field.selectOption({ index: 1 });
  else if (type === 'date') await field.fill(day);
  else if (type === 'number') await field.fill('12');
  else if (type === 'email') await field.fill(`hostile-${Date.now()}-${addresses++}@example.com`);
  else await field.fill(text);
}

/** Fills all fields of the main part in order, and expects at least one. */
async function fillAll(page: Page, text: string): Promise<void> {
  const fields = page.locator(
    'main :is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [readonly]), textarea, select):visible:enabled',
  );
  await expect(fields.first()).toBeVisible();
  const count = await fields.count();
  for (let at = 0; at < count; at++) await fill(fields.nth(at), text);
}

async function expectUnharmed(page: Page, text: string): Promise<void> {
  expect(await page.evaluate(() => 'pwned' in globalThis), text).toBe(false);
  await expect(page.locator('main :is(script, iframe, img[src=x]), [onerror], [onload]'), text).toHaveCount(
    0,
  );
  await expect(page.getByRole('heading', { level: 1 }), text).toBeVisible();
  expect(await findSideScroll(page), text).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 320, height: 800 } });

/** Signs in to a new account with this name. */
async function signInAs(page: Page, fullName: string): Promise<void> {
  const account = { email: `hostile-${Date.now()}-${addresses++}@example.com`, password: 'test-password' };
  const response = await page.request.post('/api/auth/sign-up', {
    data: { ...account, full_name: fullName },
  });
  expect(response.status()).toBe(201);
  await signIn(page, account);
}

const typed = forms.flatMap((form) => typedStrings.map((text) => ({ form, text })));

for (const [{ path, isSignedIn }, all] of Map.groupBy(sample(typed, 2), ({ form }) => form)) {
  test(`${path} accepts any typed text or says why not`, async ({ page }) => {
    if (isSignedIn) await signInAs(page, '<b>Zoë</b> & 👩🏽‍🚀');
    for (const { text } of all) {
      await openSettled(page, path);
      await fillAll(page, text);
      await expectUnharmed(page, text);
      const submit = page.locator('main form button[type=submit]:visible:enabled').first();
      if (await submit.count()) await submit.click();
      await settled(page);
      await expectUnharmed(page, text);
    }
  });
}

test('markup in a URL or a name stays text', async ({ page }) => {
  const hostile = encodeURIComponent('"><img src=x onerror="globalThis.pwned=1">');
  const paths = [
    `/verify/${hostile}`,
    `/course/${hostile}`,
    `/auth?mode=reset&email=${hostile}&code=${hostile}`,
    `/auth?returnTo=${hostile}`,
    `/no/${hostile}`,
    `/unsubscribe?token=${hostile}`,
    `/waitlist?token=${hostile}`,
    `/#${hostile}`,
  ];
  const withName = ['/', '/dashboard', '/account', '/layoff-application', '/course/ai-literacy-101'];
  const visit = async (path: string) => {
    await openSettled(page, path);
    await expectUnharmed(page, path);
  };
  for (const path of sample(paths, 2)) await visit(path);
  await signInAs(page, '<img src=x onerror="globalThis.pwned = 1">');
  for (const path of sample(withName, 2)) await visit(path);
});

test('the check detects a script that ran', { tag: '@full' }, async ({ page }) => {
  await openSettled(page, '/verify');
  await expectUnharmed(page, 'nothing');
  await page.evaluate(() => Object.assign(globalThis, { pwned: 1 }));
  await expect(expectUnharmed(page, 'planted')).rejects.toThrow('planted');
});

import type { Locator, Page } from '@playwright/test';
import { typedStrings } from '../hostile-strings.ts';
import { findSideScroll, open, signIn } from './person.ts';
import { expect, test } from './test.ts';

/** Pages with something to type into, and who types there. */
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

/** What a field of its kind is given, so that the text gets as far as it can. */
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

/** Each form of the main part, filled from its first to its last field. */
async function fillAll(page: Page, text: string): Promise<number> {
  const fields = page.locator(
    'main :is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [readonly]), textarea, select):visible:enabled',
  );
  const count = await fields.count();
  for (let at = 0; at < count; at++) await fill(fields.nth(at), text);
  return count;
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

async function newLearner(page: Page, fullName: string): Promise<void> {
  const account = { email: `hostile-${Date.now()}-${addresses++}@example.com`, password: 'test-password' };
  const answer = await page.request.post('/api/auth/sign-up', { data: { ...account, full_name: fullName } });
  expect(answer.status()).toBe(201);
  await signIn(page, account);
}

for (const { path, isSignedIn } of forms) {
  test(`${path} takes whatever is typed into it, or says why not`, async ({ page }) => {
    test.setTimeout(120_000);
    if (isSignedIn) await newLearner(page, '<b>Zoë</b> & 👩🏽‍🚀');
    for (const text of typedStrings) {
      await open(page, path);
      expect(await fillAll(page, text)).toBeGreaterThan(0);
      await expectUnharmed(page, text);
      const submit = page.locator('main form button[type=submit]:visible:enabled').first();
      if (await submit.count()) await submit.click();
      await page.waitForLoadState('networkidle');
      await expectUnharmed(page, text);
    }
  });
}

test('an address full of markup is shown as text, or not at all', async ({ page }) => {
  const nasty = encodeURIComponent('"><img src=x onerror="globalThis.pwned=1">');
  for (const path of [
    `/verify/${nasty}`,
    `/course/${nasty}`,
    `/auth?mode=reset&email=${nasty}&code=${nasty}`,
    `/auth?returnTo=${nasty}`,
    `/no/${nasty}`,
    `/unsubscribe?token=${nasty}`,
    `/#${nasty}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectUnharmed(page, path);
  }
});

test('a name full of markup stays text wherever the site shows it', async ({ page }) => {
  await newLearner(page, '<img src=x onerror="globalThis.pwned = 1">');
  for (const path of ['/', '/dashboard', '/account', '/layoff-application', '/course/ai-literacy-101']) {
    await open(page, path);
    await expectUnharmed(page, path);
  }
});

test('the judge sees a script that has run', async ({ page }) => {
  await open(page, '/verify');
  await expectUnharmed(page, 'nothing');
  await page.evaluate(() => Object.assign(globalThis, { pwned: 1 }));
  await expect(expectUnharmed(page, 'planted')).rejects.toThrow('planted');
});

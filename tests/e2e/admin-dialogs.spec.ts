import type { Page } from '@playwright/test';
import { admin, signInAt } from './accounts.ts';
import { findEverywhere } from './accessibility-checks.ts';
import { expect, test } from './test.ts';

const account = '/admin/corporate-accounts/sample-account-1';

/** The admin area's dialogs: each page with the button that opens its dialog. */
const dialogs: readonly [path: string, opener: RegExp][] = [
  ['/admin/roles', /^Assign Role$/],
  ['/admin/roles', /^Remove role: User of/],
  ['/admin/courses', /^Delete course/],
  ['/admin/enrollments', /^Delete enrollment/],
  ['/admin/layoff-applications', /^Reject/],
  ['/admin/orders/RWC-O-2026-DEM00PEN', /^Record payment$/],
  ['/admin/orders/RWC-O-2026-DEM00PEN', /^Cancel order$/],
  [account, /^Create invoice$/],
  ['/admin/reimbursements', /^Correct reimbursement/],
  ['/admin/corporate-accounts', /^Add Account$/],
  [account, /^Edit account$/],
  [account, /^Remove seat/],
  ['/admin/messages', /^Open the message/],
];

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test.beforeAll(async ({ request }) => {
  const message = {
    firstName: 'Sample',
    lastName: 'Writer',
    company: 'Sample Company',
    email: 'dialogs@example.com',
    message: 'A message for the test of dialogs.',
  };
  expect((await request.post('/api/contact', { data: message })).ok()).toBe(true);
});

for (const [path, opener] of dialogs) {
  const title = `the dialog of ${String(opener)} on ${path} is accessible in both themes and returns the focus`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await signInAt(page, admin, path);
    // Other tests may add rows above this one.
    await page
      .getByRole('main')
      .getByRole('button', { name: opener })
      .first()
      .evaluate((element) => element.setAttribute('data-opener', ''));
    const button = page.locator('[data-opener]');
    await button.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    expect((await findEverywhere(page, String(opener), [375, 1280])).join('\n')).toBe('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('the menu on a narrow page is accessible in both themes', { tag: '@full' }, async ({ page }) => {
  await signInAt(page, admin, '/admin');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Admin Panel, menu' }).click();
  await expect(dialogOf(page)).toBeVisible();
  expect((await findEverywhere(page, 'the menu', [375])).join('\n')).toBe('');
});

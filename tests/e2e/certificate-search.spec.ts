import { toasts } from './accounts.ts';
import { expect, test } from './test.ts';

test('the certificate search requires a number and reports a failed lookup', {
  tag: ['@verify-empty', '@verify-failed'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/verify');
  await page.getByLabel('Certificate number').press('Enter');
  await expect(toasts(page)).toContainText('Certificate Number Required');
  await page.route('**/api/certificates/*', (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto('/verify/RWC-2025-DEM0CERT');
  await expect(toasts(page)).toContainText('Verification Failed');
  await page.unroute('**/api/certificates/*');
  await main.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByText('Demo Learner')).toBeVisible();
  // A stranger can pass the address on; only the owner shares it from the certificate's own page.
  await expect(main.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await expect(main.locator('a[href*="linkedin.com"]')).toHaveCount(0);
});

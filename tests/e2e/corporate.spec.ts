import { readFile } from 'node:fs/promises';
import { pressOn } from './keyboard.ts';
import { openSettled } from './settled.ts';
import { expect, test } from './test.ts';

test('the employer page shows the plan and the price for a number of employees', async ({ page }) => {
  await openSettled(page, '/corporate');
  const plans = page.getByRole('region', { name: 'Priced per employee' });
  const field = plans.getByLabel('Number of employees');
  for (const [typed, plan, detail] of [
    ['60', 'Business', 'Business plan: 60 employees at $149 each.'],
    ['500', 'Enterprise', 'Enterprise plan: 500 employees, with a volume discount.'],
    [
      '1001',
      'Enterprise',
      'Enterprise plan for more than 1,000 employees, with a volume discount: contact us for a quote.',
    ],
  ] as const) {
    await field.fill(typed);
    await expect(plans.getByText(detail, { exact: true })).toBeVisible();
    const fitting = plans.getByRole('listitem').filter({ hasText: 'Fits your team' });
    await expect(fitting.getByRole('heading', { name: plan })).toBeVisible();
  }
  await field.fill('9');
  await expect(plans.getByText('From 10 employees', { exact: true }).first()).toBeVisible();
  await expect(plans.getByText('Fits your team')).toHaveCount(0);
});

test('an anchor works from another page by keyboard and on the first load', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Who leads the company' });
  await openSettled(page, '/ai-transparency');
  await pressOn(page, page.getByRole('link', { name: 'Meet Our Team' }));
  await expect(page).toHaveURL('/about#leadership');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the tax pages link to the refund rule and to a sample packet that downloads as a PDF', {
  tag: '@toolkit-sample',
}, async ({ page }) => {
  await page.goto('/tax-benefits');
  await page.getByRole('main').getByRole('link', { name: 'The refund rule in full' }).click();
  await expect(page).toHaveURL('/terms#refunds');
  await expect(page.getByRole('heading', { name: /Refunds/ })).toBeInViewport();
  await page.goto('/section-127-resources');
  const button = page.getByRole('link', { name: 'Download Sample Packet (PDF)' }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('reimbursement-packet-sample.pdf');
  const saved = await readFile(await download.path());
  expect(saved.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

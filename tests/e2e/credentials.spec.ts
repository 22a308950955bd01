import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { learner, signInAt, toasts } from './accounts.ts';
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

const number = 'RWC-2025-DEM0CERT';

/** Presses a button that downloads a file. Returns the file's name and content. */
async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('a learner shares and downloads a certificate, and a stranger checks the badge', {
  tag: ['@verify-share'],
}, async ({ page, browser, origin }) => {
  await signInAt(page, learner, '/account/certificates');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Make a learning record' })).toBeVisible();
  const unprinted = ['SkipLink', 'NavigationBar', 'Footer'].map((name) =>
    page.locator(`[data-component=${name}]`),
  );
  for (const part of unprinted) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of unprinted) await expect(part).toBeHidden();
  await page.emulateMedia({ media: null });
  await main.getByRole('link', { name: 'View Certificate' }).last().click();
  await expect(page).toHaveURL(`${origin}/account/certificates/${number}`);
  await expect(main.getByText('Demo Learner')).toBeVisible();

  const verifyUrl = `${origin}/verify/${number}`;
  const hrefOf = async (name: RegExp) =>
    new URL((await main.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect((await hrefOf(/Share on LinkedIn/)).searchParams.get('url')).toBe(verifyUrl);
  const profile = await hrefOf(/Add to LinkedIn Profile/);
  expect(Object.fromEntries(profile.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'AI Fundamentals for Business',
    organizationName: 'Red White and Code',
    issueYear: '2025',
    issueMonth: '3',
    certUrl: verifyUrl,
    certId: number,
  });

  const pdf = await download(page, 'Download PDF');
  expect(pdf.name).toBe(`${number}.pdf`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await download(page, 'PDF on A4 Paper')).name).toBe(`${number}-a4.pdf`);
  const files = [];
  for (const kind of ['PNG', 'SVG']) files.push(await download(page, `Badge Picture (${kind})`));
  files.push(await download(page, 'Badge Data (JSON)'));

  const stranger = await (await browser.newContext({ baseURL: origin })).newPage();
  await stranger.goto('/verify');
  const check = stranger.locator('[data-component=CredentialCheck]');
  for (const { name, bytes } of files) {
    const file = { name, mimeType: 'application/octet-stream', buffer: bytes };
    await check.locator('input[type=file]').setInputFiles(file);
    await expect(check.getByText(name)).toBeVisible();
    await expect(check.getByRole('heading', { name: 'Valid badge' })).toBeVisible();
  }
  await stranger.getByRole('link', { name: 'See it on our site' }).click();
  await expect(stranger.getByText('Demo Learner')).toBeVisible();
  await stranger.context().close();
});

test('a number that is not among the learner’s certificates leads back to them', async ({ page }) => {
  await signInAt(page, learner, '/account/certificates/RWC-2025-00000000');
  await page.getByRole('link', { name: 'Your Certificates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificates' })).toBeVisible();
});

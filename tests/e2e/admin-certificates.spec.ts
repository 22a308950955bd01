import type { APIRequestContext, Page } from '@playwright/test';
import { admin, emailsTo, newAccount, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { payFor } from './payments.ts';
import { expect, test } from './test.ts';

const course = 'AI Fundamentals for Business';
const path = '/api/courses/ai-fundamentals-for-business';

/** Creates a learner with a certificate. */
async function newHolder(request: APIRequestContext) {
  const account = await newAccount(request);
  const caller = await callAs(request, account);
  const { id, call } = caller;
  await call('POST', '/api/enrollments', { course_id: 'ai-fundamentals-for-business' });
  await payFor(request, caller);
  const { items } = await call('GET', `${path}/content`);
  const lessons: string[] = items.flatMap(
    (module: { module_number: number; lessons: { lesson_number: number }[] }) =>
      module.lessons.map((lesson) => `${module.module_number}/${lesson.lesson_number}`),
  );
  await Promise.all(lessons.map((lesson) => call('PUT', `${path}/progress/${lesson}`)));
  const [certificate] = (await call('GET', '/api/certificates')).items;
  return { ...account, id, number: certificate.certificate_number as string };
}

/** The row of a certificate. */
const rowOf = (page: Page, number: string) =>
  page
    .getByRole('table', { name: 'Certificates' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: number }) });

/** Opens a dialog from the row of a certificate, gives the reason, and makes the change. */
async function act(page: Page, number: string, action: 'Revoke' | 'Reinstate' | 'Reissue', reason: string) {
  await rowOf(page, number)
    .getByRole('button', { name: `${action}… ${number}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: `${action} certificate` });
  if (action === 'Reissue') await dialog.getByLabel('Corrected name').fill('Corrected Learner');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: `${action} certificate` }).click();
  await expect(dialog).toBeHidden();
}

test('an admin finds a certificate by its number, revokes it, reinstates it, and corrects its name', {
  tag: '@full',
}, async ({ page, request, browser }) => {
  const { id, email, password, number } = await newHolder(request);
  const stranger = await browser.newPage();
  const facts = page.locator('[data-component=RecordFacts]');
  const table = page.locator('[data-component=DataTable]', {
    has: page.getByRole('heading', { name: 'Certificates' }),
  });

  await signInAt(page, admin, '/admin');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: /^Find a person/ });
  await palette.getByRole('combobox').fill(` ${number.toLowerCase().replaceAll('0', 'o')} `);
  await expect(palette.getByRole('option')).toHaveText([`Certificate ${number}Sample Learner, ${course}`]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${id}`);
  await expect(facts).toContainText(/Certificates\s*1/);

  await act(page, number, 'Revoke', 'The lessons were completed by someone else.');
  await expect(toasts(page)).toContainText('Certificate revoked');
  await expect(rowOf(page, number)).toContainText('Reason: The lessons were completed by someone else.');
  await expect(table).toBeFocused();
  await stranger.goto(`/verify/${number}`);
  const result = stranger.getByRole('main');
  await expect(result.getByRole('heading', { name: 'Certificate Revoked' })).toBeVisible();
  await expect(result.getByText('The lessons were completed by someone else.')).toBeVisible();

  await act(page, number, 'Reinstate', 'It was a mistake.');
  await expect(toasts(page)).toContainText('Certificate reinstated');
  await expect(rowOf(page, number)).toContainText('Valid');
  await stranger.reload();
  await expect(result.getByRole('heading', { name: 'Certificate Verified' })).toBeVisible();
  await expect(result).not.toContainText('It was a mistake.');

  await act(page, number, 'Reissue', 'The name had a typo.');
  await expect(toasts(page)).toContainText(/Certificate reissued as RWC-/);
  await expect(facts).toContainText(/Certificates\s*2/);
  await expect(rowOf(page, number)).toContainText(/Replaced.*Replaced by RWC-/);
  await expect(rowOf(page, number).getByRole('button')).toHaveCount(0);
  const corrected = page.getByRole('row').filter({ hasText: `Replaces ${number}` });
  await expect(corrected).toContainText('Corrected Learner');
  await stranger.reload();
  await expect(result.getByRole('heading', { name: 'Certificate Replaced' })).toBeVisible();
  await expect(result).not.toContainText('Corrected Learner');
  // Only the owner sees the number of the corrected certificate.
  await signInAt(stranger, { email, password }, `/account/certificates/${number}`);
  await result.getByRole('link', { name: /^RWC-/ }).click();
  await expect(result.getByText('Corrected Learner')).toBeVisible();
  await expect(stranger).not.toHaveURL(new RegExp(number));

  const subjects = (await emailsTo(request, email)).map(({ subject }) => subject);
  expect(subjects.slice(0, 3)).toEqual([
    `Your corrected certificate for ${course}`,
    `Your certificate for ${course} is valid again`,
    `Your certificate for ${course} was revoked`,
  ]);
  await page.goto('/admin/audit-log');
  const changes = page.getByRole('row').filter({ hasText: number });
  await expect(changes).toContainText([
    /Reissued a certificate.*student_name: Sample Learner to Corrected Learner.*The name had a typo\./,
    /Reinstated a certificate.*It was a mistake\./,
    /Revoked a certificate.*status: valid to revoked.*The lessons were completed by someone else\./,
  ]);
  await stranger.close();
});

test('a change without a reason is not sent, and one that another admin made first is shown', {
  tag: '@full',
}, async ({ page, request }) => {
  const { id, number } = await newHolder(request);
  await signInAt(page, admin, `/admin/users/${id}`);
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().includes('/certificates/')) sent.push(each.url());
  });
  const revoke = rowOf(page, number).getByRole('button', { name: 'Revoke…' });
  await revoke.click();
  const dialog = page.getByRole('dialog', { name: 'Revoke certificate' });
  const confirm = dialog.getByRole('button', { name: 'Revoke certificate' });
  await dialog.getByLabel('Reason').fill('   ');
  await confirm.click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(
    /Give the reason; anyone who verifies the certificate will read it/,
  );
  expect(sent).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(revoke).toBeFocused();

  await revoke.click();
  const { call } = await callAs(request, admin);
  await call('POST', `/api/admin/certificates/${number}/revocation`, { reason: 'The first reason.' });
  await dialog.getByLabel('Reason').fill('The second reason.');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('This certificate is revoked. Reinstate it first.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('The second reason.');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, number)).toContainText('Reason: The first reason.');
});

test('the search finds nothing for a certificate number that does not exist', async ({ page }) => {
  await signInAt(page, admin, '/admin');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: /^Find a person/ });
  const answered = page.waitForResponse('**/api/admin/certificates/RWC-2025-00000000');
  await palette.getByRole('combobox').fill('RWC-2025-00000000');
  expect((await answered).status()).toBe(404);
  await expect(palette).toContainText(/no results/i);
  await expect(palette.getByRole('option')).toHaveCount(0);
  await expect(palette.getByRole('alert')).toHaveCount(0);
});

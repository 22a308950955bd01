import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { emailsTo, newAccount, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

test('a user downloads the archive, deletes the account, keeps it, and deletes it again with the keyboard only', {
  tag: '@full',
}, async ({ page, request }) => {
  test.slow();
  const account = await newAccount(request);
  const { call } = await callAs(request, account);
  await call('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
  await signInAt(page, account, '/account');

  await test.step('downloads everything', async () => {
    const started = page.waitForEvent('download');
    await pressOn(page, page.getByRole('button', { name: 'Download My Data' }));
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(readFileSync(await download.path()));
    const data = JSON.parse(new TextDecoder().decode(files['data.json']));
    expect(data.profile).toMatchObject([{ email: account.email, full_name: 'Sample Learner' }]);
    expect(data.enrollments).toMatchObject([{ course_id: 'ai-literacy-101' }]);
    expect(Object.keys(files)).toContainEqual(expect.stringMatching(/^documents\/invoice-RWC-O-/));
    await expect(page.getByText(/^Last downloaded on /)).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = async () => {
    await typeInto(page, dialog.getByLabel(/^Password/), account.password);
    await typeInto(page, dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account-deletion');
    await expect(
      page.getByText(/^We delete your account on \w+ \d+, \d{4}, \d+:\d\d [AP]M \S+\.$/),
    ).toBeVisible();
  };

  await test.step('deletes the account', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Delete my account' }));
    await typeInto(page, dialog.getByLabel(/^Password/), 'wrong-password');
    await typeInto(page, dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await page.keyboard.press('Enter');
    const password = dialog.getByLabel(/^Password/);
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/Current password is not correct/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await confirm();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const [email] = await emailsTo(request, account.email);
    expect(email?.subject).toContain('account will be deleted on');
  });

  await test.step('signs in again and keeps the account', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto('/auth');
    const form = page.getByRole('tabpanel');
    await typeInto(page, form.getByLabel('Email'), account.email);
    await typeInto(page, form.getByLabel('Password', { exact: true }), account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    const notice = page.getByText(/^Your account will be deleted on /);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download My Data' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(notice).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Keep my account' }));
    await expect(toasts(page)).toContainText('Your account will not be deleted');
    await expect(notice).toHaveCount(0);
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'Download My Data' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('deletes it again, and keeps the certificates', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Delete my account' }));
    await tabTo(page, dialog.getByRole('radio', { name: /^Delete them/ }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /^Keep them without my name/ })).toBeChecked();
    await confirm();
    const [email] = await emailsTo(request, account.email);
    expect(email?.text).toContain('Your certificates stay valid, without your name.');
  });
});

test('a page about the deletion says when it happens without knowing the date, and opens the account of a signed-in user', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.goto('/account-deletion');
  await expect(page.getByText(/^We delete an account 14 days after its owner asks for it\./)).toBeVisible();
  await signInAt(page, await newAccount(request), '/dashboard');
  await page.goto('/account-deletion');
  await expect(page).toHaveURL('/account');
});

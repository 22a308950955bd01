import type { Locator, Page } from '@playwright/test';
import { codeIn } from '../clients/api-client.ts';
import { codeOf } from '../clients/two-step-client.ts';
import { newAccount, resetMailTo, signInAt, toasts } from './accounts.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expect, ownPlatformTest as test } from './test.ts';

test.use({ variables: { ADMIN_MFA: 'required' } });

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const form = (page: Page) => page.getByRole('main');

/** Opens a dialog from its button, types the password and maybe a code in it, and submits it, by keyboard. */
async function confirmPassword(page: Page, name: string, password: string, code?: string): Promise<void> {
  await pressOn(page, button(section(page), name));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), password);
  if (code !== undefined) await typeInto(page, dialog.getByLabel('Code', { exact: true }), code);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Sets two-step verification up by keyboard. Returns the app's secret, the recovery codes, and the used code. */
async function setUp(page: Page, password: string) {
  await confirmPassword(page, 'Set up two-step verification', password);
  await expect(section(page).getByRole('group', { name: 'Setting up' })).toBeFocused();
  await expect(section(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await section(page).getByRole('code').innerText()).replaceAll(' ', '');
  const usedCode = codeOf(secret);
  await typeInto(page, section(page).getByLabel('6-digit code'), usedCode);
  await page.keyboard.press('Enter');
  const heading = section(page).getByRole('heading', { name: 'Save your recovery codes' });
  await expect(heading).toBeFocused();
  const codes = await section(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, codes, usedCode };
}

async function signOut(page: Page): Promise<void> {
  await pressOn(page, button(page.getByRole('region', { name: 'Sessions' }), 'Sign out everywhere'));
  await pressOn(page, button(page.getByRole('alertdialog'), 'Sign out everywhere'));
  await expect(toasts(page)).toContainText('You are signed out everywhere.');
}

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?returnTo=/account');
  await typeInto(page, form(page).getByLabel('Email', { exact: true }), email);
  await typeInto(page, form(page).getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Step Verification' })).toBeFocused();
}

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await typeInto(page, form(page).getByLabel(label), code);
  await page.keyboard.press('Enter');
}

test('two-step verification is set up, used at sign-in with a code and a recovery code, and turned off by keyboard', {
  tag: '@full',
}, async ({ page, request }) => {
  const { email, password } = await newAccount(request);
  await signInAt(page, { email, password }, '/account');
  const { secret, codes, usedCode } = await setUp(page, password);
  const download = page.waitForEvent('download');
  await pressOn(page, button(section(page), 'Download'));
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await pressOn(page, button(section(page), 'I saved them'));
  await expect(section(page).getByRole('heading', { name: 'Two-step verification' })).toBeFocused();
  await expect(section(page)).toContainText('10 recovery codes left');
  await signOut(page);

  await enterPassword(page, email, password);
  await enterCode(page, '6-digit code', usedCode);
  await expect(form(page).getByLabel('6-digit code')).toHaveAccessibleDescription(/This code is not valid/);
  await expect(form(page).getByLabel('6-digit code')).toBeFocused();
  await form(page).getByLabel('6-digit code').clear();
  await enterCode(page, '6-digit code', codeOf(secret, 1));
  await expect(page).toHaveURL('/account');
  await expect(toasts(page)).toContainText('Welcome back!');
  await signOut(page);

  await enterPassword(page, email, password);
  await pressOn(page, button(form(page), 'Use a recovery code'));
  await expect(form(page).getByLabel('Recovery code')).toBeFocused();
  await enterCode(page, 'Recovery code', codes[0] ?? '');
  await expect(section(page)).toContainText('9 recovery codes left');

  await confirmPassword(page, 'Turn off', password, codes[1]);
  await expect(section(page).getByRole('group', { name: 'Two-step verification is off' })).toBeFocused();
  await page.reload();
  await tabTo(page, button(section(page), 'Set up two-step verification'));
});

test('the second step leads back to the password after a reload, on request, to sign-up, and when it has expired', {
  tag: '@full',
}, async ({ page, request }) => {
  const { email, password } = await newAccount(request);
  await signInAt(page, { email, password }, '/account');
  const { codes } = await setUp(page, password);
  await signOut(page);
  await enterPassword(page, email, password);
  await page.reload();
  await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('');

  await enterPassword(page, email, password);
  await pressOn(page, button(form(page), 'Back to Sign In'));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeFocused();

  await enterPassword(page, email, password);
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');

  await enterPassword(page, email, password);
  const reset = { email, password: 'another-password' };
  await request.post('/api/auth/password-reset', { data: { email } });
  const code = codeIn(await resetMailTo(request, email));
  expect(
    (await request.post('/api/auth/password-reset/confirm', { data: { ...reset, code } })).status(),
  ).toBe(204);
  await pressOn(page, button(form(page), 'Use a recovery code'));
  await enterCode(page, 'Recovery code', codes[0] ?? '');
  await expect(toasts(page)).toContainText('This sign-in has expired. Please enter your password again.');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeFocused();
});

test('where admins need it, the admin area leads to the account page and opens once it is on', {
  tag: '@full',
}, async ({ page }) => {
  const admin = { email: 'admin@example.com', password: 'admin-demo' };
  await signInAt(page, admin, '/admin');
  const title = page.getByRole('heading', { level: 1, name: 'Turn on two-step verification' });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await pressOn(page, page.getByRole('link', { name: 'Go to your account' }));
  await expect(page).toHaveURL('/account#two-step');
  await expect(section(page)).toBeFocused();
  await page.reload();
  await expect(section(page)).toBeFocused();
  await expect(section(page)).toBeInViewport({ ratio: 0.9 });
  await expect(section(page)).toContainText('Required for administrators');
  await setUp(page, admin.password);
  await pressOn(page, button(section(page), 'I saved them'));
  await expect(section(page)).toContainText('it cannot be turned off');
  await page.goto('/admin');
  await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeVisible();
});

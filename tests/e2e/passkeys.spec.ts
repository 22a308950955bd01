import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { expect, ownPlatformTest as test } from './test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const dialog = (page: Page) => page.getByRole('dialog');
const form = (page: Page) => page.getByRole('main');

/** Gives the page a virtual authenticator: the one of a phone or laptop, whose user touches it and is recognized. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Sets whether the user is recognized; if not, the authenticator refuses. */
    recognize: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Takes the authenticator away. */
    remove: () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toasts(page)).toContainText('You are signed out everywhere.');
}

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?returnTo=/account');
  await form(page).getByLabel('Email', { exact: true }).fill(email);
  await form(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Step Verification' })).toBeFocused();
}

async function addPasskey(page: Page, password: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Name').fill('My laptop');
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a passkey is added, used at sign-in in place of a code, and removed', async ({ page, request }) => {
  const authenticator = await addAuthenticator(page);
  const { email, password } = await newAccount(request);
  await signInAt(page, { email, password }, '/account');
  await addPasskey(page, password);
  await expect(section(page).getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const [recoveryCode = ''] = await section(page).getByRole('listitem').allInnerTexts();
  await section(page).getByRole('button', { name: 'I saved them' }).click();
  await expect(section(page)).toContainText('Signing in requires your passkey.');
  await expect(section(page).getByRole('list', { name: 'Your passkeys' })).toContainText('Not used yet');
  await signOut(page);

  await enterPassword(page, email, password);
  await form(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/account');
  await expect(section(page).getByRole('list', { name: 'Your passkeys' })).toContainText('Last used');

  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Name').fill('My laptop again');
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog(page)).toContainText('Passkey accepted.');
  await dialog(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page)).toContainText('already has a passkey for your account');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await signOut(page);

  await authenticator.remove();
  const other = await addAuthenticator(page);
  await other.recognize(false);
  await enterPassword(page, email, password);
  await form(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(form(page).getByRole('alert')).toContainText('No passkey was used.');
  await form(page).getByLabel('Recovery code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');

  await section(page).getByRole('button', { name: 'Remove: My laptop' }).click();
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByLabel('Code', { exact: true }).fill(recoveryCode);
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page)).toContainText('already used');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(section(page).getByRole('list', { name: 'Your passkeys' })).toContainText('My laptop');
});

test('the only passkey is removed with its own use, which turns two-step verification off', {
  tag: '@full',
}, async ({ page, request }) => {
  await addAuthenticator(page);
  const { email, password } = await newAccount(request);
  await signInAt(page, { email, password }, '/account');
  await addPasskey(page, password);
  await section(page).getByRole('button', { name: 'I saved them' }).click();
  await section(page).getByRole('button', { name: 'Remove: My laptop' }).click();
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog(page)).toContainText('Passkey accepted.');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByRole('group', { name: 'Two-step verification is off' })).toBeFocused();
});

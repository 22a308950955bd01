import type { Locator, Page } from '@playwright/test';
import { open, signIn } from './person.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const supportAddress = 'support@redwhiteandcode.example';
let accounts = 0;

async function newLearner(page: Page): Promise<void> {
  const account = { email: `forms-${Date.now()}-${accounts++}@example.com`, password: 'test-password' };
  await page.request.post('/api/auth/sign-up', { data: { ...account, full_name: 'Sample Applicant' } });
  await signIn(page, account);
}

test.describe('the help center', () => {
  const questions = (page: Page) => page.locator('#main [aria-expanded], #main summary');

  test('the help center is searched by its words and its categories', async ({ page }) => {
    await open(page, '/help');
    const search = page.getByRole('searchbox');
    await expect(page.getByText('10 results', { exact: true })).toBeVisible();
    await search.fill('LAID OFF');
    await expect(page.getByText(/^[1-9] results?$/)).toBeVisible();
    await search.fill('no answer holds this word');
    await expect(page.getByText('No results found')).toBeVisible();
    await expect(page.getByText('0 results', { exact: true })).toBeVisible();
    await search.fill('');
    await page
      .locator('#main label, #main button')
      .filter({ hasText: /^Certificates$/ })
      .first()
      .click();
    await expect(page.getByText(/^[1-9] results?$/)).toBeVisible();
    await expect(page.getByText('10 results', { exact: true })).toHaveCount(0);
  });

  test('an answer’s Helpful counts once and says thanks', async ({ page }) => {
    await open(page, '/help');
    await questions(page).first().click();
    const vote = page.getByRole('button', { name: /^Helpful \(\d+\)$/ }).first();
    const before = Number(/\d+/.exec(await vote.innerText())?.[0]);
    await vote.click();
    await expect(notifications(page)).toContainText('Thanks for your feedback!');
    await expect(notifications(page)).toContainText("We're glad this was helpful.");
    await expect(page.getByRole('button', { name: `Helpful (${before + 1})` }).first()).toBeVisible();
    await page
      .getByRole('button', { name: `Helpful (${before + 1})` })
      .first()
      .click();
    await page.reload();
    await questions(page).first().click();
    await expect(page.getByRole('button', { name: `Helpful (${before + 1})` }).first()).toBeVisible();
  });

  test('the blank toolkit is a PDF that can be had without an account', async ({ page }) => {
    await open(page, '/help');
    const control = page
      .locator('#main a, #main button')
      .filter({ hasText: /toolkit|sample|packet|download/i })
      .first();
    const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test.describe('the contact form', () => {
  async function fillContact(page: Page): Promise<Locator> {
    await open(page, '/contact');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Sample');
    await main.getByLabel('Last name').fill('Visitor');
    await main.getByLabel('Email').fill(`contact-${Date.now()}@example.com`);
    await main.getByLabel('Company').fill('Sample Company');
    await main.getByLabel('Message').fill('A question about seats.');
    return main.getByRole('button', { name: 'Send Message' });
  }

  test('the contact form says that it is sending, thanks, and is empty again', async ({ page }) => {
    let sent: unknown;
    await page.route('**/api/contact', async (route) => {
      sent = route.request().postDataJSON();
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const button = await fillContact(page);
    await button.click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(notifications(page)).toContainText('Message sent successfully!');
    await expect(notifications(page)).toContainText("We'll respond within 24 business hours.");
    await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('');
    expect(Object.keys(sent as object).sort()).toEqual([
      'company',
      'email',
      'firstName',
      'lastName',
      'message',
    ]);
  });

  test('a message that cannot be sent stays in the form', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.abort());
    const button = await fillContact(page);
    await button.click();
    await expect(notifications(page)).toContainText('Failed to send message');
    await expect(notifications(page)).toContainText(
      `Please try again or email us directly at ${supportAddress}`,
    );
    await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('A question about seats.');
  });
});

test.describe('the layoff application', () => {
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit Application' });

  async function fillApplication(page: Page): Promise<void> {
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Sample Applicant');
    await main.getByLabel('Email').fill('applicant@example.com');
    await main.getByLabel('Previous company').fill('Sample Company');
    await main.getByLabel('Previous role').fill('Analyst');
    await main.getByLabel('Layoff date').fill(lastMonth);
    await main.getByLabel('Job search status').selectOption('interviewing');
  }

  test('an application without a session asks to sign in, and keeps what was typed', async ({ page }) => {
    await open(page, '/layoff-application');
    await fillApplication(page);
    await submit(page).click();
    await expect(notifications(page)).toContainText('Authentication Required');
    await expect(notifications(page)).toContainText('Please sign in to submit your application.');
    await expect(page).toHaveURL(/\/auth\?.*returnTo=%2Flayoff-application/);
    await page.getByLabel('Email').fill('learner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('learner-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/layoff-application');
    await expect(page.getByRole('main').getByLabel('Previous role')).toHaveValue('Analyst');
  });

  test('the application form names what is missing, with the document’s messages', async ({ page }) => {
    await newLearner(page);
    await open(page, '/layoff-application');
    await page.getByRole('main').getByLabel('LinkedIn URL').fill('linkedin');
    await expect(page.getByRole('main').getByLabel('Full name')).toHaveValue('Sample Applicant');
    for (const label of ['Full name', 'Email']) await page.getByRole('main').getByLabel(label).fill('');
    await submit(page).click();
    for (const message of [
      'Name must be at least 2 characters',
      'Invalid email address',
      'Company name required',
      'Role required',
      'Valid date required',
      'Invalid LinkedIn URL',
      'Please select your status',
    ]) {
      await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
    }
    const summary = page.getByRole('main').locator('[data-component="ErrorSummary"]');
    await expect(summary).toBeFocused();
    await summary.getByRole('link').first().click();
    await expect(page.getByRole('main').getByLabel('Full name')).toBeFocused();
  });

  test('a proof of another type or over 5 MB is refused with the document’s words', async ({ page }) => {
    await newLearner(page);
    await open(page, '/layoff-application');
    const input = page.locator('main input[type=file]');
    await input.setInputFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Please upload a PDF or image file (JPG, PNG)').first()).toBeVisible();
    await expect(page.getByText('Invalid file type').first()).toBeVisible();
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024)]);
    await input.setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: large });
    await expect(page.getByText('File size must be less than 5MB').first()).toBeVisible();
    await expect(page.getByText('File too large').first()).toBeVisible();
  });

  test('an application is submitted, and leads home', async ({ page }) => {
    await newLearner(page);
    await open(page, '/layoff-application');
    await fillApplication(page);
    await submit(page).click();
    await expect(notifications(page)).toContainText('Application Submitted!');
    await expect(notifications(page)).toContainText(
      "We'll review your application within 24 hours and notify you via email.",
    );
    await expect(page).toHaveURL('/');
    await page.goto('/layoff-application');
    await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
  });

  test('a proof that cannot be sent says so, and the form keeps what was typed', async ({ page }) => {
    await newLearner(page);
    await open(page, '/layoff-application');
    await fillApplication(page);
    await page.route(/\/api\/layoff-applications\/proofs$/, (route) => route.abort());
    const proof = {
      name: 'proof.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
    };
    await page.locator('main input[type=file]').setInputFiles(proof);
    await submit(page).click();
    await expect(notifications(page)).toContainText('Upload failed');
    await expect(notifications(page)).toContainText(
      'Failed to upload verification document. Please try again.',
    );
    await expect(page.getByRole('main').getByLabel('Previous role')).toHaveValue('Analyst');
  });

  test('an application that is refused says so, and the form keeps what was typed', async ({ page }) => {
    await newLearner(page);
    await open(page, '/layoff-application');
    await fillApplication(page);
    await page.route(/\/api\/layoff-applications$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await submit(page).click();
    // With the reason where there is one, else with the document's advice.
    await expect(notifications(page)).toContainText(/Submission Failed.{10,}/);
    await expect(page.getByRole('main').getByLabel('Previous role')).toHaveValue('Analyst');
  });
});

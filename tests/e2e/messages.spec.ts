import type { Page } from '@playwright/test';
import { learner, open, signIn } from './person.ts';
import { platformTest } from './platform-test.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
let accounts = 0;
const newAddress = (): string => `messages-${Date.now()}-${accounts++}@example.com`;

/** Makes the API answer calls whose path fits with a problem of this status, or not at all. */
async function fail(page: Page, path: RegExp, status: number, detail?: string): Promise<void> {
  const body = { type: 'about:blank', title: 'Something', status, ...(detail && { detail }) };
  await page.route(
    (url) => path.test(url.pathname),
    (route) =>
      status === 0
        ? route.abort()
        : route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  );
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await open(page, '/auth?mode=signup');
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Full name').fill('Sample Learner');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('test-password');
  await form.locator('button[type=submit]').click();
}

async function fillSignIn(page: Page): Promise<void> {
  await open(page, '/auth');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.locator('main button[type=submit]').click();
}

async function fillReset(page: Page, email: string): Promise<void> {
  await open(page, '/auth?mode=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /reset link/i }).click();
}

test.describe('the account page', () => {
  test('signing up says that it worked', async ({ page }) => {
    await fillSignUp(page, newAddress());
    await expect(notifications(page)).toContainText('Success!');
    await expect(notifications(page)).toContainText('Account created successfully. You can now sign in.');
    await expect(page).toHaveURL(/\/auth/);
  });

  test('signing up twice says that the account exists', async ({ page }) => {
    await fillSignUp(page, learner.email);
    await expect(notifications(page)).toContainText('Account exists');
    await expect(notifications(page)).toContainText(
      'This email is already registered. Please sign in instead.',
    );
  });

  for (const [name, path, act] of [
    ['sign-up', /\/auth\/sign-up$/, (page: Page) => fillSignUp(page, newAddress())],
    ['sign-in', /\/auth\/sign-in$/, fillSignIn],
    ['reset', /\/auth\/password-reset$/, (page: Page) => fillReset(page, learner.email)],
  ] as const) {
    test(`a refusal in the server’s own words is shown as it is: ${name}`, async ({ page }) => {
      await fail(page, path, 409, 'The provider’s own sentence.');
      await act(page);
      await expect(notifications(page)).toContainText('The provider’s own sentence.');
    });
  }

  // The page's console tells of such a failure, as it should.
  platformTest('a failure without a sentence says that it was unexpected', async ({ page }) => {
    await fail(page, /\/auth\/sign-in$/, 500);
    await fillSignIn(page);
    await expect(notifications(page)).toContainText('An unexpected error occurred');
  });

  test('the reset email is validated as the sign-in’s', async ({ page }) => {
    await fillReset(page, 'nobody');
    await expect(notifications(page)).toContainText('Validation Error');
    await expect(notifications(page)).toContainText('Please enter a valid email address');
  });

  test('the account page has nothing for those who are signed in', async ({ page }) => {
    await signIn(page);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });
});

for (const path of ['/dashboard', '/account', '/learn/prompt-engineering-mastery']) {
  test(`pages that need a session send to sign-in: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(path)}`);
  });
}

test('a course that cannot be loaded says so', async ({ page }) => {
  await fail(page, /\/api\/courses/, 429, 'No.');
  await page.goto('/course/made-after-the-build');
  await expect(page.getByText('Failed to load course information').first()).toBeVisible();
});

test('a dashboard that cannot be loaded says so', async ({ page }) => {
  await signIn(page);
  await fail(page, /\/api\/enrollments$/, 429, 'No.');
  await page.goto('/dashboard');
  await expect(notifications(page)).toContainText('Error');
  await expect(notifications(page)).toContainText('Failed to load your courses');
  await expect(page.getByRole('main').getByRole('button', { name: /retry|try again/i })).toBeVisible();
});

test('a new learner has no courses yet, and is shown where to find them', async ({ page }) => {
  const account = { email: newAddress(), password: 'test-password' };
  await page.request.post('/api/auth/sign-up', { data: { ...account, full_name: 'New Learner' } });
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('No courses yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Courses' })).toHaveAttribute(
    'href',
    '/#programs',
  );
});

test.describe('the player', () => {
  const course = '/learn/ai-fundamentals-for-business';

  test('a player that cannot be loaded says so', async ({ page }) => {
    await signIn(page);
    await fail(page, /\/content$/, 429, 'No.');
    await page.goto(course);
    await expect(notifications(page)).toContainText('Failed to load course content');
  });

  test('the player says that it is loading', async ({ page }) => {
    await signIn(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/content(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(course);
    await expect(page.getByText('Loading course...').first()).toBeVisible();
    release();
    await expect(page.getByRole('checkbox', { name: 'Mark complete' })).toBeVisible();
  });

  test('the player’s Previous and Next rest at the ends and cross from module to module', async ({
    page,
  }) => {
    await signIn(page);
    const way = (name: RegExp) =>
      page.getByRole('main').locator('a, button').filter({ hasText: name }).last();
    const isAtRest = (name: RegExp) =>
      way(name).evaluate((element) => element.matches(':disabled, [aria-disabled=true], button:not([type])'));
    await open(page, `${course}/1/1`);
    expect(await isAtRest(/^previous/i)).toBe(true);
    await open(page, `${course}/1/3`);
    await way(/^next/i).click();
    await expect(page).toHaveURL(`${course}/2/1`);
    await way(/^previous/i).click();
    await expect(page).toHaveURL(`${course}/1/3`);
    await open(page, `${course}/5/3`);
    expect(await isAtRest(/^next/i)).toBe(true);
  });
});

test.describe('certificates', () => {
  test('an empty certificate number is asked for', async ({ page }) => {
    await open(page, '/verify');
    await page.getByLabel('Certificate number').press('Enter');
    await expect(notifications(page)).toContainText('Certificate Number Required');
    await expect(notifications(page)).toContainText('Please enter a certificate number to verify.');
  });

  test('a certificate that cannot be looked up says so', async ({ page }) => {
    await fail(page, /\/api\/certificates\//, 0);
    await page.goto('/verify/RWC-2025-DEM0CERT');
    await expect(notifications(page)).toContainText('Verification Failed', { timeout: 30_000 });
    await expect(notifications(page)).toContainText('Please try again later.');
  });

  test('a certificate is shared by its own address', async ({ page, baseURL }) => {
    await open(page, '/verify/RWC-2025-DEM0CERT');
    const link = page.getByRole('main').locator('a[href*="linkedin.com"]');
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect([...href.searchParams.values()]).toContain(`${baseURL}/verify/RWC-2025-DEM0CERT`);
  });
});

test('a toast stands at the bottom right for four seconds', async ({ page }) => {
  await open(page, '/verify');
  await page.getByLabel('Certificate number').press('Enter');
  const toast = notifications(page).getByText('Certificate Number Required');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeGreaterThan(450);
  const started = Date.now();
  await expect(toast).toBeHidden({ timeout: 8000 });
  expect(Date.now() - started).toBeGreaterThan(2500);
  expect(Date.now() - started).toBeLessThan(6000);
});

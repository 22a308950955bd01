import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const mastery = '/learn/prompt-engineering-mastery';
const unreachable = 'We could not reach the server.';

interface Account {
  email: string;
  password: string;
}

const demo: Account = { email: 'learner@example.com', password: 'learner-demo' };

async function newAccount(request: APIRequestContext, name: string): Promise<Account> {
  const account = {
    email: `${name}-${Date.now()}@example.com`,
    password: 'test-password',
    full_name: 'New Learner',
  };
  expect((await request.post('/api/auth/sign-up', { data: account })).status()).toBe(201);
  return account;
}

/** Signs in and comes to a path. */
async function signIn(page: Page, { email, password }: Account, path: string): Promise<void> {
  await page.goto(`/auth?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

const messages = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const lesson = (page: Page) => page.getByRole('main').getByRole('article');
const mark = (page: Page) => page.getByRole('checkbox', { name: 'Mark complete' });

async function enroll(page: Page, course: string): Promise<void> {
  await page.goto(`/course/${course}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
}

test.describe('the course page', () => {
  test('shows what it costs and holds to everyone, and asks for sign-in', async ({ page }) => {
    await page.goto('/course/ai-literacy-101');
    const main = page.getByRole('main');
    for (const text of [
      'Beginner',
      'Operations',
      '8 weeks',
      /students enrolled/,
      'Certificate included',
      'Course Price (Employer Pays)',
      '$299',
      'Reimbursable via IRS Section 127',
    ]) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
    await expect(main.getByRole('heading', { name: 'Preview Mode' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign In to Enroll' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fcourse%2Fai-literacy-101',
    );
    await expect(main.getByRole('heading', { name: 'Curriculum' })).toHaveCount(0);
  });

  test('shows details to the signed-in, and that a machine wrote them', async ({ page }) => {
    await signIn(page, demo, '/course/ai-literacy-101');
    for (const name of ['Learning Outcomes', 'Curriculum', 'Prerequisites', 'Ideal Roles', 'Instructor']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'AI-Generated' })).toHaveAttribute(
      'href',
      '/ai-transparency',
    );
  });

  test('says so where no details are written, and asks for sign-in to have them written', async ({
    page,
  }) => {
    await page.goto('/course/ai-for-cybersecurity');
    await expect(page.getByRole('heading', { name: 'Details are not written yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await signIn(page, demo, '/course/ai-for-cybersecurity');
    await expect(page.getByRole('button', { name: 'Generate AI-Powered Course Content' })).toBeVisible();
  });
});

test.describe('the dashboard', () => {
  test('shows four numbers, the way back to the last lesson, and each course', async ({ page }) => {
    await signIn(page, demo, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Learning Dashboard');
    await expect(page).toHaveTitle(/^My Learning Dashboard/);
    const main = page.getByRole('main');
    for (const label of ['Active Courses', 'Completed', 'Total Hours', 'Avg Progress']) {
      await expect(main.getByText(label, { exact: true }).first()).toBeVisible();
    }
    const card = page.getByRole('article', { name: 'AI Fundamentals for Business' });
    await expect(card.getByText('completed')).toBeVisible();
    await expect(card.getByRole('link', { name: 'RWC-2025-DEM0CERT' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute(
      'href',
      '/learn/ai-fundamentals-for-business',
    );
    await expect(card.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/course/ai-fundamentals-for-business',
    );
    await expect(card.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Resume Lesson' }).click();
    await expect(page).toHaveURL(/\/learn\/[a-z0-9-]+\/\d+\/\d+$/);
  });

  test('leads a new learner to the catalog, and from a course to pausing and resuming it', async ({
    page,
    request,
  }) => {
    await signIn(page, await newAccount(request, 'dashboard'), '/dashboard');
    await expect(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
    await expect(page.getByText('Welcome back, New Learner')).toBeVisible();
    await page.getByRole('link', { name: 'Browse Courses' }).click();
    await expect(page).toHaveURL('/#programs');
    await enroll(page, 'ai-literacy-101');
    await page.goto('/dashboard');
    const card = page.getByRole('article', { name: 'AI Literacy 101' });
    await expect(card.getByRole('link', { name: 'Start Learning' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Resume Lesson' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Pause' }).click();
    await expect(card.getByText('paused')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Resume' })).toBeFocused();
    await card.getByRole('button', { name: 'Resume' }).click();
    await expect(card.getByText('active')).toBeVisible();
  });

  test('says that the courses could not be loaded, and loads them again', async ({ page }) => {
    await signIn(page, demo, '/');
    await page.route('**/api/enrollments**', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/dashboard');
    await expect(messages(page)).toContainText('Error');
    await expect(messages(page)).toContainText('Failed to load your courses');
    await page.unroute('**/api/enrollments**');
    await page
      .getByRole('main')
      .getByRole('button', { name: /try again|retry/i })
      .click();
    await expect(page.getByRole('article', { name: 'Prompt Engineering Mastery' })).toBeVisible();
  });
});

test.describe('the player', () => {
  test('is moved by keys, across modules, and stops at both ends', async ({ page, request }) => {
    await signIn(page, await newAccount(request, 'keys'), '/');
    await enroll(page, 'prompt-engineering-mastery');
    await page.goto(mastery);
    await expect(page).toHaveURL(`${mastery}/1/1`);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${mastery}/2/1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(new RegExp(`^${title}, Prompt Engineering Mastery`));
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${mastery}/1/3`);
    await page.keyboard.press('m');
    await expect(mark(page)).toBeChecked();
    await expect(page.getByText('1 of 12 lessons completed')).toBeVisible();
    const answerTo = (method: string) =>
      page.waitForResponse((answer) => answer.request().method() === method);
    const takenBack = answerTo('DELETE');
    await page.keyboard.press('m');
    await expect(mark(page)).not.toBeChecked();
    await takenBack;
    const remembered = answerTo('PATCH');
    await page.goto(`${mastery}/4/3`);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await remembered;
    await page.goto('/dashboard');
    await page
      .getByRole('article', { name: 'Prompt Engineering Mastery' })
      .getByRole('link', { name: 'Start Learning' })
      .click();
    await expect(page).toHaveURL(`${mastery}/4/3`);
  });

  test('shows and hides the outline, and explains its keys, which can be turned off', async ({ page }) => {
    await signIn(page, demo, `${mastery}/1/1`);
    const outline = page.getByRole('navigation', { name: 'Course outline' });
    await expect(outline.locator('[aria-current=page]')).toBeVisible();
    await page.keyboard.press('o');
    await expect(outline).toBeHidden();
    await page.getByRole('button', { name: 'Outline' }).click();
    await expect(outline).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('o');
    await dialog.getByRole('checkbox', { name: 'Use keyboard shortcuts in the player' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(outline).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('o');
    await expect(outline).toBeVisible();
    await expect(page).toHaveURL(`${mastery}/1/1`);
  });

  test('keeps the outline in a drawer on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signIn(page, demo, `${mastery}/1/1`);
    await expect(lesson(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Course outline' })).toBeHidden();
    await page.getByRole('button', { name: 'Outline' }).click();
    const drawer = page.getByRole('dialog', { name: 'Prompt Engineering Mastery' });
    await expect(drawer.locator('[aria-current=page]')).toBeVisible();
    await drawer.getByRole('navigation').getByRole('link').nth(3).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`${mastery}/2/1`);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('o');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  test('takes a tick back that the server refuses', async ({ page, request }) => {
    await signIn(page, await newAccount(request, 'tick'), '/');
    await enroll(page, 'ai-literacy-101');
    await page.goto('/learn/ai-literacy-101/1/1');
    await expect(mark(page)).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/progress/1/1', async (route) => {
      await held;
      await route.abort();
    });
    await mark(page).click();
    await expect(mark(page)).toBeChecked();
    release();
    await expect(messages(page)).toContainText(unreachable);
    await expect(mark(page)).not.toBeChecked();
  });

  test('keeps ticks whose page is left before they were sent', async ({ page, request }) => {
    await signIn(page, await newAccount(request, 'left'), '/');
    await enroll(page, 'ai-literacy-101');
    await page.goto('/learn/ai-literacy-101/1/1');
    await expect(mark(page)).toBeVisible();
    await page.route('**/progress/1/1', () => undefined);
    await mark(page).click();
    for (const number of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`/learn/ai-literacy-101/1/${number}`);
      await expect(mark(page)).not.toBeChecked();
      await mark(page).click();
    }
    await page.goto('/dashboard');
    await expect(async () => {
      await page.goto('/learn/ai-literacy-101/1/2');
      await expect(mark(page)).toBeChecked({ timeout: 2000 });
      await page.goto('/learn/ai-literacy-101/1/3');
      await expect(mark(page)).toBeChecked({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  });

  test('of a completed course shows the certificate', async ({ page }) => {
    await signIn(page, demo, '/learn/ai-fundamentals-for-business');
    await expect(page.getByText('Course completed')).toBeVisible();
    await expect(page.getByText(/^All \d+ lessons completed$/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'RWC-2025-DEM0CERT' }).click();
    await expect(page).toHaveURL('/verify/RWC-2025-DEM0CERT');
  });

  test('says why there is nothing to read, and leads back', async ({ page, request }) => {
    await signIn(page, await newAccount(request, 'locked'), '/learn/ai-literacy-101');
    const heading = page.getByRole('heading', { level: 1, name: 'Course content not available' });
    await expect(heading).toBeVisible();
    await expect(page.getByText(/for those who are enrolled/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to Course Page' }).click();
    await expect(page).toHaveURL('/course/ai-literacy-101');
    await enroll(page, 'ai-for-cybersecurity');
    await page.getByRole('link', { name: 'Continue Learning' }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByText(/not published yet/)).toBeVisible();
    await page.goto('/learn/no-such-course');
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('says that it could not be loaded, and loads again', async ({ page }) => {
    await signIn(page, demo, '/');
    await page.route('**/api/courses/prompt-engineering-mastery/content**', (route) =>
      route.fulfill({ status: 409, json: {} }),
    );
    await page.goto(mastery);
    await expect(messages(page)).toContainText('Failed to load course content');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load course content');
    await page.unroute('**/api/courses/prompt-engineering-mastery/content**');
    await page
      .getByRole('main')
      .getByRole('button', { name: /try again|retry/i })
      .click();
    await expect(lesson(page)).toBeVisible();
  });

  test('has a heading while it loads, and hands its focus on', async ({ page }) => {
    await signIn(page, demo, '/dashboard');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/courses/prompt-engineering-mastery/content**', async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole('article', { name: 'Prompt Engineering Mastery' })
      .getByRole('link', { name: 'Continue Learning' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Course Player' })).toBeFocused();
    await expect(page.getByText('Loading course...')).toBeAttached();
    release();
    await expect(lesson(page).getByRole('heading', { level: 1 })).toBeFocused();
  });
});

import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
import { learner } from './person.ts';
import { expect, test } from './test.ts';

const mastery = '/learn/prompt-engineering-mastery';
const literacy = '/learn/ai-literacy-101';

const lesson = (page: Page) => page.getByRole('main').getByRole('article');
const mark = (page: Page) => page.getByRole('checkbox', { name: 'Mark complete' });
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: /try again|retry/i });

/** Signs in a new learner who is enrolled in a course, and opens a path. */
async function enter(page: Page, course: string, path: string): Promise<Caller> {
  const account = await newAccount(page.request);
  const caller = await callAs(page.request, account);
  await caller.call('POST', '/api/enrollments', { course_id: course });
  await signInAt(page, account, path);
  return caller;
}

test.describe('the course page', () => {
  test('shows the offer to a visitor, and asks for sign-in to enroll or to have details written', async ({
    page,
  }) => {
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
    await page.goto('/course/ai-for-cybersecurity');
    await expect(main.getByRole('heading', { name: 'Details are not written yet' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fcourse%2Fai-for-cybersecurity',
    );
    await expect(page.getByRole('button', { name: /^Generate/ })).toHaveCount(0);
  });

  test('shows a signed-in learner the details, and says why they cannot be written now', async ({ page }) => {
    await signInAt(page, learner, '/course/ai-literacy-101');
    for (const name of ['Learning Outcomes', 'Curriculum', 'Prerequisites', 'Ideal Roles', 'Instructor']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'AI-Generated' })).toHaveAttribute(
      'href',
      '/ai-transparency',
    );
    await page.goto('/course/natural-language-processing');
    const detail = 'You can have 3 courses written a day.';
    await page.route('**/generation', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            contentType: 'application/problem+json',
            json: { title: 'Too Many Requests', status: 429, detail },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Generate AI-Powered Course Content' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText(detail);
    await expect(toasts(page).getByText('Failed to generate course content')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('says that the course could not be loaded', { tag: '@full' }, async ({ page }) => {
    await page.route('**/api/courses**', (route) => route.fulfill({ status: 429, json: {} }));
    await page.route('**/api/courses/**', (route) => route.fulfill({ status: 429, json: {} }));
    await page.goto('/course/made-after-the-build');
    await expect(page.getByText('Failed to load course information').first()).toBeVisible();
  });
});

test.describe('the dashboard', () => {
  test('says when the courses cannot be loaded, loads them again, and leads to lessons and certificates', async ({
    page,
  }) => {
    await page.route('**/api/enrollments**', (route) => route.fulfill({ status: 400, json: {} }));
    await signInAt(page, learner, '/dashboard');
    await expect(toasts(page)).toContainText('Failed to load your courses');
    await page.unroute('**/api/enrollments**');
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Learning Dashboard');
    await expect(page).toHaveTitle(/^My Learning Dashboard/);
    const main = page.getByRole('main');
    for (const label of ['Active Courses', 'Completed', 'Total Hours', 'Avg Progress']) {
      await expect(main.getByText(label, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Resume Lesson' })).toHaveAttribute(
      'href',
      /\/learn\/[a-z0-9-]+\/\d+\/\d+$/,
    );
    const card = page.getByRole('article', { name: 'AI Fundamentals for Business' });
    await expect(card.getByText('completed')).toBeVisible();
    await expect(card.getByRole('link', { name: 'RWC-2025-DEM0CERT' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/course/ai-fundamentals-for-business',
    );
    await card.getByRole('link', { name: 'Continue Learning' }).click();
    await expect(page.getByText('Course completed')).toBeVisible();
    await expect(page.getByText(/^All \d+ lessons completed$/)).toBeVisible();
    await main.getByRole('link', { name: 'RWC-2025-DEM0CERT' }).click();
    await expect(page).toHaveURL('/verify/RWC-2025-DEM0CERT');
    await expect(page.getByText('Demo Learner')).toBeVisible();
  });

  test('leads a new learner to the catalog, and pauses and resumes a course', async ({ page }) => {
    const account = await newAccount(page.request);
    await signInAt(page, account, '/dashboard');
    await expect(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
    await expect(page.getByText('Welcome back, Sample Learner')).toBeVisible();
    await page.getByRole('link', { name: 'Browse Courses' }).click();
    await expect(page).toHaveURL('/#programs');
    await page.goto('/course/ai-literacy-101');
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
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
});

test.describe('the player', () => {
  test('is moved by keys, across modules, stops at both ends, and remembers the place', async ({ page }) => {
    await enter(page, 'prompt-engineering-mastery', mastery);
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

  test('shows and hides the outline, and turns its keys off', { tag: '@full' }, async ({ page }) => {
    await signInAt(page, learner, `${mastery}/1/1`);
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

  test('keeps the outline in a drawer on a small screen', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signInAt(page, learner, `${mastery}/1/1`);
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
  });

  test('takes back a tick that the server refuses, and sends those that wait when the page is left', async ({
    page,
  }) => {
    const { call } = await enter(page, 'ai-literacy-101', `${literacy}/1/1`);
    const held = Promise.withResolvers<void>();
    await page.route('**/progress/1/1', async (route) => {
      await held.promise;
      await route.abort();
    });
    await mark(page).click();
    await expect(mark(page)).toBeChecked();
    held.resolve();
    await expect(toasts(page)).toContainText('We could not reach the server.');
    await expect(mark(page)).not.toBeChecked();

    await page.unroute('**/progress/1/1');
    await page.route('**/progress/1/1', () => undefined);
    await mark(page).click();
    for (const number of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`${literacy}/1/${number}`);
      await expect(mark(page)).not.toBeChecked();
      await mark(page).click();
    }
    await page.goto('/robots.txt');
    const completed = async () =>
      (await call('GET', '/api/enrollments?course_id=ai-literacy-101')).items[0].completed_lessons;
    await expect.poll(completed).toBe(2);
  });

  test('says why there is nothing to read, and leads back', { tag: '@full' }, async ({ page, request }) => {
    const account = await newAccount(request);
    await signInAt(page, account, literacy);
    const heading = page.getByRole('heading', { level: 1, name: 'Course content not available' });
    await expect(heading).toBeVisible();
    await expect(page.getByText(/for those who are enrolled/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to Course Page' }).click();
    await expect(page).toHaveURL('/course/ai-literacy-101');
    await (await callAs(request, account)).call('POST', '/api/enrollments', {
      course_id: 'ai-for-cybersecurity',
    });
    await page.goto('/learn/ai-for-cybersecurity');
    await expect(heading).toBeVisible();
    await expect(page.getByText(/not published yet/)).toBeVisible();
    await page.goto('/learn/no-such-course');
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('has a heading while it loads, says when it could not, loads again, and hands its focus on', async ({
    page,
  }) => {
    const content = '**/api/courses/prompt-engineering-mastery/content**';
    const held = Promise.withResolvers<void>();
    await page.route(content, async (route) => {
      await held.promise;
      await route.fulfill({ status: 409, json: {} });
    });
    await signInAt(page, learner, '/dashboard');
    await page
      .getByRole('article', { name: 'Prompt Engineering Mastery' })
      .getByRole('link', { name: 'Continue Learning' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Course Player' })).toBeFocused();
    await expect(page.getByText('Loading course...')).toBeAttached();
    held.resolve();
    await expect(toasts(page)).toContainText('Failed to load course content');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load course content');
    await page.unroute(content);
    await again(page).click();
    await expect(lesson(page).getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('says who wrote a lesson: a model with its date, or the platform', { tag: '@full' }, async ({
    page,
  }) => {
    const badge = page.getByRole('main').getByRole('button', { name: 'AI-generated' });
    const origin = page.locator('[data-component=AiProvenance]');
    await enter(page, 'ai-literacy-101', `${literacy}/1/1`);
    await expect(badge).toBeVisible();
    await expect(origin).toHaveCount(0);
    const provenance = { generator: 'gemini', model: 'sample-model', date: '2025-06-01T12:00:00.000Z' };
    await page.route('**/api/courses/ai-literacy-101/content**', async (route) => {
      const content = await (await route.fetch()).json();
      for (const module of content.items) for (const one of module.lessons) one.provenance = provenance;
      await route.fulfill({ json: content });
    });
    await page.reload();
    await expect(origin).toHaveText(/written by sample-model \(Google\) on June 1, 2025/);
    await expect(origin.getByRole('link')).toHaveAttribute('href', '/ai-transparency');
    await expect(badge).toHaveAccessibleDescription(/^AI-generated by sample-model \(Google\)/);
  });
});

test.describe('the certificate search', () => {
  test('asks for a number, and says when a certificate cannot be looked up', async ({ page }) => {
    await page.goto('/verify');
    await page.getByLabel('Certificate number').press('Enter');
    await expect(toasts(page)).toContainText('Certificate Number Required');
    await page.route('**/api/certificates/*', (route) => route.fulfill({ status: 429, json: {} }));
    await page.goto('/verify/RWC-2025-DEM0CERT');
    await expect(toasts(page)).toContainText('Verification Failed');
    await page.unroute('**/api/certificates/*');
    await again(page).click();
    await expect(page.getByText('Demo Learner')).toBeVisible();
    const shared = await page.getByRole('main').locator('a[href*="linkedin.com"]').getAttribute('href');
    expect([...new URL(shared ?? '').searchParams.values()]).toContain(page.url());
  });
});

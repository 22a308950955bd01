import type { Page } from '@playwright/test';
import { learner, newAccount, signInAt, toasts } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
import { pauseRequests } from './pause-requests.ts';
import { expect, test } from './test.ts';

const mastery = '/learn/prompt-engineering-mastery';
const literacy = '/learn/ai-literacy-101';

const lesson = (page: Page) => page.getByRole('main').getByRole('article');
const mark = (page: Page) => page.getByRole('checkbox', { name: 'Mark complete' });
const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /try again|retry/i });
const cardOf = (page: Page, course: string) => page.getByRole('article', { name: course });

/** Signs in a new learner who is enrolled in a course and opens a path. */
async function enter(page: Page, course: string, path: string): Promise<Caller> {
  const account = await newAccount(page.request);
  const caller = await callAs(page.request, account);
  await caller.call('POST', '/api/enrollments', { course_id: course });
  await signInAt(page, account, path);
  return caller;
}

test.describe('the dashboard', () => {
  test('reports courses that cannot be loaded, retries, and links to lessons and certificates', {
    tag: '@dashboard-failure',
  }, async ({ page }) => {
    await page.route('**/api/enrollments**', (route) => route.fulfill({ status: 400, json: {} }));
    await signInAt(page, learner, '/dashboard');
    await expect(toasts(page)).toContainText('Failed to load your courses');
    await page.unroute('**/api/enrollments**');
    await retryButton(page).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Resume Lesson' })).toHaveAttribute(
      'href',
      /\/learn\/[a-z0-9-]+\/\d+\/\d+$/,
    );
    const card = cardOf(page, 'AI Fundamentals for Business');
    await expect(card.getByRole('link', { name: 'RWC-2025-DEM0CERT' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await card.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByText('Course completed')).toBeVisible();
    await expect(page.getByText(/^All \d+ lessons completed$/)).toBeVisible();
    await main.getByRole('link', { name: 'RWC-2025-DEM0CERT' }).click();
    await expect(page).toHaveURL('/verify/RWC-2025-DEM0CERT');
  });

  test('links a new learner to the catalog, and pauses and resumes a course', {
    tag: '@dashboard-empty',
  }, async ({ page }) => {
    const account = await newAccount(page.request);
    await signInAt(page, account, '/dashboard');
    await expect(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
    await expect(page.getByText('Welcome back, Sample Learner')).toBeVisible();
    await page.getByRole('link', { name: 'Browse Courses' }).click();
    await expect(page).toHaveURL('/#programs');
    const { call } = await callAs(page.request, account);
    await call('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
    await page.goto('/dashboard');
    const card = cardOf(page, 'AI Literacy 101');
    await expect(card.getByRole('link', { name: 'Start Learning' })).toBeVisible();
    await card.getByRole('link', { name: 'Details' }).click();
    const lessons = page.getByRole('region', { name: 'Lessons' });
    await expect(lessons.getByRole('link')).toHaveCount(18);
    await expect(lessons.getByRole('link').last()).toHaveAttribute('href', `${literacy}/4/3`);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Resume Lesson' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Pause' }).click();
    await expect(card.getByText('paused')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Resume enrollment' })).toBeFocused();
    await card.getByRole('button', { name: 'Resume enrollment' }).click();
    await expect(card.getByText('active')).toBeVisible();
  });
});

test.describe('the player', () => {
  test('moves across modules with the keyboard, unmarks a lesson, and remembers the last one', {
    tag: '@player-order',
  }, async ({ page }) => {
    await enter(page, 'prompt-engineering-mastery', mastery);
    await expect(page).toHaveURL(`${mastery}/1/1`);
    await expect(page.getByRole('status').filter({ hasText: ', Prompt Engineering Mastery' })).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${mastery}/2/1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(new RegExp(`^${title}, Prompt Engineering Mastery`));
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${mastery}/1/4`);
    const responseTo = (method: string) =>
      page.waitForResponse((response) => response.request().method() === method);
    await page.keyboard.press('m');
    await expect(mark(page)).toBeChecked();
    const unmarked = responseTo('DELETE');
    await page.keyboard.press('m');
    await expect(mark(page)).not.toBeChecked();
    await unmarked;
    const remembered = responseTo('PATCH');
    await page.goto(`${mastery}/4/3`);
    await remembered;
    await page.goto('/dashboard');
    const card = cardOf(page, 'Prompt Engineering Mastery');
    await card.getByRole('link', { name: 'Start Learning' }).click();
    await expect(page).toHaveURL(`${mastery}/4/3`);
  });

  test('shows and hides the outline and can turn off its keyboard shortcuts', { tag: '@full' }, async ({
    page,
  }) => {
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

  test('shows the outline in a drawer on a small screen', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signInAt(page, learner, `${mastery}/1/1`);
    await expect(lesson(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Course outline' })).toBeHidden();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Help Center' })).toBeVisible();
    expect((await footer.boundingBox())?.height).toBeLessThan(200);
    await page.keyboard.press('o');
    const drawer = page.getByRole('dialog', { name: 'Prompt Engineering Mastery' });
    await expect(drawer.locator('[aria-current=page]')).toBeVisible();
    await drawer.getByRole('navigation').getByRole('link').nth(4).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`${mastery}/2/1`);
  });

  test('undoes a mark that the server rejects, and sends pending marks when the user leaves the page', async ({
    page,
  }) => {
    const { call } = await enter(page, 'ai-literacy-101', `${literacy}/1/1`);
    const refuse = await pauseRequests(page, '**/progress/1/1', (route) => route.abort());
    await mark(page).click();
    await expect(mark(page)).toBeChecked();
    refuse();
    await expect(toasts(page)).toContainText('We could not reach the server.');
    await expect(mark(page)).not.toBeChecked();

    await page.unroute('**/progress/1/1');
    await page.route('**/progress/1/1', () => undefined);
    await mark(page).click();
    for (const number of [2, 4]) {
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

  test('says why there is no content and links back', { tag: '@full' }, async ({ page }) => {
    await enter(page, 'prompt-engineering-mastery', '/');
    // A learner may have joined a course before it had lessons.
    await page.route('**/api/courses/prompt-engineering-mastery/content**', (route) =>
      route.fulfill({ json: { items: [], next: null } }),
    );
    for (const [course, reason, link, end] of [
      ['ai-literacy-101', /only for enrolled learners/, 'Go to Course Page', '/course/ai-literacy-101'],
      ['prompt-engineering-mastery', /not published yet/, 'Back to Dashboard', '/dashboard'],
      ['no-such-course', 'Course content not available', 'Back to Dashboard', '/dashboard'],
    ] as const) {
      await page.goto(`/learn/${course}`);
      await expect(page.getByText(reason)).toBeVisible();
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(end);
    }
  });

  test('has a heading while it loads, reports a failure, retries, and moves the focus to the content', {
    tag: ['@player-loading', '@player-failure'],
  }, async ({ page }) => {
    const content = '**/api/courses/prompt-engineering-mastery/content**';
    const refuse = await pauseRequests(page, content, (route) => route.fulfill({ status: 409, json: {} }));
    await signInAt(page, learner, '/dashboard');
    const card = cardOf(page, 'Prompt Engineering Mastery');
    await card.getByRole('link', { name: 'Continue Learning' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Course Player' })).toBeFocused();
    await expect(page.getByText('Loading course...')).toBeAttached();
    refuse();
    await expect(toasts(page)).toContainText('Failed to load course content');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load course content');
    await page.unroute(content);
    await retryButton(page).click();
    await expect(lesson(page).getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('names the author of a lesson: a model with its date, or the platform', { tag: '@full' }, async ({
    page,
  }) => {
    const badge = page.getByRole('main').getByRole('button', { name: 'AI-generated' });
    const origin = page.locator('[data-component=AiProvenance]');
    await enter(page, 'ai-literacy-101', `${literacy}/1/1`);
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAccessibleDescription(/^Drafted with AI\./);
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

import { generationClosed } from '@redwhiteandcode/contract/api/problem-urns.ts';
import { hoursArithmetic } from '@redwhiteandcode/contract/course/hours.ts';
import { learner, signInAt, toasts } from './accounts.ts';
import { unwrittenCourse } from './pages.ts';
import { expect, test } from './test.ts';

test('asks a visitor to sign in to enroll or to generate details, then returns to the course', {
  tag: '@course-locked',
}, async ({ page, pathTo }) => {
  for (const [path, name] of [
    ['/course/ai-literacy-101', 'Sign In to Enroll'],
    [await pathTo(unwrittenCourse), 'Sign In'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/auth?returnTo=${encodeURIComponent(path)}`,
    );
    const isReady = name === 'Sign In to Enroll';
    await expect(page.getByRole('link', { name: 'Sign In to Enroll' })).toHaveCount(isReady ? 1 : 0);
    await expect(page.getByText('Lessons for this course are not ready yet.')).toHaveCount(isReady ? 0 : 1);
    await expect(page.getByRole('heading', { name: 'Curriculum' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Generate/ })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const note = 'Sign in or create a free account to continue with this course.';
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
  }
});

test('shows visitors the lessons and opens the first one without an account', async ({ page }) => {
  await page.goto('/course/ai-literacy-101');
  const lessons = page.getByRole('region', { name: 'Lessons' });
  await expect(lessons.getByText(/18 lessons in 4 modules, about \d+ minutes of lesson text/)).toBeVisible();
  await expect(lessons.getByRole('link')).toHaveCount(1);
  await lessons.getByRole('listitem').filter({ hasText: 'Free preview' }).last().getByRole('link').click();
  await expect(page).toHaveURL('/course/ai-literacy-101/preview');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('link', { name: 'See Price and Enroll' }).click();
  await expect(page).toHaveURL('/course/ai-literacy-101');
});

test('shows the hours of a course with the numbers that they follow from', async ({ page, request }) => {
  const { hours, hours_inputs } = await (await request.get('/api/courses/ai-literacy-101')).json();
  await page.goto('/course/ai-literacy-101');
  await expect(page.getByText(`18 lessons, about ${hours} hours`).first()).toBeVisible();
  const lessons = page.getByRole('region', { name: 'Lessons' });
  await expect(
    lessons.getByText(`About ${hours} hours in all: ${hoursArithmetic(hours_inputs)}`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'How the hours are computed' }).click();
  await expect(page).toHaveURL('/help#course-hours');
  await expect(
    page.getByRole('heading', { name: 'How the hours of a course are computed' }),
  ).toBeInViewport();
});

test('offers a learner who has completed the course to review it', async ({ page }) => {
  await signInAt(page, learner, '/course/ai-fundamentals-for-business');
  await expect(page.getByRole('main').getByRole('link', { name: 'Review', exact: true })).toHaveAttribute(
    'href',
    '/learn/ai-fundamentals-for-business',
  );
});

test('never shows the preview of a course that does not exist', async ({ page }) => {
  const seen: string[] = [];
  await page.exposeFunction('report', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { report } = globalThis as unknown as { report: (text: string) => void };
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Preview Mode')) report('Preview Mode');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/course/no-such-course');
  await expect(page.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
  expect(seen).toEqual([]);
});

test('labels generated details and says why others cannot be generated now', {
  tag: '@generation-failure',
}, async ({ page, pathTo }) => {
  await signInAt(page, learner, '/course/ai-literacy-101');
  const badge = page.getByRole('main').getByRole('link', { name: 'AI-Generated' });
  await expect(badge).toHaveAttribute('href', '/ai-transparency');
  await page.goto(await pathTo(unwrittenCourse));
  await expect(page.getByText('You can enroll as soon as the lessons are published.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toHaveCount(0);
  const detail = 'You can generate 3 courses a day.';
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

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });
  test('says in the visitor’s time when courses can be generated again', async ({ page, pathTo }) => {
    await signInAt(page, learner, await pathTo(unwrittenCourse));
    await page.route('**/generation', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            json: {
              type: generationClosed,
              title: 'Service Unavailable',
              status: 503,
              current: { opens_at: '2026-11-26T00:00:00.000Z' },
            },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Generate AI-Powered Course Content' }).click();
    await expect(page.getByRole('alert')).toContainText(/again after Thursday.* 5:30.AM GMT\+5:30\./);
  });
});

test('reports a course that cannot be loaded', { tag: ['@full', '@course-failure'] }, async ({ page }) => {
  await page.route(/\/api\/courses/, (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto('/course/made-after-the-build');
  await expect(page.getByText('Failed to load course information').first()).toBeVisible();
});

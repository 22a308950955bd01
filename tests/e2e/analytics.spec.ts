import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { measure, type Recorder } from './analytics-recorder.ts';
import { settled } from './settled.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<{ recorder: Recorder }>({
  recorder: async ({ context, origin }, proceed) => {
    await proceed(await measure(context, origin));
  },
});

/** A test whose page makes a request that is blocked, which the console reports. */
const complaining = test.extend<{ quietConsole: void }>({
  quietConsole: async ({ page: _page }, proceed) => {
    await proceed();
  },
});

const banner = (page: Page) => page.getByRole('region', { name: 'May we measure visits?' });
const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });

/** Returns the analytics events with a name, each with the page path that was set before it. */
function events(recorder: Recorder, name: string): Record<string, unknown>[] {
  let path: unknown;
  return recorder.commands.flatMap(({ from, args: [command, first, second] }) => {
    if (from !== 'analytics') return [];
    if (command === 'set') path = (first as { page_path?: string }).page_path;
    return command === 'event' && first === name ? [{ path, ...(second as object) }] : [];
  });
}

const pageViews = (recorder: Recorder) => events(recorder, 'page_view').map(({ path }) => path);
const pixelEvents = (recorder: Recorder) =>
  recorder.commands.flatMap(({ from, args }) =>
    from === 'pixel' && args[0] === 'track' ? [args.slice(1)] : [],
  );

async function accept(page: Page, recorder: Recorder): Promise<void> {
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => pageViews(recorder).length).toBeGreaterThan(0);
}

base(
  'a build without analytics shows no banner, says so, and loads nothing from other hosts',
  async ({ page, origin }) => {
    const foreignRequests: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) foreignRequests.push(request.url());
    });
    await page.goto('/course/ai-literacy-101');
    await settled(page);
    await expect(banner(page)).toHaveCount(0);
    await choices(page).click();
    await expect(toasts(page)).toContainText('Nothing is measured');
    await expect(banner(page)).toHaveCount(0);
    await expect(choices(page)).toBeFocused();
    expect(foreignRequests).toEqual([]);
  },
);

test('nothing loads before a choice or after declining, and the choice is remembered and can be changed', async ({
  page,
  recorder,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await settled(page);
  expect(recorder.requests).toEqual([]);

  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/course/ai-literacy-101');
  await expect(choices(page)).toBeVisible();
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  expect(recorder.requests).toEqual([]);

  await choices(page).click();
  await expect(banner(page)).toContainText('Your choice so far: declined.');
  await expect(banner(page)).toBeFocused();
  await accept(page, recorder);
  await expect(choices(page)).toBeFocused();
  expect(pageViews(recorder)).toEqual(['/course/ai-literacy-101']);

  await expect(toasts(page)).toContainText('Your privacy choice is saved');
  // Under the pointer it would stay.
  await toasts(page).getByText('Your privacy choice is saved').hover();
  await choices(page).press('Enter');
  await expect(toasts(page)).not.toContainText('Your privacy choice is saved');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toHaveCount(0);

  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1.1; path=/';
  });
  await choices(page).click();
  const reloaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await reloaded;
  await settled(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  const before = recorder.requests.length;
  await page.goto('/verify');
  await page.goto('/');
  await settled(page);
  expect(recorder.requests).toHaveLength(before);
});

test('each location is reported once without personal data, and a course page as a viewed course', {
  tag: ['@full', '@page-views', '@view-course'],
}, async ({ page, recorder }) => {
  await page.goto('/?utm_source=newsletter&ref=jane%40example.com');
  await accept(page, recorder);
  await page.getByRole('article', { name: 'AI Literacy 101' }).getByRole('link').first().click();
  const seen = ['/?utm_source=newsletter', '/course/ai-literacy-101'];
  await expect.poll(() => pageViews(recorder)).toEqual(seen);
  await page.getByRole('link', { name: 'Sign In to Enroll' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => pageViews(recorder)).toEqual([...seen, '/auth']);
  await expect
    .poll(() => events(recorder, 'view_course'))
    .toEqual([
      {
        path: '/course/ai-literacy-101',
        event_category: 'Course',
        event_label: 'AI Literacy 101 (ai-literacy-101)',
      },
    ]);
  // The pixel's script reads the URL itself, so it gets no event when the URL contains more than we report.
  await expect.poll(() => pixelEvents(recorder)).toEqual([['PageView']]);

  await page.goto('/auth?mode=reset&email=jane%40example.com&code=123456');
  await expect.poll(() => pageViews(recorder)).toEqual([...seen, '/auth', '/auth?mode=reset']);
  // A page that loads next has that URL as its referrer.
  await page.evaluate(() => location.assign('/about'));
  await expect.poll(() => pageViews(recorder)).toContain('/about');
  await settled(page);
  expect(JSON.stringify(recorder.commands)).not.toMatch(/jane|123456/);
});

complaining(
  'the scripts may load further scripts only from their own hosts',
  { tag: '@full' },
  async ({ page, recorder }) => {
    await page.goto('/');
    await accept(page, recorder);
    await expect.poll(() => recorder.requests).toContain('https://connect.facebook.net/more.js');
    const refusal = await page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://elsewhere.example/more.js';
        return 'none';
      } catch (error) {
        return String(error);
      }
    });
    expect(refusal).toContain('TypeError');
  },
);

test('nothing is measured on pages that show a person or ask for personal data', { tag: '@full' }, async ({
  page,
  recorder,
}) => {
  const isMeasured = () => page.evaluate(() => 'dataLayer' in window || 'fbq' in window);
  await page.goto('/verify/RWC-2025-DEM0CERT');
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/');
  await accept(page, recorder);
  await settled(page);
  const before = recorder.requests.length;
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
  await loaded;
  await expect(page).toHaveURL('/verify');
  await page.goto('/layoff-application');
  await settled(page);
  expect(await isMeasured()).toBe(false);
  expect(recorder.requests).toHaveLength(before);
  // A navigation without a link also unloads the scripts.
  await page.goto('/');
  await expect.poll(() => pageViews(recorder)).toEqual(['/', '/']);
  await page.goBack();
  await expect(page).toHaveURL('/layoff-application');
  await settled(page);
  expect(await isMeasured()).toBe(false);
});

test('Global Privacy Control declines without asking', async ({ page, recorder }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    localStorage.setItem('rwc-consent', 'accepted');
  });
  await page.goto('/course/ai-literacy-101');
  await choices(page).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Global Privacy Control');
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  expect(recorder.requests).toEqual([]);
});

test('an enrollment is reported once, with its value', { tag: ['@full', '@enrollment-event'] }, async ({
  page,
  recorder,
  request,
}) => {
  const account = await newAccount(request);
  await signInAt(page, account, '/course/ai-literacy-101');
  await accept(page, recorder);
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  const path = '/course/ai-literacy-101';
  const conversion = { path, send_to: 'G-SAMPLE', value: 1, currency: 'USD' };
  await enroll.click();
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
  await expect.poll(() => events(recorder, 'conversion')).toEqual([conversion]);

  // Another tab enrolled first, so the button finds an existing enrollment.
  await page.goto('/course/prompt-engineering-mastery');
  await expect(enroll).toBeVisible();
  const { call } = await callAs(request, account);
  await call('POST', '/api/enrollments', { course_id: 'prompt-engineering-mastery' });
  await enroll.click();
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
  await settled(page);

  const label = { event_category: 'Course', event_label: 'AI Literacy 101' };
  expect(events(recorder, 'enrollment')).toEqual([{ path, ...label }]);
  expect(events(recorder, 'conversion')).toEqual([conversion]);
  expect(JSON.stringify(recorder.commands)).not.toContain(account.email);
});

import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages can be read and followed', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(16);
    await page.getByRole('article', { name: 'AI for Cybersecurity' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/course/ai-for-cybersecurity');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI for Cybersecurity');
  });
});

test('a page tells search engines and sharers what it is', async ({ page, request }) => {
  const html = await (await request.get('/course/ai-literacy-101')).text();
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/course/ai-literacy-101"');
  expect(html).toMatch(/<title>[^<]*AI Literacy 101/);
  expect(html).toContain('property="og:image"');
  expect(html).toContain('application/ld+json');
  await page.goto('/');
  await page.getByRole('article', { name: 'AI Literacy 101' }).getByRole('link').first().click();
  await expect(page).toHaveTitle(/AI Literacy 101/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost:3000/course/ai-literacy-101',
  );
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: http://localhost:3000/sitemap.xml',
  );
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    '<loc>http://localhost:3000/course/ai-literacy-101</loc>',
  );
});

test('an unknown path is a 404 with a way home, and is logged once', async ({ page }) => {
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-events')) logged.push(request.postData() ?? '');
  });
  const answer = await page.goto('/no/such/page?x=1');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => logged.length).toBe(1);
  expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({ kind: 'not_found' });
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('/courses/{id} leads to /course/{id}', async ({ page }) => {
  await page.goto('/courses/ai-literacy-101');
  await expect(page).toHaveURL('/course/ai-literacy-101');
});

test('the theme is the system’s until one is chosen, without a flash, and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the pages are sent with headers that keep strangers out', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  expect(headers['content-encoding']).toBe('gzip');
});

test('searching for a certificate leaves the focus in the field', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Certificate number').fill('rwc-2025-democert');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Demo Learner')).toBeVisible();
  await expect(page.getByLabel('Certificate number')).toBeFocused();
});

test('a course that does not exist is said to be missing, and kept out of search engines', async ({
  page,
}) => {
  await page.goto('/course/no-such-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Course Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/Course Not Found/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

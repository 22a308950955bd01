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
  await page.waitForLoadState('networkidle');
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

test('the color of the browser’s bars is that of the theme, also of a chosen one', async ({ page }) => {
  const shown = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => media === '' || matchMedia(media).matches,
        )?.content,
    );
  const [light, dark] = ['#f9fafc', '#090f17'];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/verify');
  expect(await shown()).toBe(light);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await shown()).toBe(dark);
  await page.waitForLoadState('networkidle');
  expect(await shown()).toBe(dark);
  await page.evaluate(() => {
    document.documentElement.dataset.themeChoice = 'system';
    document.documentElement.dataset.theme = 'light';
  });
  await expect.poll(shown).toBe(light);
});

test('the server and the browser agree on which addresses exist', async ({ page, request }) => {
  for (const [path, status] of [
    ['/Course/ai-literacy-101', 404],
    ['/AUTH', 404],
    ['/learn/ai-literacy-101/abc', 404],
    ['/nowhere/at.all', 404],
  ] as const) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, status]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
  const course = await page.goto('/course/No_Such_Course');
  expect(course?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found');
  const encoded = await page.goto('/%61uth');
  expect(encoded?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  for (const file of [
    '/index.html.gz',
    '/auth/index.html.gz',
    '/__spa-fallback.html',
    '/404/rendered.html',
  ]) {
    expect([file, (await request.get(file)).status()]).toEqual([file, 404]);
  }
  const stored = await request.get('/auth/index.html', { maxRedirects: 0 });
  expect([stored.status(), stored.headers().location]).toEqual([308, '/auth']);
});

test.describe('a page that cannot be fetched', () => {
  const pageScript = '**/assets/verify-*.js';

  test('without a connection says so, and comes by itself with the connection', async ({ page, context }) => {
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
    await expect(heading).toBeVisible();
    await expect(page.getByText('There is no connection to our server.')).toBeVisible();
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await expect(heading).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify a Certificate');
  });

  test('after a deployment loads the document anew, once', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents++;
    });
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await page.route(pageScript, (route) => route.fulfill({ status: 404, body: '' }));
    // The document that comes anew names what is there now.
    await page.route('**/verify', async (route) => {
      await page.unroute(pageScript);
      await route.fallback();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
    await expect(page.getByLabel('Certificate number')).toBeVisible();
    await expect(page).toHaveURL('/verify');
    expect(documents).toBe(2);
  });

  test('and stays away is said to be missing, without going round in a circle', async ({ page }) => {
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => sessionStorage.setItem('rwc-loaded-anew', String(Date.now())));
    await page.route(pageScript, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeVisible();
    await expect(page.getByText('The site may just have been updated')).toBeVisible();
  });
});

test('metadata comes and goes with each page, and its title is announced', async ({ page }) => {
  const blocks = page.locator('script[type="application/ld+json"]');
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const home = await blocks.count();
  expect(home).toBeGreaterThan(0);
  await page.getByRole('article', { name: 'AI for Cybersecurity' }).getByRole('link').first().click();
  await expect(page).toHaveTitle(/^AI for Cybersecurity/);
  await expect(blocks).toHaveCount(1);
  expect(await blocks.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([
    expect.stringContaining('"@type":"Course"'),
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
  await expect(page).toHaveTitle(/^Verify a Certificate/);
  await expect(blocks).toHaveCount(0);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', 'http://localhost:3000/verify');
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/verify$/);
  await expect(
    page.getByRole('status').filter({ hasText: /^Verify a Certificate \| Red White & Code$/ }),
  ).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle(/^AI for Cybersecurity/);
  await expect(blocks).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(blocks).toHaveCount(home);
});

import { openSettled } from './settled.ts';
import { expect, test } from './test.ts';

test('an unknown path returns 404 with a link home and is logged once', { tag: '@unknown-path' }, async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-events')) logged.push(request.postData() ?? '');
  });
  const response = await page.goto('/no/such/page?x=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => logged.length).toBe(1);
  expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({ kind: 'not_found' });
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('a missing course shows “Course Not Found” and is noindex', async ({ page }) => {
  await page.goto('/course/no-such-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Course Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/Course Not Found/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the server and the browser agree on which URLs exist', { tag: '@full' }, async ({ page }) => {
  for (const [path, status, heading] of [
    ['/Course/ai-literacy-101', 404, 'Oops! Page not found'],
    ['/AUTH', 404, 'Oops! Page not found'],
    ['/learn/ai-literacy-101/abc', 404, 'Oops! Page not found'],
    ['/nowhere/at.all', 404, 'Oops! Page not found'],
    ['/course/No_Such_Course', 404, 'Course Not Found'],
    ['/%76erify', 200, 'Verify a Certificate'],
    ['/courses/ai-literacy-101', 200, 'AI Literacy 101'],
  ] as const) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, status]);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
  await expect(page).toHaveURL('/course/ai-literacy-101');
});

test('files are sent compressed, with their content type and security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  expect(headers['content-encoding']).toBe('br');
  const gzipped = await request.get('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(gzipped.headers()['content-encoding']).toBe('gzip');
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/images/og-image-new.jpg', 'image/jpeg'],
    ['/downloads/reimbursement-packet-sample.pdf', 'application/pdf'],
  ] as const) {
    expect((await request.get(path)).headers()['content-type']).toBe(type);
  }
  expect((await request.get('/auth/index.html.gz')).status()).toBe(404);
});

test('searching for a certificate keeps the focus in the field', {
  tag: ['@full', '@verify-enter'],
}, async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Certificate number').fill('rwc-2025-dem0cert');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Demo Learner')).toBeVisible();
  await expect(page.getByLabel('Certificate number')).toBeFocused();
});

test.describe('a page whose script cannot be loaded', () => {
  const pageScript = '**/assets/verifyRoute-*.js';
  const failure = { name: 'This page could not be loaded', level: 1 };

  test('reports a lost connection and loads when the connection returns', async ({ page, context }) => {
    await openSettled(page, '/contact');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
    const heading = page.getByRole('heading', failure);
    await expect(heading).toBeVisible();
    await expect(page.getByText('There is no connection to our server.')).toBeVisible();
    await expect(page).toHaveTitle(/^This page could not be loaded/);
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await expect(heading).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify a Certificate');
  });

  test('reloads the document once after a new deployment', { tag: '@full' }, async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents++;
    });
    await openSettled(page, '/contact');
    await page.route(pageScript, (route) => route.fulfill({ status: 404, body: '' }));
    // The new document refers to the current scripts.
    await page.route('**/verify', async (route) => {
      await page.unroute(pageScript);
      await route.fallback();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
    await expect(page.getByLabel('Certificate number')).toBeVisible();
    await expect(page).toHaveURL('/verify');
    expect(documents).toBe(2);
  });

  test('shows an error instead of reloading again if the reload did not help', { tag: '@full' }, async ({
    page,
  }) => {
    await openSettled(page, '/contact');
    await page.evaluate(() => sessionStorage.setItem('rwc-loaded-anew', String(Date.now())));
    await page.route(pageScript, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
    await expect(page.getByRole('heading', failure)).toBeVisible();
    await expect(page.getByText('The site may have just been updated')).toBeVisible();
  });
});

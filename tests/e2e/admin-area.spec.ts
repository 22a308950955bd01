import type { Page } from '@playwright/test';
import { admin, learner, newAccount, signInAt, signInByForm, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { pauseRequests } from './pause-requests.ts';
import { expect, test } from './test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin Panel' });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });
const adminLink = (page: Page) => page.getByRole('link', { name: 'Admin Dashboard' });
const moderator = { email: 'moderator@example.com', password: 'moderator-demo' };

/** Records the page's calls of admin operations from now on. */
function adminCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/admin/')) calls.push(request.url());
  });
  return calls;
}

/** Expects the user on the home page with an explanation and without a link to the admin area in the account menu. */
async function expectDenied(page: Page): Promise<void> {
  await expect(toasts(page).getByText('Access Denied')).toBeVisible();
  await expect(toasts(page).getByText("You don't have administrator privileges.")).toBeVisible();
  await expect(page).toHaveURL('/');
  // The page's heading takes the focus, which would close the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await account(page).click();
  await expect(page.getByRole('link', { name: 'My Dashboard', exact: true })).toBeVisible();
  await expect(adminLink(page)).toHaveCount(0);
}

test.describe('access to the admin area', () => {
  test('sends visitors to sign-in and then returns an admin to the requested page', {
    tag: '@admin-gate-session',
  }, async ({ page }) => {
    const calls = adminCalls(page);
    await page.goto('/admin/reimbursements?q=sample');
    await expect(page).toHaveURL('/auth?returnTo=%2Fadmin%2Freimbursements%3Fq%3Dsample');
    expect(calls).toEqual([]);
    await signInByForm(page, admin);
    await expect(page).toHaveURL('/admin/reimbursements?q=sample');
    await expect(menu(page)).toBeVisible();
  });

  for (const [role, user] of Object.entries({ learner, moderator })) {
    const full = user === learner ? [] : ['@full'];
    test(`is denied to a ${role} without calling the API, whatever the browser has stored`, {
      tag: ['@admin-link', '@admin-gate-denied', ...full],
    }, async ({ page }) => {
      const calls = adminCalls(page);
      await signInAt(page, user, '/robots.txt');
      await page.evaluate(() => {
        for (const [key, value] of Object.entries(localStorage)) {
          if (!key.endsWith('-session')) continue;
          const session = JSON.parse(value);
          session.user.roles = ['user', 'admin'];
          localStorage.setItem(key, JSON.stringify(session));
        }
      });
      await page.goto('/admin');
      await expectDenied(page);
      expect(calls).toEqual([]);
    });
  }

  test('shows nothing and loads nothing until the server confirms the role, and reports a failed check', {
    tag: ['@admin-gate-checking', '@admin-gate-failed'],
  }, async ({ page }) => {
    const calls = adminCalls(page);
    const failCheck = await pauseRequests(page, '**/api/me', (route) => route.abort());
    await signInAt(page, admin, '/admin/reimbursements');
    await expect(page.getByText('Checking your access')).toBeAttached();
    await expect(menu(page)).toHaveCount(0);
    failCheck();
    await expect(toasts(page).getByText('Failed to verify admin status')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(calls).toEqual([]);
  });

  test('ends immediately for an admin who loses the role, and nothing stays on screen', {
    tag: '@admin-role-ends',
  }, async ({ page, request }) => {
    const person = await newAccount(request);
    const { id: user_id } = await callAs(request, person);
    const { call } = await callAs(request, admin);
    const { id } = await call('POST', '/api/admin/roles', { user_id, role: 'admin' });
    await signInAt(page, person, '/admin/users');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByText('Live: changes appear immediately')).toBeVisible();
    await call('DELETE', `/api/admin/roles/${encodeURIComponent(id)}`);
    await expectDenied(page);
  });
});

test('the admin area is linked from the account menu, lists its pages, has no footer, and is noindex', {
  tag: ['@admin-link', '@admin-menu'],
}, async ({ page }) => {
  await signInAt(page, admin);
  await account(page).click();
  await adminLink(page).click();
  await expect(page).toHaveURL('/admin');
  // What waits in a queue is loaded after the menu.
  const named = (name: string) => new RegExp(`^${name}(\\d+ waiting)?$`);
  const names = [
    'Overview',
    'Users',
    'Roles',
    'Courses',
    'Enrollments',
    'Layoff Applications',
    'Orders',
    'Refunds',
    'Reimbursements',
    'Corporate Accounts',
    'Messages',
    'Error reports',
    'Generations',
    'Audit log',
  ];
  await expect(menu(page).getByRole('link')).toHaveText(names.map(named));
  await expect(menu(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the header of the admin area has a search, and a link to the site that brings its own header back', async ({
  page,
}) => {
  await signInAt(page, admin, '/admin');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'For Employers' })).toHaveCount(0);
  await account(page).click();
  await header.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL('/');
  await expect(header.getByRole('link', { name: 'For Employers' }).first()).toBeVisible();
  await expect(header.getByRole('button', { name: 'Search' })).toHaveCount(0);
});

test('Ctrl+K finds screens and records, and reports a failed search', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const payer = await newAccount(request);
  const { call } = await callAs(request, payer);
  const applicant_name = `Searched ${process.pid}`;
  const application = await call('POST', '/api/layoff-applications', {
    applicant_name,
    email: payer.email,
    previous_company: 'Sample Company',
    previous_role: 'Analyst',
    layoff_date: new Date().toISOString().slice(0, 10),
    current_job_search_status: 'actively_searching',
  });
  await call('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
  const [order] = (await call('GET', '/api/orders')).items;
  await signInAt(page, admin, '/admin');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', {
    name: 'Find a person, course, order, application, certificate or screen',
  });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('refunds');
  await expect(palette.getByRole('option')).toHaveText(['Refunds']);
  await page.route('**/api/admin/users?*q=literacy*', (route) => route.abort());
  await field.fill('literacy');
  await expect(palette.getByRole('option', { name: /^AI Literacy 101/ })).toBeVisible();
  await expect(palette.getByRole('alert')).toHaveText('Some results could not be loaded');
  await field.fill(order.id);
  await expect(palette.getByRole('option')).toHaveText([new RegExp(`^${order.id}.*AI Literacy 101`)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${order.id}`);
  await page.keyboard.press('Control+k');
  await field.fill(applicant_name);
  await expect(palette.getByRole('option')).toHaveText([new RegExp(`^${applicant_name}`)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/layoff-applications/${application.id}`);
  await page.keyboard.press('Control+k');
  // The people are found last, and Enter is pressed before.
  const ordersFound = page.waitForResponse('**/api/admin/orders?*q=demo*');
  await page.route('**/api/admin/users?*q=demo*', async (route) => {
    await ordersFound;
    await route.continue();
  });
  await field.fill('demo learner');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Demo Learner' })).toBeFocused();
  await expect(palette).toHaveCount(0);
});

test.describe('the sidebar', { tag: '@full' }, () => {
  test.use({ reducedMotion: 'reduce' });
  const width = async (page: Page) =>
    (await page.locator('[data-component="Sidebar"]').locator('..').boundingBox())?.width;

  test('is 16rem wide, collapses to 3rem, and stays collapsed after a reload', {
    tag: '@sidebar-collapse',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInAt(page, admin, '/admin');
    await expect(menu(page)).toBeVisible();
    expect(await width(page)).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(() => width(page)).toBe(48);
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => width(page)).toBe(48);
  });

  test('is an 18rem panel below 768 px, below the site’s menu', {
    tag: '@sidebar-panel',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await signInAt(page, admin, '/admin');
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Admin Panel, menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Admin Panel' });
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    expect((await panel.locator('..').boundingBox())?.width).toBe(288);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'View site', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

import type { Page } from '@playwright/test';
import { newAccount, signInAt, signInByForm, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { hold } from './held.ts';
import { admin, learner } from './person.ts';
import { expect, test } from './test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin Panel' });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });
const way = (page: Page) => page.getByRole('link', { name: 'Admin Dashboard' });
const moderator = { email: 'moderator@example.com', password: 'moderator-demo' };

/** What the page asks the admin area's operations, from now on. */
function adminCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/admin/')) asked.push(request.url());
  });
  return asked;
}

/** The user was led home from the admin area and told so; their account menu does not lead there. */
async function expectDenied(page: Page): Promise<void> {
  await expect(toasts(page).getByText('Access Denied')).toBeVisible();
  await expect(toasts(page).getByText("You don't have administrator privileges.")).toBeVisible();
  await expect(page).toHaveURL('/');
  // The page's heading takes the focus, which would close the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await account(page).click();
  await expect(page.getByRole('link', { name: 'My Dashboard', exact: true })).toBeVisible();
  await expect(way(page)).toHaveCount(0);
}

test.describe('the gate of the admin area', () => {
  test('sends a visitor to sign in, and an admin back to where they wanted to go', {
    tag: '@admin-gate-session',
  }, async ({ page }) => {
    const asked = adminCalls(page);
    await page.goto('/admin/reimbursements?q=sample');
    await expect(page).toHaveURL('/auth?returnTo=%2Fadmin%2Freimbursements%3Fq%3Dsample');
    expect(asked).toEqual([]);
    await signInByForm(page, admin);
    await expect(page).toHaveURL('/admin/reimbursements?q=sample');
    await expect(menu(page)).toBeVisible();
  });

  for (const [role, user] of Object.entries({ learner, moderator })) {
    const full = user === learner ? [] : ['@full'];
    test(`denies a ${role} and asks for nothing, whatever the browser has kept`, {
      tag: ['@admin-link', '@admin-gate-denied', ...full],
    }, async ({ page }) => {
      const asked = adminCalls(page);
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
      expect(asked).toEqual([]);
    });
  }

  test('shows and asks for nothing until the server has said who it is, and says when it cannot', {
    tag: ['@admin-gate-checking', '@admin-gate-failed'],
  }, async ({ page }) => {
    const asked = adminCalls(page);
    const breakOff = await hold(page, '**/api/me', (route) => route.abort());
    await signInAt(page, admin, '/admin/reimbursements');
    await expect(page.getByText('Checking your access')).toBeAttached();
    await expect(menu(page)).toHaveCount(0);
    breakOff();
    await expect(toasts(page).getByText('Failed to verify admin status')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(asked).toEqual([]);
  });

  test('closes at once for an admin who loses the role, and nothing stays on screen', {
    tag: '@admin-role-ends',
  }, async ({ page, request }) => {
    const person = await newAccount(request);
    const { id: user_id } = await callAs(request, person);
    const { call } = await callAs(request, admin);
    const { id } = await call('POST', '/api/admin/roles', { user_id, role: 'admin' });
    await signInAt(page, person, '/admin/users');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByText('Live: changes appear at once')).toBeVisible();
    await call('DELETE', `/api/admin/roles/${encodeURIComponent(id)}`);
    await expectDenied(page);
  });
});

test('the admin area is in the account menu, lists its pages, has no footer, and is hidden from search engines', {
  tag: ['@admin-link', '@admin-menu'],
}, async ({ page }) => {
  await signInAt(page, admin);
  await account(page).click();
  await way(page).click();
  await expect(page).toHaveURL('/admin');
  // After its words a list says how many wait there.
  const named = (name: string) => new RegExp(`^${name}\\d*$`);
  const names = [
    'Overview',
    'Users',
    'Roles',
    'Courses',
    'Enrollments',
    'Layoff Applications',
    'Reimbursements',
    'Corporate Accounts',
    'Messages',
    'Audit log',
  ];
  await expect(menu(page).getByRole('link')).toHaveText(names.map(named));
  await expect(menu(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('the sidebar', { tag: '@full' }, () => {
  test.use({ reducedMotion: 'reduce' });
  const width = async (page: Page) =>
    (await page.locator('[data-component="Sidebar"]').locator('..').boundingBox())?.width;

  test('is 16rem wide, 3rem when collapsed, and stays so', { tag: '@sidebar-collapse' }, async ({ page }) => {
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

  test('slides over a page below 768px, 18rem wide, under the site’s own menu', {
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
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
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
  test('sends a visitor to sign in, and an admin back to where they wanted to go', async ({ page }) => {
    const asked = adminCalls(page);
    await page.goto('/admin/reimbursements?q=sample');
    await expect(page).toHaveURL('/auth?returnTo=%2Fadmin%2Freimbursements%3Fq%3Dsample');
    expect(asked).toEqual([]);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/admin/reimbursements?q=sample');
    await expect(menu(page)).toBeVisible();
  });

  for (const [role, user] of Object.entries({ learner, moderator })) {
    const tag = user === learner ? [] : '@full';
    test(`denies a ${role} and asks for nothing, whatever the browser has kept`, { tag }, async ({
      page,
    }) => {
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

  test('shows and asks for nothing until the server has said who it is, and says when it cannot', async ({
    page,
  }) => {
    const asked = adminCalls(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/me', async (route) => {
      await held.promise;
      await route.abort();
    });
    await signInAt(page, admin, '/admin/reimbursements');
    await expect(page.getByText('Checking your access')).toBeAttached();
    await expect(menu(page)).toHaveCount(0);
    held.resolve();
    await expect(toasts(page).getByText('Failed to verify admin status')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(asked).toEqual([]);
  });

  test('closes at once for an admin who loses the role, and nothing stays on screen', async ({
    page,
    request,
  }) => {
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

test('the admin area is in the account menu, lists its pages, has no footer, and is hidden from search engines', async ({
  page,
}) => {
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
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(way(page)).toHaveCount(0);
});

test.describe('the sidebar', { tag: '@full' }, () => {
  const width = async (page: Page) =>
    (await page.locator('[data-component="Sidebar"]').locator('..').boundingBox())?.width;

  test('is 16rem wide, 3rem when collapsed, and kept so for 7 days', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAt(page, admin, '/admin');
    await expect(menu(page)).toBeVisible();
    expect(await width(page)).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(() => width(page)).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar');
    const week = 7 * 24 * 60 * 60;
    expect(cookie?.value).toBe('collapsed');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(week - 60);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(week);
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => width(page)).toBe(48);
    await page.getByRole('button', { name: 'Sidebar' }).click();
    await expect.poll(() => width(page)).toBe(256);
  });

  test('slides over a narrow page, 18rem wide, below the site’s own menu, and gives the focus back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 767, height: 800 });
    await signInAt(page, admin, '/admin');
    const opener = page.getByRole('button', { name: 'Admin Panel, menu' });
    await expect(opener).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await opener.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Admin Panel' });
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    expect((await panel.locator('..').boundingBox())?.width).toBe(288);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+b');
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menu(page)).toBeVisible();
    await expect(opener).toBeHidden();
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

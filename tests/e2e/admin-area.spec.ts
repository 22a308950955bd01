import type { Page } from '@playwright/test';
import { newAccount, signInAt, toasts } from './accounts.ts';
import { admin, learner, signIn } from './person.ts';
import { expect as base, test } from './test.ts';

/** Who is sent elsewhere waits for that page's files, too. */
const expect = base.configure({ timeout: 15_000 });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin Panel' });
const moderator = { email: 'moderator@example.com', password: 'moderator-demo' };

/** What the page asks the admin area's operations, from now on. */
function adminCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/admin/')) asked.push(request.url());
  });
  return asked;
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

  for (const [who, account] of Object.entries({ learner, moderator })) {
    test(`tells a ${who} 'Access Denied' and leads home`, async ({ page }) => {
      const asked = adminCalls(page);
      await signIn(page, account);
      await page.goto('/admin');
      await expect(page).toHaveURL('/');
      await expect(toasts(page).getByText('Access Denied')).toBeVisible();
      await expect(toasts(page).getByText("You don't have administrator privileges.")).toBeVisible();
      expect(asked).toEqual([]);
    });
  }

  test('says when the check fails, and leads home', async ({ page }) => {
    await signIn(page, admin);
    await page.route('**/api/me', (route) => route.abort());
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    await expect(toasts(page).getByText('Failed to verify admin status')).toBeVisible();
  });

  test('shows and asks for nothing before the server has said who it is', async ({ page }) => {
    const asked = adminCalls(page);
    await signIn(page, admin);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/me', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/admin/reimbursements');
    await expect(page.getByText('Checking your access')).toBeAttached();
    await expect(menu(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    held.resolve();
    await expect(menu(page)).toBeVisible();
  });

  test('does not believe what this browser has kept', async ({ page, request }) => {
    const asked = adminCalls(page);
    await signInAt(page, await newAccount(request));
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.endsWith('-session')) continue;
        const session = JSON.parse(value);
        session.user.roles = ['user', 'admin'];
        localStorage.setItem(key, JSON.stringify(session));
      }
    });
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    await expect(toasts(page).getByText('Access Denied')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  });
});

test.describe('the way to the admin area', () => {
  const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });
  const way = (page: Page) => page.getByRole('link', { name: 'Admin Dashboard' });

  test('is in an admin’s account menu until they sign out, and in nobody else’s', async ({ page }) => {
    await signIn(page, admin);
    // The focus, which comes to the page's heading, would take the menu away.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await account(page).click();
    await way(page).click();
    await expect(page).toHaveURL('/admin');
    await expect(menu(page)).toBeVisible();
    await account(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(way(page)).toHaveCount(0);
    await signIn(page, learner);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await account(page).click();
    await expect(page.getByRole('link', { name: 'My Dashboard', exact: true })).toBeVisible();
    await expect(way(page)).toHaveCount(0);
  });
});

test.describe('the sidebar', () => {
  const side = (page: Page) => page.locator('[data-component="Sidebar"]');
  const width = async (page: Page) => (await side(page).locator('..').boundingBox())?.width;

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
    await page.keyboard.press('Meta+b');
    await expect.poll(() => width(page)).toBe(256);
    await page.getByRole('button', { name: 'Sidebar' }).click();
    await expect.poll(() => width(page)).toBe(48);
  });

  test('slides over the page below 768 px, 18rem wide, and gives the focus back', async ({ page }) => {
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
  });

  test('leaves the site’s own menu on top', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signInAt(page, admin, '/admin');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('lists the area’s pages', async ({ page }) => {
    await signInAt(page, admin, '/admin');
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
  });
});

test('the admin area has one main part, no footer, and is kept out of search engines', async ({ page }) => {
  await signInAt(page, admin, '/admin');
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

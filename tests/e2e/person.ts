import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The learner of the demo data. */
export const learner = { email: 'learner@example.com', password: 'learner-demo' };

/** The admin of the demo data. */
export const admin = { email: 'admin@example.com', password: 'admin-demo' };

/** Signs in through the form and waits until the session is there. */
export async function signIn(page: Page, { email, password } = learner): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
}

/** Goes to a page and waits until everything has come: its heading, its fonts, nothing on its way. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Gives the window another width and waits until the page is drawn in it. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** What is wider than the window, outermost first; a page that scrolls sideways has at least one. */
export async function findSideScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`scrolls sideways by ${scrollWidth - clientWidth} px`].concat(
      wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    );
  });
}

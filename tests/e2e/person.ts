import type { Page } from '@playwright/test';
import { signInAt } from './accounts.ts';

/** The learner of the demo data. */
export const learner = { email: 'learner@example.com', password: 'learner-demo' };

/** The admin of the demo data. */
export const admin = { email: 'admin@example.com', password: 'admin-demo' };

/** Signs in and opens the landing page. */
export const signIn = (page: Page, account = learner): Promise<void> => signInAt(page, account);

/** Resizes the window and waits until the page is rendered at the new size. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Returns the elements wider than the window, outermost first. Empty if the page does not scroll sideways. */
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

import type { Page, Route } from '@playwright/test';

/** Pauses every request that matches a pattern until the returned function is called, then responds to each. */
export async function pauseRequests(
  page: Page,
  pattern: string | RegExp,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await respond(route);
  });
  return resolve;
}

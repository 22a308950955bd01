import type { Page, Route } from '@playwright/test';

/** Holds every request of a pattern until the returned function is called, which lets each have its answer. */
export async function hold(
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

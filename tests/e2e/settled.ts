import type { Page, Request } from '@playwright/test';
import { reactMark } from '../../app/src/shell/first-load/reactMark.ts';

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Returns the page's requests without a response yet, tracked from the first call on. */
function requestsOf(page: Page): Set<Request> {
  const known = pendingRequests.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  pendingRequests.set(page, requests);
  return requests;
}

/** Waits until React has hydrated the whole page and the page shows its heading and no loading part. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    const main = document.querySelector('main');
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith(mark));
    return main && [main, ...main.querySelectorAll('section, button')].every(isHydrated);
  }, reactMark);
}

/** Waits until the page has run its queued work, such as effects and the requests they make, and painted the result. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    await idle();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await idle();
  });

/** Opens a page and waits until it has loaded everything and is painted. */
export async function openSettled(page: Page, path: string): Promise<void> {
  requestsOf(page).clear();
  await page.goto(path);
  await settled(page);
}

/** Waits until the page has loaded everything: its scripts, its data, its fonts. */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf(page);
  do {
    for (const request of requests) await request.response().catch(() => null);
    await hydrated(page);
    await page.waitForFunction(
      () =>
        document.querySelector('h1') &&
        !document.querySelector('main [aria-busy=true]') &&
        !document.querySelector('main [data-component=Skeleton]'),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await drawn(page);
  } while (requests.size > 0);
}

/** Resizes the window and waits until the page is rendered at the new size. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

import type { Page, Request } from '@playwright/test';
import { reactMark } from '../../app/src/first-load/reactMark.ts';

const underway = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have no response yet, from the first call on. */
function requestsOf(page: Page): Set<Request> {
  const known = underway.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  underway.set(page, requests);
  return requests;
}

/** Waits until React has taken over the whole page, which shows its heading and no part that still loads. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    const main = document.querySelector('main');
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith(mark));
    return main && [main, ...main.querySelectorAll('section, button')].every(isTaken);
  }, reactMark);
}

/** Runs what a page has queued, as rendering, its effects, and the requests that they make, and draws the result. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    await idle();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await idle();
  });

/** Goes to a page and waits until it has loaded everything and is drawn. */
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
        // A locked lesson is drawn as a skeleton for good.
        !document.querySelector('main [data-component=Skeleton]:not([data-component=LockedLesson] *)'),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await drawn(page);
  } while (requests.size > 0);
}

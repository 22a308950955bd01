import type { Browser, Page } from '@playwright/test';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import { inParts, prerenderedPaths } from './pages.ts';
import { sample } from '../samples/sample.ts';
import { openSettled } from './settled.ts';
import { expect, test } from './test.ts';

/** The text, headings, and links of a page. */
interface Content {
  headings: string[];
  links: string[];
  text: string;
}

/** Returns the content of the page's main part. */
const contentOf = (page: Page): Promise<Content> =>
  page.locator('#main').evaluate((main) => {
    const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      headings: [...main.querySelectorAll('h1, h2, h3')].map(words),
      links: [...main.querySelectorAll('a')].map((link) => `${words(link)} -> ${link.getAttribute('href')}`),
      text: main instanceof HTMLElement ? main.innerText.replace(/\s+/g, ' ').trim() : '',
    };
  });

async function withoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 1280, height: 800 },
  });
  return context.newPage();
}

/** Leaves courses out of the API's lists that are not built in, because other tests publish some meanwhile. */
const hideNewCourses = (page: Page): Promise<unknown> =>
  page.route(/\/api\/courses(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { items: { id: string }[] };
    const items = body.items.filter(({ id }) => courses.some((course) => course.id === id));
    await route.fulfill({ response, json: { ...body, items } });
  });

const missing = (expected: readonly string[], found: readonly string[]): string[] =>
  expected.filter((one) => !found.includes(one));

test.describe.configure({ mode: 'parallel' });
// In the support team's time zone the browser adds no converted hours.
test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' });

const paths = prerenderedPaths.filter((one) => one !== '/404');
for (const part of inParts(sample(paths, 3), 8)) {
  test(`${part.join(', ')}: show the same content without JavaScript`, async ({ page, browser, origin }) => {
    const plain = await withoutScripts(browser, origin);
    await hideNewCourses(page);
    for (const path of part) {
      await plain.goto(path);
      await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
      // Without the code of an email, the script replaces the question with a warning.
      await openSettled(page, path === '/verify-email' ? `${path}?code=x` : path);
      // These come from the API.
      await page.locator('[data-component="CourseLessons"]').evaluateAll(([list]) => list?.remove());
      const [without, withIt] = [await contentOf(plain), await contentOf(page)];
      expect(missing(withIt.headings, without.headings), `headings of ${path}`).toEqual([]);
      expect(missing(withIt.links, without.links), `links of ${path}`).toEqual([]);
      expect(without.text.length, `the length of the text of ${path}`).toBeGreaterThanOrEqual(
        withIt.text.length * 0.9,
      );
    }
    await plain.context().close();
  });
}

test('links, questions, and missing pages work without JavaScript', async ({ browser, origin }) => {
  const page = await withoutScripts(browser, origin);
  await page.goto('/');
  await expect(page.getByText(/A section of the US tax code/)).toBeVisible();
  await page.getByRole('link', { name: 'Calculate Your Savings' }).click();
  await expect(page.locator('#calculator')).toBeInViewport();
  await page.getByRole('link', { name: 'See Every Course' }).click();
  await page.getByRole('article', { name: 'AI for Cybersecurity' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI for Cybersecurity');
  for (const name of ['About', 'Help Center', 'Verify Certificate', 'Terms of Service']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: /Refunds/ }).click();
  await expect(page.getByRole('heading', { name: /Refunds/ })).toBeInViewport();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
  await page.context().close();
});

import type { Browser, Page } from '@playwright/test';
import { indexedPaths, prerenderedPaths } from '../pages.ts';
import { open } from './person.ts';
import { expect, test } from './test.ts';

/** What a page says and where it leads. */
interface Content {
  headings: string[];
  links: string[];
  text: string;
}

/** What the page's main part holds for a reader, as it stands. */
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

const missing = (wanted: readonly string[], there: readonly string[]): string[] =>
  wanted.filter((one) => !there.includes(one));

test.describe.configure({ mode: 'parallel' });
// The support's own time zone: hours in the visitor's, which the browser alone knows, are not added.
test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' });

for (const path of prerenderedPaths.filter((one) => one !== '/404')) {
  test(`${path} says without JavaScript what it says with it`, async ({ page, browser, origin }) => {
    const plain = await withoutScripts(browser, origin);
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, path);
    const [without, withIt] = [await contentOf(plain), await contentOf(page)];
    expect(missing(withIt.headings, without.headings), 'headings').toEqual([]);
    expect(missing(withIt.links, without.links), 'links').toEqual([]);
    expect(without.text.length, 'the length of the text').toBeGreaterThanOrEqual(withIt.text.length * 0.9);
    await plain.context().close();
  });
}

test('the site can be walked without JavaScript, by the links of its frame', async ({ browser, origin }) => {
  const page = await withoutScripts(browser, origin);
  await page.goto('/');
  for (const name of ['About', 'Help Center', 'Privacy Policy', 'Section 127 Guide', 'Verify Certificate']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.context().close();
});

test('an unknown path says so without JavaScript', async ({ browser, origin }) => {
  const page = await withoutScripts(browser, origin);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  await page.context().close();
});

test('every indexed page is in the sitemap, and nothing else is', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.sort()).toEqual([...indexedPaths].sort());
});

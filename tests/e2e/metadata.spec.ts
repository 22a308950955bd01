import type { APIRequestContext, Page } from '@playwright/test';
import { adminPages, clientOnlyPages, indexedPaths, prerenderedPaths } from '../pages.ts';
import { admin, learner, open, signIn } from './person.ts';
import { expect, test } from './test.ts';

/** What the head of a page says, by the name of each `meta`, with its title, canonical address and data blocks. */
interface Head {
  title: string;
  canonical: string[];
  meta: Record<string, string>;
  doubled: string[];
  data: unknown[];
}

/** Reads a page's head from the HTML as it is sent, before any script has run. */
async function headOf(page: Page, request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text();
  return page.evaluate(readHead, html);
}

function readHead(html: string): Head {
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const metas = [...head.querySelectorAll('meta[name], meta[property]')].filter(
    (one) => one.getAttribute('name') !== 'theme-color',
  );
  const names = metas.map((one) => one.getAttribute('name') ?? one.getAttribute('property') ?? '');
  return {
    title: head.querySelector('title')?.textContent ?? '',
    canonical: [...head.querySelectorAll('link[rel=canonical]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    meta: Object.fromEntries(metas.map((one, at) => [names[at], one.getAttribute('content') ?? ''])),
    doubled: names.filter((name, at) => names.indexOf(name) !== at),
    data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
      (block) => JSON.parse(block.textContent) as unknown,
    ),
  };
}

const site = 'http://localhost:3000';
const image = `${site}/images/og-image-new.jpg`;
const addressOf = (path: string): string => (path === '/' ? site : site + path);

function expectComplete({ title, canonical, meta, doubled }: Head, path: string): void {
  expect(title).toMatch(/Red White & Code/);
  expect(doubled, 'said twice').toEqual([]);
  expect(canonical).toEqual([addressOf(path)]);
  expect(meta).toMatchObject({
    robots: 'index, follow, max-image-preview:large, max-snippet:-1',
    'og:title': title,
    'og:description': meta['description'],
    'og:url': addressOf(path),
    'og:type': 'website',
    'og:locale': 'en_US',
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  });
  expect(meta['keywords']?.split(', ').length).toBeGreaterThanOrEqual(3);
  expect(meta['description']?.length).toBeGreaterThanOrEqual(50);
  expect(meta['description']?.length).toBeLessThanOrEqual(320);
}

test('every public page says in its HTML what it is: once, completely, and as no other does', async ({
  page,
  request,
}) => {
  const heads = new Map<string, Head>();
  for (const path of indexedPaths) heads.set(path, await headOf(page, request, path));
  for (const [path, head] of heads) {
    await test.step(path, () => expectComplete(head, path));
  }
  for (const part of ['title', 'description'] as const) {
    const told = [...heads].map(([path, { title, meta }]) => ({
      path,
      words: part === 'title' ? title : meta['description'],
    }));
    const doubled = told.filter(({ words }, at) => told.findIndex((other) => other.words === words) !== at);
    expect(doubled, `${part} of another page`).toEqual([]);
  }
});

test('the landing page’s description begins as the document has it', async ({ page, request }) => {
  const { meta } = await headOf(page, request, '/');
  expect(meta['description']).toMatch(
    /^Get AI training at \$0 out-of-pocket cost through IRS Section 127 employer reimbursement\. 14 courses from beginner to executive level/,
  );
});

test('pages that are nobody else’s business are kept out of search engines', async ({ page, request }) => {
  test.setTimeout(240_000);
  for (const path of prerenderedPaths.filter((one) => !indexedPaths.includes(one))) {
    expect((await headOf(page, request, path)).meta['robots'], path).toMatch(/^noindex/);
  }
  const titles = new Set<string>();
  const learners = Object.values(clientOnlyPages)
    .flat()
    .filter(({ path }) => !path.startsWith('/courses/'));
  const admins = Object.values(adminPages).flat();
  for (const [account, own] of [
    [learner, learners],
    [admin, admins],
  ] as const) {
    await signIn(page, account);
    for (const { path } of own) {
      await open(page, path);
      const robots = page.locator('meta[name=robots]');
      await expect(robots, path).not.toHaveCount(0);
      const told = await robots.evaluateAll((all) => all.map((one) => one.getAttribute('content')));
      expect(
        told.filter((words) => !words?.startsWith('noindex')),
        path,
      ).toEqual([]);
      titles.add(await page.title());
    }
    await page.evaluate(() => localStorage.clear());
  }
  // The two certificates, the two courses without lessons, and the users by two addresses read alike.
  expect(titles.size).toBeGreaterThanOrEqual(learners.length + admins.length - 3);
});

interface Thing {
  '@context'?: string;
  '@type': string | string[];
  itemListElement?: { item: Thing }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  name?: string;
}

test('structured data says what is true, where it is true', async ({ page, request }) => {
  const { data } = await headOf(page, request, '/');
  const things = data as Thing[];
  const typed = (type: string) => things.filter((thing) => [thing['@type']].flat().includes(type));
  expect(typed('Organization')).toHaveLength(1);
  expect(typed('EducationalOrganization')).toHaveLength(1);
  expect(typed('ItemList')[0]?.itemListElement).toHaveLength(16);
  expect(typed('FAQPage')[0]?.mainEntity).toHaveLength(11);
  for (const path of indexedPaths) {
    const blocks = (await headOf(page, request, path)).data as Thing[];
    expect(JSON.stringify(blocks), path).not.toMatch(/aggregateRating|"review"|Review"/);
    for (const block of blocks) expect(block['@context'], path).toBe('https://schema.org');
    if (path.startsWith('/course/'))
      expect(
        blocks.map((it) => it['@type']),
        path,
      ).toContain('Course');
  }
});

test('the landing page’s structured data is there while the page is shown, and gone on leaving', async ({
  page,
}) => {
  const blocks = page.locator('head script[type="application/ld+json"]');
  await open(page, '/');
  const there = await blocks.count();
  expect(there).toBeGreaterThanOrEqual(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(blocks).toHaveCount(0);
  await page.getByRole('link', { name: 'Red White & Code, home' }).click();
  await expect(blocks).toHaveCount(there);
});

test('the share image is what its metadata says', async ({ page, request }) => {
  const answer = await request.get('/images/og-image-new.jpg');
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  await page.goto('/');
  const size = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/images/og-image-new.jpg';
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

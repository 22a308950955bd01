import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import { refundWords } from '@redwhiteandcode/lambdas/contract/refund-rule.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const packet = '/downloads/reimbursement-packet-sample.pdf';
const limit = limitText(latestAnnualLimit);

const pages = [
  {
    path: '/section-127-resources',
    heading: 'Section 127 Resources',
    sections: [
      'Official documents',
      'The yearly limit',
      'Who has to do what',
      'What a plan can cover',
      'A blank sample to take to HR',
      'Put it to use',
    ],
  },
  {
    path: '/tax-benefits',
    heading: 'How employers may pay for your course, tax-free',
    sections: [
      'The rule in short',
      'Who can use it',
      'From payment to payback',
      'An example with numbers',
      'What it means for each side',
      'Questions to ask HR',
      'Bring it to your employer',
    ],
  },
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    sections: [
      '2. What we collect',
      '4. Analytics and advertising',
      '5. What the AI model gets',
      '12. Contact',
    ],
  },
  {
    path: '/terms',
    heading: 'Terms of Service',
    sections: ['2. Who can use the service', '7. Refunds and the money-back guarantee', '17. Contact'],
  },
] as const;

/** Hosts of the official documents; everything else that a tax page links to is ours. */
const officialHosts = ['uscode.house.gov', 'www.ecfr.gov', 'www.congress.gov', 'www.irs.gov'];

async function outsideLinks(page: Page): Promise<URL[]> {
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="http"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.map((href) => new URL(href));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
}

for (const { path, heading, sections } of pages) {
  test.describe(path, () => {
    test('has its heading and its sections', async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      for (const name of sections) {
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      }
    });

    test('links outside only to the law and the IRS, each in a new tab that says so', async ({ page }) => {
      await open(page, path);
      const links = await outsideLinks(page);
      expect(
        links.filter(({ host, protocol }) => protocol !== 'https:' || !officialHosts.includes(host)),
      ).toEqual([]);
      const foreign = page.getByRole('main').locator('a[href^="http"]');
      for (const link of await foreign.all()) {
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(/new tab/i);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, path);
        const { violations } = await new AxeBuilder({ page })
          .options({
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            rules: { 'target-size': { enabled: true } },
          })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
      });
    }

    for (const width of [320, 375, 768, 1280]) {
      test(`needs no scrolling to the side at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      });
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, sections } of pages) {
    test(`${path} reads in full`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      for (const name of sections) {
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      }
    });
  }

  test('a contents link leads to its section', async ({ page }) => {
    await page.goto('/terms');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: /Refunds/ })
      .click();
    await expect(page).toHaveURL(/\/terms#refunds$/);
    await expect(page.getByRole('heading', { name: /Refunds/ })).toBeInViewport();
  });
});

test('the resources name the official documents by their official addresses', async ({ page }) => {
  await open(page, '/section-127-resources');
  const documents = page.getByRole('region', { name: 'Official documents' });
  for (const [name, address] of [
    [/26 U\.S\. Code Section 127/, /^https:\/\/uscode\.house\.gov\/.*section127/],
    [/Publication 970/, /^https:\/\/www\.irs\.gov\/publications\/p970$/],
    [/Publication 15-B/, /^https:\/\/www\.irs\.gov\/publications\/p15b$/],
    [/Frequently asked questions/, /^https:\/\/www\.irs\.gov\/newsroom\/frequently-asked-questions-/],
  ] as const) {
    await expect(documents.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('the resources give the yearly limit as a table, and lead on', async ({ page }) => {
  await open(page, '/section-127-resources');
  const row = page.getByRole('row', { name: new RegExp(`^${latestAnnualLimit.year} `) });
  await expect(row.getByRole('cell')).toHaveText(limit);
  await expect(page.getByRole('row', { name: /and later/ })).toContainText('Not yet announced');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
  await expect(main.getByRole('link', { name: 'For Employers' })).toHaveAttribute('href', '/corporate');
  await expect(main.locator('[data-component="TaxDisclaimer"]').first()).toContainText('not tax advice');
});

test('the explanation leads to an account and to us', async ({ page }) => {
  await open(page, '/tax-benefits');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
  await expect(main.getByRole('link', { name: 'Ask a Question' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'The refund rule in full' }).click();
  await expect(page).toHaveURL('/terms#refunds');
  await expect(page.getByRole('heading', { name: /Refunds/ })).toBeInViewport();
});

test('the terms tell the refund rule with its own numbers', async ({ page }) => {
  await open(page, '/terms');
  const refunds = page.getByRole('region', { name: /Refunds/ });
  await expect(refunds).toContainText(refundWords.window);
  await expect(refunds).toContainText(refundWords.denial);
  await expect(page.getByRole('main')).toContainText('at least 18 years');
  await expect(page.getByRole('main')).toContainText('30 days before it takes effect');
});

test('the privacy policy says when it was last changed', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByText('Last updated: January 2025')).toBeVisible();
});

test('the sample packet downloads as a PDF under its name', async ({ page, request }) => {
  await open(page, '/section-127-resources');
  const button = page.getByRole('link', { name: 'Download Sample Packet (PDF)' }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('reimbursement-packet-sample.pdf');
  const saved = await readFile(await download.path());
  expect(saved.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const answer = await request.get(packet);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).equals(saved)).toBe(true);
});

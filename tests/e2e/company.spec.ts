import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pressOn } from './keyboard.ts';
import { expect, test } from './test.ts';

interface PublicPage {
  path: string;
  title: string;
  /** The headings of its sections, in their order. */
  sections: readonly string[];
  /** Words and targets of the links by which it leads on. */
  links: readonly (readonly [name: string, href: string])[];
  /** What it must say. */
  says: readonly string[];
}

const pages: readonly PublicPage[] = [
  {
    path: '/about',
    title: 'AI training that an employer can say yes to',
    sections: [
      'What we are here for',
      'Founded in 2025 by three co-founders',
      'Who leads the company',
      'What we hold on to',
      'Written with AI, and marked as such',
      'What you can count on',
      'Learn with us',
    ],
    links: [
      ['AI Transparency', '/ai-transparency'],
      ['Browse Courses', '/#programs'],
      ['Contact Us', '/contact'],
    ],
    says: [
      'Mission',
      'Vision',
      'Excellence',
      'Integrity',
      'Innovation',
      '$5,250',
      '100%',
      'average reimbursement time (illustrative)',
      'not tax advice',
    ],
  },
  {
    path: '/corporate',
    title: 'Train your team in AI, through your education plan',
    sections: [
      'What your company gets',
      'How a team starts',
      'One view of every seat',
      'Priced by employee',
      'See it with your own team',
    ],
    links: [
      ['Request a Demo', '/contact'],
      ['See Plans', '/corporate#plans'],
      ['Section 127 Guide', '/section-127-resources'],
    ],
    says: [
      '24/7',
      '$199',
      '$149',
      'Custom',
      'Most Popular',
      'exclude taxes',
      '500 or more seats',
      'not tax advice',
    ],
  },
  {
    path: '/layoff-to-liftoff',
    title: 'Laid off? Learn now, pay when you work again.',
    sections: [
      'How it works',
      'Built for the months in between',
      'What you get',
      'Where it can lead',
      'Is it for you?',
      'Start with the application',
    ],
    links: [
      ['Apply Now', '/layoff-application'],
      ['Start Your Application', '/layoff-application'],
      ['Help Center', '/help'],
    ],
    says: [
      '87%',
      '40%',
      '75%',
      'Illustrative figures',
      'laid off within the past 12 months',
      'A cost from before a new job may not qualify',
      'HR or a tax adviser',
      'not tax advice',
    ],
  },
  {
    path: '/ai-transparency',
    title: 'What a machine wrote, and how to tell',
    sections: [
      'In six answers',
      'What the model is told',
      'What happens before you read it',
      'How to recognize it',
      'Found a mistake?',
    ],
    links: [
      ['Report a Mistake', '/contact'],
      ['Tell us', '/contact'],
      ['Meet Our Team', '/about#leadership'],
    ],
    says: [
      'What is AI-generated',
      'Gemini Flash',
      'What is illustrative',
      'What it never gets',
      'Last reviewed',
      'Not every lesson has been read by a person',
    ],
  },
];

async function expectWhole(page: Page, { title, sections, links, says }: PublicPage): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText([title]);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([...sections]);
  for (const [name, href] of links) {
    await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
  }
  for (const words of says) await expect(main.getByText(words).first()).toBeVisible();
}

/** Headings that leave out a level on the way down. */
const skippedLevels = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    return headings
      .filter(
        (heading, place) => Number(heading.tagName[1]) > Number(headings[place - 1]?.tagName[1] ?? 0) + 1,
      )
      .map((heading) => heading.textContent);
  });

for (const publicPage of pages) {
  test(`${publicPage.path} holds its sections in order, and leads on`, async ({ page }) => {
    await page.goto(publicPage.path);
    await expectWhole(page, publicPage);
    expect(await skippedLevels(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const publicPage of pages) {
    test(`${publicPage.path} reads the same`, async ({ page }) => {
      await page.goto(publicPage.path);
      await expectWhole(page, publicPage);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const { path, title } of pages) {
      test(`${path} is accessible, and fits from 320 px on`, async ({ page }) => {
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          await page.waitForLoadState('networkidle');
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page })
            .options({
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
              rules: { 'target-size': { enabled: true } },
            })
            .analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
          );
          expect(found).toEqual([]);
        }
      });
    }
  });
}

test.describe('the plan for a number of employees', () => {
  const team = 'Team';
  const business = 'Business';
  const enterprise = 'Enterprise';
  const cases: readonly (readonly [typed: string, plan: string | null, total: string, detail: string])[] = [
    ['10', team, '$1,990', 'Team plan: 10 employees at $199 each.'],
    ['49', team, '$9,751', 'Team plan: 49 employees at $199 each.'],
    ['50', business, '$7,450', 'Business plan: 50 employees at $149 each.'],
    ['249', business, '$37,101', 'Business plan: 249 employees at $149 each.'],
    ['250', enterprise, 'Custom pricing', 'Enterprise plan: 250 employees.'],
    ['499', enterprise, 'Custom pricing', 'Enterprise plan: 499 employees.'],
    ['500', enterprise, 'Custom pricing', 'Enterprise plan: 500 employees, with a volume discount.'],
    ['1,000', enterprise, 'Custom pricing', 'Enterprise plan: 1,000 employees, with a volume discount.'],
    [
      '1001',
      enterprise,
      'Custom pricing',
      'Enterprise plan for more than 1,000 employees, with a volume discount: contact us for an offer.',
    ],
    [
      '9',
      null,
      'From 10 employees',
      'Plans start at 10 employees. For a smaller team, contact us or take courses one by one.',
    ],
  ];

  test('and its total are shown for a number, and why there is none', async ({ page }) => {
    await page.goto('/corporate');
    const plans = page.getByRole('region', { name: 'Priced by employee' });
    const field = plans.getByLabel('Number of employees');
    await page.waitForLoadState('networkidle');
    for (const [typed, plan, total, detail] of cases) {
      await field.fill(typed);
      await expect(plans.getByText(detail, { exact: true })).toBeVisible();
      await expect(plans.getByText(total, { exact: true }).first()).toBeVisible();
      const fitting = plans.getByRole('listitem').filter({ hasText: 'Fits your team' });
      if (plan === null) await expect(fitting).toHaveCount(0);
      else await expect(fitting.getByRole('heading', { name: plan })).toBeVisible();
    }
  });

  for (const typed of ['', '0', 'ten', '1.5', '-20', '1e3']) {
    test(`is asked for again when ${JSON.stringify(typed)} is typed`, async ({ page }) => {
      await page.goto('/corporate');
      await page.waitForLoadState('networkidle');
      const field = page.getByLabel('Number of employees');
      await field.fill(typed);
      await expect(page.getByText('Which plan fits?')).toBeVisible();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Tab');
      await expect(field).toHaveAccessibleDescription('Enter a whole number of employees, such as 25');
      await expect(page.getByText('Fits your team')).toHaveCount(0);
    });
  }

  test('is told in words once typing pauses', async ({ page }) => {
    await page.goto('/corporate');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Number of employees').fill('60');
    await expect(page.getByRole('region', { name: 'Priced by employee' }).getByRole('status')).toHaveText(
      '$8,940. Business plan: 60 employees at $149 each.',
    );
  });
});

test('the leadership anchor is reached from another page, with focus, by keyboard', async ({ page }) => {
  await page.goto('/ai-transparency');
  await page.waitForLoadState('networkidle');
  await pressOn(page, page.getByRole('link', { name: 'Meet Our Team' }));
  await expect(page).toHaveURL('/about#leadership');
  const heading = page.getByRole('heading', { name: 'Who leads the company' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the leadership anchor holds when the page is loaded with it', async ({ page }) => {
  await page.goto('/about#leadership');
  const heading = page.getByRole('heading', { name: 'Who leads the company' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('heading', { level: 3, name: 'Chief Executive' })).toBeVisible();
});

test('numbers of courses are those of the catalog', async ({ page, request }) => {
  const answer = await request.get('/api/courses?kind=catalog&limit=100');
  const { items } = (await answer.json()) as { items: unknown[] };
  expect(items.length).toBeGreaterThan(0);
  for (const [path, label] of [
    ['/about', 'AI courses, from beginner to executive level'],
    ['/corporate', 'expert courses, from beginner to executive level'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(label).locator('..')).toContainText(String(items.length));
  }
});

test('pages tell search engines what they are and where they stand', async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`);
    expect(html).toMatch(/<title>[^<]+ \| Red White &amp; Code<\/title>/);
    for (const name of ['description', 'keywords', 'twitter:card']) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('property="og:image"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).not.toContain('aggregateRating');
  }
});

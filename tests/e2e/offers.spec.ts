import type { Locator, Page } from '@playwright/test';
import { open } from './person.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Words that each section of the landing page is known by, in the document's order. */
const landingOrder = [
  /tax-free/i,
  /how it works/i,
  /featured/i,
  /made in america/i,
  /reimbursement (package|toolkit)/i,
  /coming soon/i,
  /benefits/i,
  /programs/i,
  /calculat/i,
  /testimonial|learners say|people say|stories/i,
  /questions|faq/i,
  /ready|start|today/i,
];

test('the landing page’s sections stand in the document’s order', async ({ page }) => {
  await open(page, '/');
  const sections = await page
    .locator('#main h1, #main h2')
    .evaluateAll((headings) =>
      headings.map(
        (heading) =>
          (heading.closest('section')?.querySelector('h1, h2')?.parentElement ?? heading).textContent,
      ),
    );
  let at = -1;
  for (const words of landingOrder) {
    const next = sections.findIndex((text, place) => place > at && words.test(text));
    expect(
      next,
      `${words.source} after ${sections[at] ?? 'the start'} in ${sections.join(' / ')}`,
    ).toBeGreaterThan(at);
    at = next;
  }
});

test.describe('the catalog', () => {
  const programs = (page: Page) => page.locator('#programs');

  test('the catalog counts what its filters leave, and clears them', async ({ page }) => {
    await open(page, '/');
    await programs(page).getByLabel('Level').selectOption({ label: 'Advanced' });
    await expect(programs(page).getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    const cards = programs(page).getByRole('article');
    const left = await cards.count();
    expect(left).toBeLessThan(14);
    await expect(programs(page).getByText(`Showing ${left} of 14 courses`)).toBeVisible();
    const isEmpty = programs(page).getByText('No courses match your filter criteria.');
    for (const [level, track] of await pairs(programs(page))) {
      await programs(page).getByLabel('Level').selectOption({ label: level });
      await programs(page).getByLabel('Track').selectOption({ label: track });
      if (await isEmpty.isVisible()) break;
    }
    await expect(isEmpty).toBeVisible();
    await programs(page).getByRole('button', { name: 'Clear Filters' }).last().click();
    await expect(programs(page).getByText('Showing 14 of 14 courses')).toBeVisible();
    await expect(programs(page).getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
  });

  async function pairs(section: Locator): Promise<[string, string][]> {
    const [levels, tracks] = await Promise.all(
      ['Level', 'Track'].map((label) => section.getByLabel(label).locator('option').allTextContents()),
    );
    return (levels ?? [])
      .slice(1)
      .flatMap((level) => (tracks ?? []).slice(1).map((track): [string, string] => [level, track]));
  }

  test('the catalog’s filters offer the document’s levels and tracks', async ({ page }) => {
    await open(page, '/');
    const optionsOf = async (label: string) => {
      await expect(programs(page).getByLabel(label)).toBeVisible();
      return programs(page).getByLabel(label).locator('option').allTextContents();
    };
    const levels = await optionsOf('Level');
    for (const level of ['Beginner', 'Intermediate', 'Advanced', 'Executive'])
      expect(levels).toContain(level);
    expect(levels[0]).toMatch(/^All levels$/i);
    expect((await optionsOf('Track')).slice(1).sort()).toEqual(['Leadership', 'Operations', 'Technical']);
  });
});

test('the landing page’s 11 questions open one at a time, and close', async ({ page }) => {
  await open(page, '/');
  const questions = page.locator('#faq button[aria-expanded], #faq summary');
  await expect(questions).toHaveCount(11);
  const isOpen = page.locator('#faq button[aria-expanded=true], #faq details[open]');
  await questions.nth(0).click();
  await expect(isOpen).toHaveCount(1);
  await questions.nth(10).click();
  await expect(isOpen).toHaveCount(1);
  await questions.nth(10).click();
  await expect(isOpen).toHaveCount(0);
});

test('testimonials are three, and labelled as illustrative', async ({ page }) => {
  await open(page, '/');
  const list = page.locator('[data-component=TestimonialList]');
  await expect(list.locator('blockquote, figure')).not.toHaveCount(0);
  await expect(list.getByRole('listitem').filter({ has: page.locator('blockquote, figure') })).toHaveCount(3);
  await expect(list).toContainText(/illustrative/i);
});

test('the calculator starts at 10 employees, $5,000 and 25 percent, and caps at the yearly limit', async ({
  page,
}) => {
  await open(page, '/');
  const calculator = page.locator('#calculator');
  const [employees, cost, rate] = [/employees/i, /cost/i, /tax rate/i].map((label) =>
    calculator.getByLabel(label),
  );
  if (!employees || !cost || !rate) throw new Error('A field of the calculator is missing.');
  await expect(employees).toHaveValue('10');
  await expect(cost).toHaveValue('5000');
  await expect(rate).toHaveValue('25');
  await expect(calculator).toContainText('$37,500');
  await cost.fill('9000');
  await expect(calculator).toContainText('$52,500');
  await cost.fill('0');
  await expect(calculator).not.toContainText('$52,500');
  for (const [field, wrong] of [
    [employees, '0'],
    [cost, '-1'],
    [rate, '101'],
  ] as const) {
    await field.fill(wrong);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('20');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('Layoff to Lift-Off has five steps and six kinds of support', async ({ page }) => {
  await open(page, '/layoff-to-liftoff');
  await expect(page.locator('[data-component=Steps]').first().getByRole('listitem')).toHaveCount(5);
  const grids = await page
    .locator('#main ul, #main ol')
    .evaluateAll((lists) => lists.map((list) => list.children.length));
  expect(grids).toContain(6);
});

test('the employer page has four steps and three plans', async ({ page }) => {
  await open(page, '/corporate');
  await expect(page.locator('[data-component=Steps]').first().getByRole('listitem')).toHaveCount(4);
  const plans = page.locator('[data-component=PricingPlans]');
  for (const name of ['Team', 'Business', 'Enterprise']) {
    await expect(plans.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('the resource center links to official documents', async ({ page }) => {
  await open(page, '/section-127-resources');
  const links = page.locator('#main a[href^="https://"]');
  const hosts = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).host),
  );
  expect(
    hosts.filter((host) => /(^|\.)(irs\.gov|cornell\.edu|house\.gov|congress\.gov|govinfo\.gov)$/.test(host))
      .length,
  ).toBeGreaterThanOrEqual(2);
});

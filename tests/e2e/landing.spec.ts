import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const sections = [
  'How it works',
  'Featured courses',
  'Made for the way America works',
  'Your reimbursement package',
  'What comes next',
  'Why learn here',
  'All programs',
  'Savings calculator',
  'What learners could say',
  'Questions people ask first',
  'Ready when you are',
];

const links: readonly (readonly [name: string, href: string])[] = [
  ['Start Learning Free Today', '/auth'],
  ['Calculate Your Savings', '/#calculator'],
  ['View All Courses', '/auth'],
  ['Meet Our Team', '/about#leadership'],
  ['Section 127 Guide', '/section-127-resources'],
  ['Terms of Service', '/terms'],
  ['Verify Certificate', '/verify'],
  ['AI-Powered Curriculum', '/ai-transparency'],
  ['Layoff to Lift-Off', '/layoff-to-liftoff'],
  ['Start Your Journey', '/auth'],
  ['Get Started with These Savings', '/auth'],
  ['For Employers', '/corporate'],
  ['Help Center', '/help'],
  ['Get Started Today', '/auth'],
  ['Contact Sales', '/contact'],
];

const footerLinks: readonly (readonly [name: string, href: string])[] = [
  ['All Courses', '/#programs'],
  ['About', '/about'],
  ['Privacy Policy', '/privacy'],
  ['AI Transparency', '/ai-transparency'],
];

/** The script of everything below the opening, whatever its build calls it. */
const laterScript = /\/assets\/sections-[^/]+\.js$/;

/** Waits until the sections' script has taken over: the catalog's filter then answers. */
async function openReady(page: Page, path = '/'): Promise<void> {
  const loaded = page.waitForResponse(laterScript);
  await page.goto(path);
  await loaded;
  await page.waitForLoadState('networkidle');
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('learner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('learner-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
}

const topOf = (page: Page, id: string) =>
  page.evaluate((wanted) => document.getElementById(wanted)?.getBoundingClientRect().top, id);

/** The section stands 80 px below the top, and its heading has the focus. */
async function expectArrivedAt(page: Page, id: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
  await expect.poll(async () => Math.round((await topOf(page, id)) ?? -1)).toBe(80);
}

test('has its sections in order, and every link that leads on', async ({ page }) => {
  await openReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  for (const [name, href] of links) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link.first(), name).toHaveAttribute('href', href);
  }
  for (const [name, href] of footerLinks) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await expect(link, name).toHaveAttribute('href', href);
  }
});

test('opens with three numbers, the last of them counted from the catalog', async ({ page, request }) => {
  const { items } = (await (await request.get('/api/courses?kind=catalog&limit=100')).json()) as {
    items: unknown[];
  };
  await page.goto('/');
  const numbers = page.getByRole('main').locator('section').first().getByRole('definition');
  await expect(numbers).toHaveText(['$5,250', '$0', String(items.length)]);
});

test('who is signed in is led to the dashboard', async ({ page }) => {
  await signIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Learning Free Today' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Get Started Today' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Go to My Dashboard' }).first()).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(main.getByRole('link', { name: 'View All Courses' })).toHaveAttribute('href', '/#programs');
});

test.describe('the catalog', () => {
  test('is filtered by level and track, and cleared', async ({ page }) => {
    await openReady(page);
    const catalog = page.locator('#programs');
    const clear = catalog.getByRole('button', { name: 'Clear Filters' });
    await expect(catalog.getByText('Showing 14 of 14 courses')).toBeVisible();
    await expect(clear).toHaveCount(0);

    await catalog.getByLabel('Level').selectOption('Executive');
    await expect(catalog.getByText('Showing 3 of 14 courses')).toBeVisible();
    // A course for all levels matches every level.
    await expect(catalog.getByRole('article', { name: 'Prompt Engineering Mastery' })).toBeVisible();
    await expect(clear).toHaveCount(1);
    await catalog.getByLabel('Track').selectOption('Technical');
    await expect(catalog.getByText('No courses match your filter criteria.')).toBeVisible();
    await expect(catalog.getByText('Showing 0 of 14 courses')).toBeVisible();
    await expect(clear).toHaveCount(2);

    await clear.last().click();
    await expect(catalog.getByText('Showing 14 of 14 courses')).toBeVisible();
    await expect(catalog.getByLabel('Level')).toBeFocused();
    await expect(clear).toHaveCount(0);
    await expect(
      catalog
        .getByRole('article', { name: 'AI for Cybersecurity' })
        .getByRole('link', { name: 'View Details' }),
    ).toHaveAttribute('href', '/course/ai-for-cybersecurity');
  });

  test('keeps its built-in list where the API fails, and only logs it', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/courses?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    await expect.poll(() => logged.join()).toContain('the built-in list is shown');
    await expect(page.getByText('Showing 14 of 14 courses')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText(/./);
    await page.close();
  });
});

test.describe('the savings calculator', () => {
  test('counts the document’s example, and the cap', async ({ page }) => {
    await openReady(page);
    const calculator = page.locator('#calculator');
    const sumOf = (name: string) =>
      calculator.locator('dl > div').filter({ hasText: name }).getByRole('definition');
    await expect(calculator.getByLabel('Number of employees')).toHaveValue('10');
    await expect(sumOf('Tax savings')).toHaveText('$12,500');
    await expect(sumOf('Net investment')).toHaveText('$37,500');
    await expect(sumOf('Employee cost')).toHaveText('$0');
    await calculator.getByLabel(/Training cost per employee/).fill('9000');
    await expect(sumOf('Employer investment')).toHaveText('$52,500');
    await expect(calculator.getByText('Counted with $5,250')).toBeVisible();
    await calculator.getByLabel('Tax rate').fill('130');
    await calculator.getByLabel('Tax rate').blur();
    await expect(calculator.getByLabel('Tax rate')).toHaveAccessibleDescription(/0 to 100/);
    await expect(calculator.getByLabel('Tax rate')).toHaveValue('130');
    await expect(sumOf('Employer investment')).toHaveText('$52,500');
  });

  test('takes what was typed and chosen before its script came', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(laterScript, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Number of employees').fill('20');
    await page.getByLabel('Track').selectOption('Leadership');
    release();
    await expect(page.getByText('$25,000', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Number of employees')).toHaveValue('20');
    await page.getByLabel('Tax rate').fill('50');
    await expect(page.getByText('$50,000', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Showing 4 of 14 courses')).toBeVisible();
    await expect(page.getByLabel('Track')).toHaveValue('Leadership');
  });
});

test('the questions open one at a time, and the open one closes', async ({ page }) => {
  await openReady(page);
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(11);
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(4).locator('summary').click();
  await expect(questions.nth(4).getByText(/denial in writing/)).toBeVisible();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await questions.nth(4).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

test.describe('Get Notified', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Get Notified: Team cohorts' });
  const open = async (page: Page) => {
    await openReady(page);
    const button = page.getByRole('button', { name: 'Get Notified: Team cohorts' });
    // A press before the script has taken over is lost.
    await expect(async () => {
      if (await button.isVisible()) await button.click();
      await expect(form(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  };

  test('refuses what is no address at its field, keeps it, and then notes it once', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/waitlist')) sent.push(request.postData() ?? '');
    });
    await open(page);
    const email = form(page).getByLabel('Email');
    await expect(email).toBeFocused();
    await email.fill('nobody');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('nobody');
    expect(sent).toEqual([]);

    await email.fill('visitor@example.com');
    await form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    const word = page.getByText('We’ll e-mail visitor@example.com when it starts.');
    await expect(word).toBeVisible();
    await expect(word.locator('xpath=ancestor-or-self::p')).toBeFocused();
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      { item_id: 'team-cohorts', email: 'visitor@example.com' },
    ]);
  });

  test('shows the server’s refusal at the field', async ({ page }) => {
    await open(page);
    await form(page)
      .getByLabel('Email')
      .fill(`${'a'.repeat(140)}@example.com`);
    await page.keyboard.press('Enter');
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(/email/i);
    await expect(form(page).getByLabel('Email')).toBeFocused();
  });

  test('keeps the address where the server cannot be reached', async ({ page }) => {
    await open(page);
    await page.route('**/api/waitlist', (route) => route.abort());
    await form(page).getByLabel('Email').fill('visitor@example.com');
    await page.keyboard.press('Enter');
    await expect(form(page).getByText(/could not reach the server/)).toBeVisible();
    await expect(form(page).getByLabel('Email')).toHaveValue('visitor@example.com');
  });

  test('has the address of who is signed in', async ({ page }) => {
    await signIn(page);
    await open(page);
    await expect(form(page).getByLabel('Email')).toHaveValue('learner@example.com');
  });
});

test.describe('an anchor', () => {
  test('leads from another page to its section, and to its heading', async ({ page }) => {
    await page.goto('/verify');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Savings Calculator' }).click();
    await expect(page).toHaveURL('/#calculator');
    await expectArrivedAt(page, 'calculator', 'Savings calculator');
  });

  for (const [id, heading] of [
    ['programs', 'All programs'],
    ['benefits', 'Why learn here'],
    ['calculator', 'Savings calculator'],
    ['faq', 'Questions people ask first'],
  ] as const) {
    test(`works on the first load: ${id}`, async ({ page }) => {
      await openReady(page, `/#${id}`);
      await expectArrivedAt(page, id, heading);
    });
  }

  test('scrolls on the page itself, smoothly unless motion is to be reduced', async ({ page }) => {
    await openReady(page);
    const link = page.getByRole('link', { name: 'Calculate Your Savings' });
    /** Follows the link and answers at how many places the page stood on its way. */
    const placesOnTheWay = () =>
      link.evaluate(async (element: HTMLElement) => {
        const places = new Set<number>();
        element.click();
        for (let still = 0, last = -1; still < 30 || scrollY === 0; ) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          places.add(scrollY);
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
        }
        places.delete(0);
        return places.size;
      });
    expect(await placesOnTheWay()).toBeGreaterThan(3);
    await expectArrivedAt(page, 'calculator', 'Savings calculator');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, '/?again');
    expect(await placesOnTheWay()).toBe(1);
    await expectArrivedAt(page, 'calculator', 'Savings calculator');
  });
});

test('nothing moves while the sections’ script comes, and without it they are read as they are', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openReady(page);
  for (const name of sections) {
    await page.getByRole('heading', { level: 2, name }).scrollIntoViewIfNeeded();
  }
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((total, value) => total + value, 0)).toBeLessThan(0.001);

  await page.route(laterScript, () => {});
  await page.goto('/?held');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  await expect(page.getByRole('article')).toHaveCount(16);
});

test.describe('the bar at the top', () => {
  for (const width of [375, 768, 1280]) {
    test(`stays, stands out once scrolled past 20 px, and leads on at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openReady(page);
      const bar = page.getByRole('banner');
      await expect(bar).toHaveAttribute('data-scrolled', 'false');
      await page.evaluate(() => scrollTo(0, 20));
      await expect(bar).toHaveAttribute('data-scrolled', 'false');
      await page.evaluate(() => scrollTo(0, 21));
      await expect(bar).toHaveAttribute('data-scrolled', 'true');
      await page.evaluate(() => scrollTo(0, 3000));
      await expect(bar).toBeInViewport();

      const menu = bar.getByRole('button', { name: 'Menu' });
      if (width < 768) {
        await menu.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(menu).toBeFocused();
        await menu.click();
      } else await expect(menu).toBeHidden();
      await bar.getByRole('link', { name: 'For Employers' }).click();
      await expect(page).toHaveURL('/corporate');
    });
  }

  test('opens the account menu of who is signed in', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: /working Americans/ })).toBeFocused();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account/i })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('structured data', () => {
  const types = (page: Page) =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((blocks) =>
        blocks.map(({ textContent }) => String((JSON.parse(textContent) as { '@type': unknown })['@type'])),
      );
  const landing = ['Organization,EducationalOrganization', 'ItemList', 'FAQPage'];

  test('comes and goes with the page', async ({ page }) => {
    await openReady(page);
    expect(await types(page)).toEqual(landing);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify Certificate' }).click();
    await expect(page).toHaveURL('/verify');
    await expect.poll(() => types(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => types(page)).toEqual(landing);
  });

  test('stands in the page’s HTML, with the questions that are shown and no rating', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    );
    expect(blocks.map((block) => String(block['@type']))).toEqual(landing);
    expect(JSON.stringify(blocks)).not.toMatch(/aggregateRating|"review|ratingValue/i);
    const { mainEntity } = blocks.at(-1) as { mainEntity: { name: string }[] };
    const asked = mainEntity.map(({ name }) => name);
    await page.goto('/');
    await expect(page.locator('#faq summary')).toHaveText(asked);
    await expect(page.getByText('Rated 4.8 of 5 in 850 reviews (illustrative figure).')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page can be read, its questions opened and its links followed', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
    for (const name of sections) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await page.locator('#faq summary').first().click();
    await expect(page.getByText(/A section of the US tax code/)).toBeVisible();
    await expect(page.getByText('$12,500')).toBeVisible();
    await page.getByRole('link', { name: 'Calculate Your Savings' }).click();
    await expect.poll(async () => Math.round((await topOf(page, 'calculator')) ?? -1)).toBe(80);
  });
});

import help from '../../lambdas/contract/faqs/help.json' with { type: 'json' };
import { support } from '../../lambdas/contract/support.ts';
import { expect, test } from './test.ts';

const [first, second] = help;
const category = 'Certificates';
const inCategory = help.filter((faq) => faq.category === category);

test('reads fully without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  await page.getByText(first?.question ?? '').click();
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
  for (const { question } of help) await expect(page.getByText(question)).toBeVisible();
  await context.close();
});

test('narrows the questions by words and by category, and says how many are left', async ({ page }) => {
  await page.goto('/help');
  const search = page.getByRole('searchbox', { name: 'Search for help' });
  await expect(page.getByText(`${help.length} results`)).toBeVisible();
  await page.getByRole('radio', { name: category }).check();
  await expect(
    page.getByText(inCategory.length === 1 ? '1 result' : `${inCategory.length} results`),
  ).toBeVisible();
  await expect(page.getByText(inCategory[0]?.question ?? '')).toBeVisible();
  await expect(page.getByText(first?.question ?? '')).toBeHidden();
  await search.fill('no such words');
  await expect(page.getByText('0 results')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click();
  await expect(search).toBeFocused();
  await expect(page.getByText(`${help.length} results`)).toBeVisible();
  await search.fill('ROLL over');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
});

test('opens one answer at a time, and closes it again', async ({ page }) => {
  await page.goto('/help');
  const answer = (faq: typeof first) => page.getByText(faq?.answer ?? '');
  await page.getByText(first?.question ?? '').click();
  await expect(answer(first)).toBeVisible();
  await page.getByText(second?.question ?? '').click();
  await expect(answer(second)).toBeVisible();
  await expect(answer(first)).toBeHidden();
  await page.getByText(second?.question ?? '').click();
  await expect(answer(second)).toBeHidden();
});

test('counts a vote once, thanks for it, and remembers it', async ({ page, request }) => {
  const faq = help.at(-1);
  const countNow = async () => {
    const { items } = (await (await request.get('/api/faqs')).json()) as {
      items: { id: string; helpful_count: number }[];
    };
    return items.find(({ id }) => id === faq?.id)?.helpful_count ?? Number.NaN;
  };
  const before = await countNow();
  await page.goto('/help');
  await page.getByText(faq?.question ?? '').click();
  await page.getByRole('button', { name: `Helpful (${before})` }).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('Thanks for your feedback!');
  await expect(notifications).toContainText("We're glad this was helpful.");
  const voted = page.getByRole('button', { name: `Helpful (${before + 1})` });
  await expect(voted).toHaveAccessibleDescription('You found this helpful.');
  await voted.click();
  expect(await countNow()).toBe(before + 1);

  await page.reload();
  await page.getByText(faq?.question ?? '').click();
  await expect(voted).toHaveAccessibleDescription('You found this helpful.');
  await voted.click();
  expect(await countNow()).toBe(before + 1);
});

test('takes a vote back that the server refuses', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/faqs/*/votes', async (route) => {
    await answered;
    await route.fulfill({
      status: 429,
      json: { type: 'about:blank', title: 'Too Many Requests', status: 429 },
    });
  });
  await page.goto('/help');
  await page.getByText(second?.question ?? '').click();
  const helpful = page.getByRole('button', { name: /^Helpful/ }).and(page.locator(':visible'));
  const before = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0]);
  await helpful.click();
  await expect(helpful).toHaveText(`Helpful (${before + 1})`);
  answer();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your vote was not counted',
  );
  await expect(helpful).toHaveText(`Helpful (${before})`);
  await expect(page.getByText('You found this helpful.')).toBeHidden();
});

test('takes votes where nothing may be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/help');
  await page.getByText(first?.question ?? '').click();
  await page
    .getByRole('button', { name: /^Helpful/ })
    .and(page.locator(':visible'))
    .click();
  await expect(page.getByText('You found this helpful.')).toBeVisible();
});

test('shows the built-in questions while the API does not answer', async ({ page }) => {
  await page.route('**/api/faqs?*', (route) => route.abort());
  // The page says so in the console, where the questions come from.
  await page.addInitScript(() => {
    console.error = () => {};
  });
  await page.goto('/help');
  await expect(page.getByText(`${help.length} results`)).toBeVisible();
});

test.describe('ways to people', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('are named, with the hours on the visitor’s clock', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('link', { name: support.email })).toHaveAttribute(
      'href',
      `mailto:${support.email}`,
    );
    await expect(page.getByText(support.hours.text)).toBeVisible();
    await expect(page.getByText('Monday-Friday 6 AM-3 PM in your time')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Live Chat' })).toBeDisabled();
    await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read the Guide' })).toHaveAttribute(
      'href',
      '/section-127-resources',
    );
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('link', { name: 'Download Sample' })).toHaveAttribute(
      'href',
      '/downloads/reimbursement-packet-sample.pdf',
    );
  });
});

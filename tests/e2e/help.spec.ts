import help from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { toasts } from './accounts.ts';
import { pauseRequests } from './pause-requests.ts';
import { expect, test } from './test.ts';

const [first, second] = help;

test('a question is found, and a vote for its answer is counted once and remembered', {
  tag: ['@help-search', '@help-vote'],
}, async ({ page, request }) => {
  const faq = help.at(-1);
  const question = page.getByText(faq?.question ?? '');
  const countNow = async () => {
    const { items } = (await (await request.get('/api/faqs')).json()) as {
      items: { id: string; helpful_count: number }[];
    };
    return items.find(({ id }) => id === faq?.id)?.helpful_count ?? Number.NaN;
  };
  const before = await countNow();
  await page.goto('/help');
  await expect(page.getByText(`${help.length} results`)).toBeVisible();
  await page.getByRole('radio', { name: faq?.category ?? '', exact: true }).check();
  await expect(page.getByText(`${help.length} results`)).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search for help' }).fill(faq?.question.toUpperCase() ?? '');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await question.click();
  await page.getByRole('button', { name: `Helpful (${before})` }).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('Thanks for your feedback!');
  await expect(notifications).toContainText("We're glad this was helpful.");
  const voted = page.getByRole('button', { name: `Helpful (${before + 1})` });
  await expect(voted).toHaveAccessibleDescription('You found this helpful.');
  await expect.poll(countNow).toBe(before + 1);

  // A search is in the address only after a pause in typing.
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  // The prerendered page lists all questions until it applies the search of the address; then this one moves up.
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await question.click();
  await expect(voted).toHaveAccessibleDescription('You found this helpful.');
  await voted.click();
  expect(await countNow()).toBe(before + 1);
});

test('the search knows other words for a question, and leads to the contact form when it finds nothing', async ({
  page,
}) => {
  await page.goto('/help');
  const box = page.getByRole('searchbox', { name: 'Search for help' });
  await box.fill('password');
  await expect(page.getByText('How do I reset my password?')).toBeVisible();
  await box.fill('money back');
  await expect(page.getByText('What if my employer denies the request?')).toBeVisible();
  await box.fill('zebra <b>');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page).toHaveURL(/q=zebra/);
  await page.getByRole('link', { name: 'Ask Us' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/“zebra <b>”/);
});

test('the search is in the address', async ({ page }) => {
  await page.goto('/help?q=password');
  const box = page.getByRole('searchbox', { name: 'Search for help' });
  await expect(box).toHaveValue('password');
  await expect(page.getByText('How do I reset my password?')).toBeVisible();
  await box.fill('money back');
  await expect(page).toHaveURL('/help?q=money+back');
  await page.getByRole('radio', { name: first?.category ?? '', exact: true }).check();
  await box.fill('');
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(box).toHaveValue('money back');
});

test('a vote that the server rejects is undone', async ({ page }) => {
  const refuse = await pauseRequests(page, '**/api/faqs/*/votes', (route) =>
    route.fulfill({ status: 429, json: { type: 'about:blank', title: 'Too Many Requests', status: 429 } }),
  );
  await page.goto('/help');
  await page.getByText(second?.question ?? '').click();
  const helpful = page.getByRole('button', { name: /^Helpful/ }).and(page.locator(':visible'));
  const before = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0]);
  await helpful.click();
  await expect(helpful).toHaveText(`Helpful (${before + 1})`);
  refuse();
  await expect(toasts(page)).toContainText('Your vote was not counted');
  await expect(helpful).toHaveText(`Helpful (${before})`);
  await expect(page.getByText('You found this helpful.')).toBeHidden();
});

test('a vote is accepted in a browser without storage', { tag: '@full' }, async ({ page }) => {
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

test.describe('for a visitor in another time zone, without the API', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the page shows the built-in questions and the support hours in the visitor’s time zone', {
    tag: '@full',
  }, async ({ page }) => {
    await page.route('**/api/faqs?*', (route) => route.abort());
    // The page logs that it shows the built-in questions.
    await page.addInitScript(() => {
      console.error = () => {};
    });
    await page.goto('/help');
    await expect(page.getByText('Monday-Friday 6 AM-3 PM in your time')).toBeVisible();
    await expect(page.getByText(support.hours.text)).toBeVisible();
    await expect(page.getByText(`${help.length} results`)).toBeVisible();
    await expect(page.getByRole('link', { name: support.email })).toHaveAttribute(
      'href',
      `mailto:${support.email}`,
    );
    await expect(page.getByRole('link', { name: 'Download Sample' })).toHaveAttribute(
      'href',
      '/downloads/reimbursement-packet-sample.pdf',
    );
  });
});

import { chromium, type Page } from 'playwright';
import { findBrowser } from '../browsers/chromium.ts';
import { startPlatform } from '../platform/platform.ts';
import { createMeter } from './meter.ts';
import { type Findings, median } from './rows.ts';

const list = '/admin/users?limit=100';
const runs = 5;

/** Signs in as the demo admin and shows a list of 100 users. */
async function signIn(page: Page, origin: string): Promise<void> {
  const items = Array.from({ length: 100 }, (_, at) => ({
    id: `id-${at}`,
    user_id: `id-${at}`,
    full_name: `Sample Learner ${at}`,
    email: `sample-${at}@example.com`,
    created_at: '2025-06-01T12:00:00.000Z',
  }));
  await page.route('**/api/admin/users?*', (route) => route.fulfill({ json: { items, next: null } }));
  await page.goto(`${origin}/auth?returnTo=${encodeURIComponent(list)}`);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('admin-demo');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(origin + list);
}

/** The reference: shows a plain list of 1,000 rows for one frame. Runs in a task: a command's time does not count. */
const renderPlainList = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          const list = document.createElement('ol');
          for (let row = 0; row < 1000; row++) {
            list.append(
              Object.assign(document.createElement('li'), { textContent: `Sample Learner ${row}` }),
            );
          }
          document.body.append(list);
          requestAnimationFrame(() =>
            setTimeout(() => {
              list.remove();
              resolve(undefined);
            }),
          );
        }),
      ),
  );

/** Types into the search box, renders a plain list before each letter, and returns the cost of each. */
async function typeWords(page: Page, costOf: Awaited<ReturnType<typeof createMeter>>) {
  const search = page.getByRole('searchbox', { name: 'Search by name or email' });
  await page.getByRole('rowheader').nth(99).waitFor();
  await search.focus();
  // Remaining loading work must not count for the first letter.
  await costOf(() => renderPlainList(page));
  const letters: number[] = [];
  const lists: number[] = [];
  for (const letter of 'sample learner') {
    lists.push(await costOf(() => renderPlainList(page)));
    letters.push(await costOf(() => page.keyboard.press(letter === ' ' ? 'Space' : letter)));
  }
  if ((await search.inputValue()) === '') throw new Error('Nothing was typed.');
  return { letters, lists };
}

/** Measures the cost of each letter typed into an admin search box and compares it with rendering a plain list. */
export async function measureTyping(): Promise<Findings> {
  const { executablePath, args, env } = await findBrowser();
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const results: Awaited<ReturnType<typeof typeWords>>[] = [];
  try {
    const page = await browser.newPage();
    await signIn(page, platform.origin);
    const costOf = await createMeter(page);
    for (let run = 0; run < runs; run++) {
      await page.goto(platform.origin + list, { waitUntil: 'networkidle' });
      results.push(await typeWords(page, costOf));
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
  const typed = median(results.flatMap(({ letters }) => letters));
  const slowest = median(results.map(({ letters }) => Math.max(...letters)));
  const against = 'rendering a plain list of 1,000 rows';
  const reference = median(results.flatMap(({ lists }) => lists));
  return {
    rows: [
      { name: 'a letter typed above 100 rows', value: typed, against, reference },
      // 50 ms if the list takes 33.
      { name: 'the slowest of 14 letters', value: slowest, against, reference, goal: 1.5 },
    ],
  };
}

import type { Page } from '@playwright/test';
import { publicPaths } from '../pages.ts';
import { open } from './person.ts';
import { expect, test } from './test.ts';

/** The part of a `layout-shift` entry (Layout Instability, W3C) that is asked here. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Collects every shift from the first paint on, with what moved. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
      );
      shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Everything that comes late arrives late for sure: fonts, pictures, data, scripts after the first. */
async function delayLateParts(page: Page): Promise<void> {
  await page.route(/\.(woff2|jpg|png|svg|webp|avif)$|\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}

const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** The sum of all shifts: at least as much as the score that browsers report, which takes the worst five seconds. */
const sumOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

test.describe.configure({ mode: 'parallel' });

// The last one has no HTML of its own: it comes from the page that stands for such pages.
for (const path of [...publicPaths, '/course/made-later']) {
  test(`${path} never moves while it comes`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    await delayLateParts(page);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const shifts = await shiftsOf(page);
      // 0.00, as browsers round it: a letter of the late font may be a hair wider than its stand-in.
      expect(sumOf(shifts), `at ${width} px: ${shifts.join('; ')}`).toBeLessThan(0.005);
    }
  });
}

test('a shift is seen when something does move', async ({ page }) => {
  await page.addInitScript(watchShifts);
  await open(page, '/privacy');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.querySelector('main')?.prepend(box);
  });
  await expect.poll(async () => sumOf(await shiftsOf(page))).toBeGreaterThan(0.005);
});

import type { Page } from '@playwright/test';
import { inParts, publicPaths } from './pages.ts';
import { sample } from '../samples/sample.ts';
import { hydrated, openSettled, resize, settled } from './settled.ts';
import { expect, test } from './test.ts';

/** The fields of a `layout-shift` entry (Layout Instability, W3C) that the tests read. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records every shift from the first paint on, with the elements that moved. */
function watchShifts(): void {
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => read(list.getEntries() as Shift[]));
  const read = (entries: Shift[]) => {
    for (const { value, hadRecentInput, sources } of entries) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
      );
      shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  const readShifts = () => {
    read(observer.takeRecords() as Shift[]);
    return shifts;
  };
  Object.assign(globalThis, { readShifts });
}

const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { readShifts: () => string[] }).readShifts());

/** Returns the sum of all shifts, which is at least the score that browsers report for the worst five seconds. */
const sumOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Opens a page whose fonts, images, and data load only after it is rendered and hydrated. */
async function openInStages(page: Page, path: string): Promise<void> {
  const drawn = Promise.withResolvers<void>();
  const lateParts = /\.(woff2|jpg|png|svg|webp|avif)$|\/api\//;
  await page.route(lateParts, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await resize(page, page.viewportSize()?.width ?? 0);
  drawn.resolve();
  await settled(page);
  await page.unroute(lateParts);
}

/** Scrolls down the page one window at a time, then back up, because browsers restore the scroll position on reload. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

test.describe.configure({ mode: 'parallel' });

// The last path has no prerendered HTML: the server sends the fallback page for it.
for (const part of inParts(sample([...publicPaths, '/course/created-later'], 3), 3)) {
  test(`${part.join(', ')}: nothing moves while the page loads or scrolls`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    for (const path of part) {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openInStages(page, path);
        await scrollThrough(page);
        const shifts = await shiftsOf(page);
        // 0.00 when rounded: a letter of the late font may be slightly wider than in the fallback font.
        expect(sumOf(shifts), `${path} at ${width} px: ${shifts.join('; ')}`).toBeLessThan(0.005);
      }
    }
  });
}

test('the check detects a shift', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(watchShifts);
  await openSettled(page, '/privacy');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.querySelector('main')?.prepend(box);
  });
  await expect.poll(async () => sumOf(await shiftsOf(page))).toBeGreaterThan(0.005);
});

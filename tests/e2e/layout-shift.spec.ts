import type { Page } from '@playwright/test';
import { inParts, publicPaths } from '../pages.ts';
import { sample } from '../sample.ts';
import { resize } from './person.ts';
import { hydrated, openSettled, settled } from './settled.ts';
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

/** The sum of all shifts: at least as much as the score that browsers report, which takes the worst five seconds. */
const sumOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Opens a page whose fonts, pictures and data come after it is drawn and its scripts have taken over. */
async function openPiecemeal(page: Page, path: string): Promise<void> {
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

/** Reads the page down to its end, a window at a time, and goes back up: a browser keeps the place for the next load. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

test.describe.configure({ mode: 'parallel' });

// The last one has no HTML of its own: it comes from the page that stands for such pages.
for (const part of inParts(sample([...publicPaths, '/course/made-later'], 3), 3)) {
  test(`${part.join(', ')}: nothing moves while the page loads or is read`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    for (const path of part) {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openPiecemeal(page, path);
        await scrollThrough(page);
        const shifts = await shiftsOf(page);
        // 0.00, as browsers round it: a letter of the late font may be a hair wider than its stand-in.
        expect(sumOf(shifts), `${path} at ${width} px: ${shifts.join('; ')}`).toBeLessThan(0.005);
      }
    }
  });
}

test('a shift is seen when something does move', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(watchShifts);
  await openSettled(page, '/privacy');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.querySelector('main')?.prepend(box);
  });
  await expect.poll(async () => sumOf(await shiftsOf(page))).toBeGreaterThan(0.005);
});

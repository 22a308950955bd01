import type { Page } from '@playwright/test';
import { resize } from './settled.ts';
import { expect, test } from './test.ts';

/** The smallest text of the type scale. */
const smallest = 12;

/** Returns the texts in the pictures of the page that are too small or cut off, and images that are shown scaled down. */
const findUnreadable = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
    const faults = shown('img').flatMap((image) => {
      const scale = image.getBoundingClientRect().width / Number(image.getAttribute('width'));
      return scale < 0.9 ? [`an image is shown at ${Math.round(scale * 100)} percent`] : [];
    });
    for (const picture of [...shown('figure'), ...shown('svg')]) {
      const frame = picture.getBoundingClientRect();
      const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const element = text.parentElement;
        if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
        // Text for screen readers only.
        if (element.clientWidth === 1) continue;
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < least - 0.01) faults.push(`"${text.textContent}" is ${size.toFixed(1)} px`);
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, bottom } = range.getBoundingClientRect();
        const isInside = left >= frame.left - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
        if (!isInside || element.scrollWidth > element.clientWidth + 1)
          faults.push(`"${text.textContent}" is cut off`);
      }
    }
    return faults;
  }, smallest);

for (const path of ['/', '/corporate', '/about', '/layoff-to-liftoff', '/help']) {
  test(`the pictures of ${path} can be read at every width`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [768, 1024, 1280]) {
      await resize(page, width);
      expect(await findUnreadable(page), `at ${width} px`).toEqual([]);
    }
  });
}

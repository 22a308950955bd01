import { type Page, test as base } from '@playwright/test';
import { readStories, serveStorybook } from './storybook.ts';
import { contextOptions } from './launch.ts';
import { loadStorybook, mountStory } from './mount.ts';

/** A page that shows one story after another. Each worker has one and loads Storybook once. */
export interface Stage {
  page: Page;
  /** Mounts a story at 1280 px and waits for its play function. */
  show: (id: string, direction?: 'ltr' | 'rtl') => Promise<void>;
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const { origin, close } = await serveStorybook();
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await loadStorybook(page, origin);
      const show: Stage['show'] = async (id, direction) => {
        await page.setViewportSize(contextOptions.viewport);
        await mountStory(page, id, direction);
      };
      await use({ page, show });
      await context.close();
      close();
    },
    { scope: 'worker' },
  ],
});

/** The stories to check in all conditions: the sticker sheets of all components, and whole pages. */
export const shown: readonly string[] = readStories()
  .filter(({ title, tags }) => tags.includes('sticker-sheet') || title.startsWith('Pages/'))
  .map(({ id }) => id);

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Storybook's globals in the page that shows stories. */
interface StorybookPage {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyRenders: { id: string; phase: string }[];
    storyStoreValue: { userGlobals: { update(globals: object): void } };
    onForceRemount(story: { storyId: string }): Promise<void>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
}

/** Longer than the 30 seconds that a play function may wait, so that only a hanging story reaches it. In milliseconds. */
const storyTimeout = 60_000;

const phaseOf = (page: Page, storyId: string): Promise<string> =>
  page.evaluate((id) => {
    const { storyRenders } = (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__;
    return storyRenders.find((render) => render.id === id)?.phase ?? 'absent';
  }, storyId);

/** Loads Storybook without a story. The accessibility addon stays off: the tests run axe themselves. */
export async function loadStorybook(page: Page, origin: string): Promise<void> {
  await page.goto(new URL('iframe.html', origin).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const storybook = globalThis as unknown as StorybookPage;
    await storybook.__STORYBOOK_PREVIEW__.ready();
    storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
  await page.mouse.move(0, 0);
}

/** Mounts a story, or remounts the current one, and waits for its play function and its fonts. */
export async function mountStory(page: Page, storyId: string, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.evaluate(
    async (view) => {
      const storybook = globalThis as unknown as StorybookPage;
      const preview = storybook.__STORYBOOK_PREVIEW__;
      preview.storyStoreValue.userGlobals.update({ theme: 'light', dir: view.dir });
      document.documentElement.dir = view.dir;
      scrollTo(0, 0);
      if (preview.storyRenders.some(({ id }) => id === view.storyId)) await preview.onForceRemount(view);
      else storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { ...view, viewMode: 'story' });
    },
    { storyId, dir },
  );
  const deadline = Date.now() + storyTimeout;
  let phase = await phaseOf(page, storyId);
  while (!['finished', 'errored', 'aborted'].includes(phase)) {
    if (Date.now() > deadline) throw new Error(`${storyId} hangs: ${phase}`);
    await wait(20);
    phase = await phaseOf(page, storyId);
  }
  if (phase !== 'finished')
    throw new Error(`${storyId} ${phase}: ${await page.locator('#error-message').innerText()}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Sets the page's theme as the product's theme switch does, and finishes all transitions. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    for (const transition of document.getAnimations()) {
      if (transition instanceof CSSTransition) transition.finish();
    }
  }, theme);
}

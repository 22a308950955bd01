import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { setTheme } from '../stories/axe.ts';
import { readStories, type Story } from '../stories/storybook.ts';

/** How a story is looked at. */
export interface View {
  width: number;
  height?: number;
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
}

interface StorybookPage {
  __STORYBOOK_PREVIEW__?: {
    storyRenders: { id: string; phase: string }[];
    storyStoreValue: { userGlobals: { update(globals: Record<string, string>): void } };
    onForceRemount(story: { storyId: string }): Promise<void>;
  };
}

/** A page that shows one story after the other; one for each worker. */
export class Stage {
  readonly page: Page;
  private current: string | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Shows a story and waits until its play function has ended, its fonts are there and nothing moves. Each story has a
   * page of its own, which all its views share: to load Storybook takes longer than to judge a view.
   */
  async show(id: string, { width, height = 800, theme = 'light', direction = 'ltr' }: View): Promise<void> {
    const { page } = this;
    await page.setViewportSize({ width, height });
    if (this.current === id) await this.mountAgain(id, { theme, dir: direction });
    else {
      this.current = undefined;
      await page.goto(
        `${process.env.STORYBOOK_ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};dir:${direction};a11y.manual:!true`,
      );
    }
    const phase = await page.waitForFunction((storyId) => {
      const { __STORYBOOK_PREVIEW__ } = globalThis as unknown as StorybookPage;
      const render = __STORYBOOK_PREVIEW__?.storyRenders.find((candidate) => candidate.id === storyId);
      return ['finished', 'errored', 'aborted'].find((end) => end === render?.phase);
    }, id);
    const end = await phase.jsonValue();
    if (end !== 'finished') {
      throw new Error(`${id} ${end}: ${await page.locator('#error-message').innerText()}`);
    }
    await page.evaluate(async (dir) => {
      if (document.documentElement.dir !== dir) document.documentElement.dir = dir;
      await document.fonts.ready;
    }, direction);
    await page.mouse.move(0, 0);
    this.current = id;
  }

  private async mountAgain(storyId: string, globals: Record<string, string>): Promise<void> {
    await this.page.evaluate(
      async (view) => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
        preview?.storyStoreValue.userGlobals.update(view.globals);
        await preview?.onForceRemount({ storyId: view.storyId });
        scrollTo(0, 0);
      },
      { storyId, globals },
    );
  }

  /** Changes the theme of the story on stage. */
  async light(theme: 'light' | 'dark'): Promise<void> {
    await setTheme(this.page, theme);
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return page;
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      await use(new Stage(await openPage(context)));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The stories that are looked at: sheets of components, overlays that stand open, the screens' first stories, whole pages. */
export const shown: readonly Story[] = readStories().filter(
  ({ title, exportName, tags }) =>
    tags.includes('sticker-sheet') ||
    tags.includes('pictured') ||
    title.startsWith('Pages/') ||
    (title.startsWith('Screens/') && exportName === 'Default'),
);

/** Of these, the stories with stored pictures: pages are made of the same parts, and theirs would weigh twice as much. */
export const pictured: readonly Story[] = shown.filter(({ title }) => !title.startsWith('Pages/'));

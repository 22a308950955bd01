import { expect } from '@playwright/test';
import { isExpectedMessage } from './console-messages.ts';
import { platformTest } from './platform-test.ts';
import { newUnwrittenCourse } from '../clients/generation-client.ts';
import { staySignedIn } from '../clients/api-client.ts';
import { findLostFocus, watchFocus } from './lost-focus.ts';
import { unwrittenCourse } from './pages.ts';
import { hydrated } from './settled.ts';

/**
 * A test against a platform that fails on any error in the page or its console, except for the expected messages of
 * all tests and the `expectedMessage` of this one, and if it ends with focus lost: on no element, since the one that had
 * it was removed.
 * `page.goto` also waits until React has hydrated the page, unless `waitUntil` is given: `late-scripts.spec.ts` tests what
 * users do before that.
 */
export const test = platformTest.extend<{
  quietConsole: void;
  keptFocus: void;
  expectedMessage: RegExp;
  /** Returns a path with a course without lessons in place of `unwrittenCourse`; the course goes with the test. */
  pathTo: (path: string) => Promise<string>;
}>({
  expectedMessage: [/^$/, { option: true }],
  page: async ({ page, javaScriptEnabled }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const isHtml = response?.headers()['content-type']?.startsWith('text/html');
      if (isHtml && javaScriptEnabled && !options?.waitUntil) await hydrated(page);
      return response;
    };
    await provide(page);
  },
  pathTo: async ({ origin }, provide) => {
    let id: string | undefined;
    const asAdmin = () => staySignedIn(origin, 'admin@example.com', 'admin-demo');
    await provide(async (path) => {
      if (path !== unwrittenCourse) return path;
      id ??= await newUnwrittenCourse(await asAdmin());
      return `/course/${id}`;
    });
    if (id !== undefined) await (await asAdmin()).send('DELETE', `/api/admin/courses/${id}`);
  },
  quietConsole: [
    async ({ page, expectedMessage }, proceed) => {
      const unexpectedMessages: string[] = [];
      page.on('pageerror', (error) => unexpectedMessages.push(String(error)));
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning';
        const isExpected = isExpectedMessage(message.text()) || expectedMessage.test(message.text());
        if (isProblem && !isExpected) unexpectedMessages.push(message.text());
      });
      await proceed();
      expect(unexpectedMessages).toEqual([]);
    },
    { auto: true },
  ],
  keptFocus: [
    async ({ page, javaScriptEnabled }, proceed) => {
      await page.addInitScript(watchFocus);
      await proceed();
      if (page.isClosed() || !javaScriptEnabled) return;
      // A page that is being replaced has no focus to lose.
      await expect.poll(() => findLostFocus(page).catch(() => [])).toEqual([]);
    },
    { auto: true },
  ],
});

/** A test with a separate platform per file, for tests that change the public pages. */
export const ownPlatformTest = test.extend<object, { variables: Record<string, string> }>({
  variables: [{}, { scope: 'worker' }],
});

export { expect };

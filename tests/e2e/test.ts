import { expect } from '@playwright/test';
import { platformTest } from './platform-test.ts';
import { hydrated } from './settled.ts';

/** Console messages that tests provoke: rejected API calls, a closed service, a lost connection, and one given up while it opens. */
const expectedMessages = new RegExp(
  [
    'Failed to load resource: (the server responded with a status of (4\\d\\d|503)|net::ERR_(FAILED|INTERNET_DISCONNECTED))',
    "WebSocket connection to '[^']*/live' failed: .*(Unexpected response code: 4\\d\\d|net::ERR_INTERNET_DISCONNECTED|closed before the connection is established)",
  ].join('|'),
);

/**
 * A test against a platform that fails on any error in the page or its console, except for the `expectedMessage`.
 * `page.goto` also waits until React has hydrated the page, unless `waitUntil` is given: `late-scripts.spec.ts` tests what
 * users do before that.
 */
export const test = platformTest.extend<{ quietConsole: void; expectedMessage: RegExp }>({
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
  quietConsole: [
    async ({ page, expectedMessage }, proceed) => {
      const unexpectedMessages: string[] = [];
      page.on('pageerror', (error) => unexpectedMessages.push(String(error)));
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning';
        const isExpected = [expectedMessages, expectedMessage].some((each) => each.test(message.text()));
        if (isProblem && !isExpected) unexpectedMessages.push(message.text());
      });
      await proceed();
      expect(unexpectedMessages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { expect } from '@playwright/test';
import { platformTest } from './platform-test.ts';
import { hydrated } from './settled.ts';

/** What a page may write to the console: refusals of the API, and a lost connection, that the test itself asks for. */
const expectedMessages = new RegExp(
  [
    'Failed to load resource: (the server responded with a status of 4\\d\\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))',
    "WebSocket connection to '[^']*/live' failed: .*(Unexpected response code: 4\\d\\d|net::ERR_INTERNET_DISCONNECTED)",
  ].join('|'),
);

/**
 * A test against a platform that fails on any error in the page or its console. `page.goto` also waits until React has
 * taken over the page, unless `waitUntil` is given: what a person does before that is the subject of
 * `late-scripts.spec.ts`.
 */
export const test = platformTest.extend<{ quietConsole: void }>({
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
    async ({ page }, proceed) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !expectedMessages.test(message.text())) complaints.push(message.text());
      });
      await proceed();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

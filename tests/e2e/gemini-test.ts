import { type GeminiServer, startGemini } from '../gemini/gemini-server.ts';
import { ownPlatformTest } from './test.ts';

/** A test against a platform that generates and drafts courses with a local server in place of Gemini. */
export const geminiTest = ownPlatformTest.extend<object, { gemini: GeminiServer }>({
  gemini: [
    // Playwright reads a fixture's dependencies from its first parameter, which must be a destructuring pattern.
    async ({}, use) => {
      const gemini = await startGemini();
      await use(gemini);
      await gemini.close();
    },
    { scope: 'worker' },
  ],
  variables: [
    async ({ gemini }, provide) => {
      await provide({
        GEMINI_API_KEY: 'test-key',
        GEMINI_BASE_URL: gemini.baseUrl,
        GENERATION_RETRY_SECONDS: '0',
      });
    },
    { scope: 'worker' },
  ],
});

import { test as base } from '@playwright/test';
import { startPlatform } from '../platform/platform.ts';

/**
 * A test against a running platform. Each worker starts a separate one, so no test sees what another does at
 * the same time, and a retried test starts with a new platform.
 */
export const platformTest = base.extend<object, { variables: Record<string, string>; origin: string }>({
  variables: [{}, { scope: 'worker', option: true }],
  origin: [
    async ({ variables }, use) => {
      const platform = await startPlatform({ variables });
      await use(platform.origin);
      await platform.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ origin }, provide) => {
    await provide(origin);
  },
});

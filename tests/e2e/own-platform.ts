import { startPlatform } from '../platform.ts';
import { test } from './test.ts';

/** A platform of the file's own, for what would change the public pages under other tests. */
export const ownPlatformTest = test.extend<object, { variables: Record<string, string>; origin: string }>({
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

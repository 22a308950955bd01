import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    reporters: ['default'],
    projects: [
      'design-system/vitest.config.ts',
      {
        root,
        test: {
          name: 'unit',
          include: ['{lambdas,app,cdk,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/{conformance,api,faults}/**'],
        },
      },
      { root, test: { name: 'conformance', include: ['tests/conformance/**/*.test.ts'] } },
      {
        root,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        root,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { behaviorTags } from '../behaviors/behaviors.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Only the unit tests next to the rules, so each mutant takes seconds. */
export default defineConfig({
  root,
  // Not the package in node_modules, which Stryker does not change.
  resolve: { alias: { '@redwhiteandcode/contract': `${root}lambdas/contract` } },
  test: {
    include: ['lambdas/contract/**/*.test.ts', 'lambdas/src/**/{,*-}rules.test.ts'],
    setupFiles: ['tests/mutate/properties.setup.js'],
    testTimeout: 60_000,
    tags: behaviorTags,
  },
});

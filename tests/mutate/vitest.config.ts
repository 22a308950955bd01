import { defineConfig } from 'vitest/config';
import { behaviorTags } from '../behaviors.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Only the unit tests beside the rules, so that a mutant is judged in seconds. */
export default defineConfig({
  root,
  test: {
    include: ['lambdas/contract/**/*.test.ts', 'lambdas/src/**/{,*-}rules.test.ts'],
    setupFiles: ['tests/mutate/properties.setup.js'],
    testTimeout: 60_000,
    tags: behaviorTags,
  },
});

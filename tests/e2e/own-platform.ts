import { test } from './test.ts';

/** A test with a separate platform per file, for tests that change the public pages. */
export const ownPlatformTest = test.extend<object, { variables: Record<string, string> }>({
  variables: [{}, { scope: 'worker' }],
});

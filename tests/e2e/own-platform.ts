import { test } from './test.ts';

/** A test whose platform no other file's tests come after: for what changes the public pages. */
export const ownPlatformTest = test.extend<object, { variables: Record<string, string> }>({
  variables: [{}, { scope: 'worker' }],
});

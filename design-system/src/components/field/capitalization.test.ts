import { expect, test } from 'vitest';
import { capitalizationOf } from './capitalization.ts';

test.each([
  [{ type: 'email' }, 'none'],
  [{ autoComplete: 'username' }, 'none'],
  // A shown password.
  [{ type: 'password', autoComplete: 'new-password' }, 'none'],
  [{ inputMode: 'numeric', autoComplete: 'one-time-code' }, 'none'],
  [{ inputMode: 'decimal' }, 'none'],
  [{ autoComplete: 'name' }, 'words'],
  [{ autoComplete: 'family-name' }, 'words'],
  [{ autoComplete: 'organization' }, 'words'],
  [{ autoComplete: 'address-line1' }, 'words'],
  [{ autoComplete: 'postal-code' }, 'characters'],
  [{ autoComplete: 'off' }, 'sentences'],
  [{}, 'sentences'],
] as const)('a field with %o capitalizes: %s', (props, capitalization) => {
  expect(capitalizationOf(props)).toBe(capitalization);
});

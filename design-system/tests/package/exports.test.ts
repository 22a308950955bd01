import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderExports } from '../../scripts/exports.ts';

test('the public API is the one that exports.txt lists', () => {
  const listed = readFileSync(new URL('../../exports.txt', import.meta.url), 'utf8');
  expect(
    renderExports(),
    'The public API has changed. If that is meant, run "node design-system/scripts/exports.ts" and write a changeset.',
  ).toBe(listed);
});

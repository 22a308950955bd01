import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeScript } from '../src/theme/themeScript.ts';

function run(stored: string | null | Error, isSystemDark: boolean): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(themeScript, {
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: isSystemDark }),
    localStorage: {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
    },
  });
  return dataset;
}

test.each([
  [null, false, 'system', 'light'],
  [null, true, 'system', 'dark'],
  ['light', true, 'light', 'light'],
  ['dark', false, 'dark', 'dark'],
  ['purple', true, 'system', 'dark'],
  [new Error('Storage is forbidden'), true, 'system', 'dark'],
])('a stored %s with a dark system %s gives %s, %s', (stored, isSystemDark, themeChoice, theme) => {
  expect(run(stored, isSystemDark)).toEqual({ themeChoice, theme });
});

import { describe, expect, it } from 'vitest';
import { isLoadFailure, mayLoadAnew } from './loadFailure.ts';

describe('a part of the app that did not come', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://site.example/assets/help-1.js',
    'error loading dynamically imported module: https://site.example/assets/help-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/style-1.css',
  ])('is told from one that broke: %s', (message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true);
  });

  it.each([new Error('x is not a function'), 'Failed to fetch dynamically imported module', undefined])(
    'is not %s',
    (error) => {
      expect(isLoadFailure(error)).toBe(false);
    },
  );

  it('loads the page anew by itself once a minute at most', () => {
    const held = new Map<string, string>();
    const storage = () =>
      ({
        getItem: (key: string) => held.get(key) ?? null,
        setItem: (key: string, value: string) => void held.set(key, value),
      }) as Storage;
    const start = 1_700_000_000_000;
    const answers = [0, 1000, 30_000, 100_000].map((later) => mayLoadAnew(start + later, storage));
    expect(answers).toEqual([true, false, false, true]);
  });

  it('never does where nothing remembers the last time', () => {
    const forbidden = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    expect(mayLoadAnew(1_700_000_000_000, forbidden)).toBe(false);
  });
});

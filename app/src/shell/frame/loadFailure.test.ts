import { describe, expect, it } from 'vitest';
import { fakeStorage, forbiddenStorage } from '../session/fakeStorage.ts';
import { isLoadFailure, mayReload } from './loadFailure.ts';

describe('a part of the app that could not be loaded', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://site.example/assets/help-1.js',
    'error loading dynamically imported module: https://site.example/assets/help-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/style-1.css',
  ])('is recognized by its error: %s', (message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true);
  });

  it.each([new Error('x is not a function'), 'Failed to fetch dynamically imported module', undefined])(
    'is not recognized in %s',
    (error) => {
      expect(isLoadFailure(error)).toBe(false);
    },
  );

  it('reloads the page at most once a minute', () => {
    const tab = fakeStorage();
    const start = 1_700_000_000_000;
    const results = [0, 1000, 30_000, 100_000].map((later) => mayReload(start + later, () => tab));
    expect(results).toEqual([true, false, false, true]);
  });

  it('never reloads the page where storage is forbidden', () => {
    expect(mayReload(1_700_000_000_000, forbiddenStorage)).toBe(false);
  });
});

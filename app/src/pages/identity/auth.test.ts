import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCoursePath, returnPath, signInHref } from '../../shell/session/returnTo.ts';

describe('after sign-in', () => {
  it.each(['/dashboard', '/learn/ai-literacy-101/1/2', '/course/x?tab=1#top', '/authors'])(
    'the user returns to %s',
    (path) => {
      expect(returnPath(path)).toBe(path);
      expect(returnPath(new URL(signInHref(path), 'http://x').searchParams.get('returnTo'))).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?returnTo=/auth',
  ])('the user goes to the home page instead of %j', (path) => {
    expect(returnPath(path)).toBe('/');
  });

  it('the user stays on the site for any path', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(new URL(returnPath(`/${path}`), 'http://site.example').host).toBe('site.example');
      }),
    );
  });
});

it.each([
  ['/course/ai-literacy-101', true],
  ['/course/ai-literacy-101/preview', false],
  ['/courses', false],
  ['/', false],
])('%s is the page of a course: %s', (path, isCourse) => {
  expect(isCoursePath(path)).toBe(isCourse);
});
